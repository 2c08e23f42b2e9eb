import { escapeHtml } from '#domain/base/text/escape-html.ts';

/** A part of a mail: a paragraph, a heading, a button, named facts, or a quotation. */
export type MailBlock =
  | string
  | { heading: string }
  | { link: string; href: string }
  | { facts: readonly (readonly [string, string])[] }
  | { quote: string };

const SIGNATURE = 'Împrumut Clar';

/**
 * Composes a mail as plain text and as HTML from the same blocks. People's words stay text in both.
 * @param origin of the site, for the line that names the sender
 */
export function composeMail(blocks: readonly MailBlock[], origin: string): { text: string; html: string } {
  const text = [...blocks.map(toText), `${SIGNATURE}\n${origin}/`].join('\n\n');
  const body = [...blocks.map(toHtml), `<p>${SIGNATURE}<br>${anchor(`${origin}/`, `${origin}/`)}</p>`];
  return {
    text: `${text}\n`,
    html: `<!doctype html>
<html lang="ro"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"></head>
<body style="font: 16px/1.5 sans-serif; max-width: 36em">
${body.join('\n')}
</body></html>
`,
  };
}

function toText(block: MailBlock): string {
  if (typeof block === 'string') return block;
  if ('heading' in block) return block.heading.toLocaleUpperCase('ro');
  if ('link' in block) return `${block.link}:\n${block.href}`;
  if ('facts' in block) return block.facts.map(([name, value]) => `${name}: ${value}`).join('\n');
  return quoteText(block.quote);
}

/** Quotes a person's words in the text of a mail. */
export function quoteText(words: string): string {
  return words
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
}

function toHtml(block: MailBlock): string {
  if (typeof block === 'string') return `<p>${withBreaks(block)}</p>`;
  if ('heading' in block) return `<h2>${escapeHtml(block.heading)}</h2>`;
  if ('link' in block) return `<p>${anchor(block.href, block.link)}</p>`;
  if ('facts' in block) {
    const lines = block.facts.map(
      ([name, value]) => `${escapeHtml(name)}: <b><bdi>${escapeHtml(value)}</bdi></b>`,
    );
    return `<p>${lines.join('<br>\n')}</p>`;
  }
  return `<blockquote style="border-left: 4px solid; margin: 0; padding-left: 1em">${withBreaks(block.quote)}</blockquote>`;
}

function withBreaks(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>\n');
}

function anchor(href: string, text: string): string {
  return `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;
}
