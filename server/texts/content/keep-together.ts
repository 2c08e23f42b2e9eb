import { splitTogether } from '#domain/base/text/split-together.ts';

const TAG = /(<[^>]*>)/;

/** Marks the words in HTML that must stay on one line. */
export function keepTogether(html: string): string {
  // Every second part is a tag.
  return html
    .split(TAG)
    .map((part, at) => (at % 2 === 1 ? part : keptText(part)))
    .join('');
}

function keptText(text: string): string {
  return splitTogether(text)
    .map((piece, at) => (at % 2 === 1 ? `<no-break>${piece}</no-break>` : piece))
    .join('');
}
