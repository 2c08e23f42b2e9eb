import { escapeHtml } from '#domain/base/text/escape-html.ts';

/** Escapes a text for an element or a quoted attribute. Characters that XML does not allow are left out. */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ''));
}
