import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { escapeHtml } from '#domain/base/text/escape-html.ts';

const kept = new WeakMap<object, Map<string, string>>();

/**
 * Returns the placeholder, in cached markup, of a value that differs between pages. Made of private-use characters, which no text
 * contains.
 */
export const blank = (name: string) => `\ue000${name}\ue001`;

/** Finds every `blank`, with its name as the first group. */
export const blanks = new RegExp(blank('(\\w+)'), 'g');

/**
 * Renders markup shared by many pages once: forms and drawings are most of an article. For parts that are never hydrated.
 * @param owner content of the markup: the markup is cached while the owner exists
 * @param key everything else the markup depends on, with few different values
 * @param values of the blanks in it
 */
export function cachedMarkup(
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

/** Flattens the text for the cache: V8 would keep a text joined of thousands of pieces piece by piece. */
function inOnePiece(text: string): string {
  return Buffer.from(text).toString();
}
