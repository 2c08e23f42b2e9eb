import { escapeHtml } from '#domain/text/escape-html.ts';

/** Text for an element or a quoted attribute. Characters XML does not allow at all are left out. */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ''));
}
