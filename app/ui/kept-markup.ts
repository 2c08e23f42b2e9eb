import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { escapeHtml } from '#domain/base/text/escape-html.ts';

const kept = new WeakMap<object, Map<string, string>>();

/** Stands in kept markup where a value of each page's own comes. Signs for private use, so no text has them. */
export const blank = (name: string) => `\ue000${name}\ue001`;

/** Finds every `blank`, with its name as the first group. */
export const blanks = new RegExp(blank('(\\w+)'), 'g');

/**
 * Markup that is the same on many pages, made once: forms and drawings are most of what an article is rendered of. For parts
 * that are never hydrated.
 * @param owner what it is made of: kept as long as that lives
 * @param key everything else it depends on, of few different values
 * @param values of the blanks in it
 */
export function keptMarkup(
  owner: object,
  key: string,
  make: () => ReactNode,
  values?: Readonly<Record<string, string>>,
): string {
  const ofOwner = kept.get(owner) ?? new Map<string, string>();
  const markup = ofOwner.get(key) ?? inOnePiece(renderToStaticMarkup(make()));
  kept.set(owner, ofOwner.set(key, markup));
  return values ? markup.replace(blanks, (_, name: string) => escapeHtml(values[name] ?? '')) : markup;
}

/** The same text for keeping: what was joined of thousands of pieces would stay in memory piece by piece. */
function inOnePiece(text: string): string {
  return Buffer.from(text).toString();
}
