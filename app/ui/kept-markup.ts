import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const kept = new WeakMap<object, Map<string, string>>();

/**
 * Markup that is the same on many pages, made once: menus, footer and drawings are most of what a document is rendered
 * of. For parts that are never hydrated.
 * @param owner what it is made of: kept as long as that lives
 * @param key everything else it depends on, of few different values
 */
export function keptMarkup(owner: object, key: string, make: () => ReactNode): string {
  const ofOwner = kept.get(owner) ?? new Map<string, string>();
  kept.set(owner, ofOwner);
  const markup = ofOwner.get(key) ?? inOnePiece(renderToStaticMarkup(make()));
  ofOwner.set(key, markup);
  return markup;
}

// React joins its answer of thousands of pieces, which would stay in memory one by one.
function inOnePiece(text: string): string {
  return Buffer.from(text).toString();
}
