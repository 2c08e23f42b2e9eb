import { splitNoBreaks } from '#domain/base/text/split-no-breaks.ts';

const TAG = /(<[^>]*>)/;

/** Marks the words in HTML that must stay on one line. */
export function markNoBreaks(html: string): string {
  // Every second part is a tag.
  return html
    .split(TAG)
    .map((part, at) => (at % 2 === 1 ? part : keptText(part)))
    .join('');
}

function keptText(text: string): string {
  return splitNoBreaks(text)
    .map((piece, at) => (at % 2 === 1 ? `<no-break>${piece}</no-break>` : piece))
    .join('');
}
