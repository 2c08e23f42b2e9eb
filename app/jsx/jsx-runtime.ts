import type { ElementType, Key } from 'react';
import { Fragment, type JSX, jsx as element } from 'react/jsx-runtime';
import { keptTogether } from './kept-together.ts';

export { Fragment, type JSX };

/** What JSX is compiled to: React's own, with texts that do not part where they must not. @see docs/decisions/161-words-that-stay-together.md */
export const jsx = (type: ElementType, props: unknown, key?: Key) =>
  element(type, keptTogether(type, props), key);

// In a build React has one function for an element with one child and for those with more.
export const jsxs = jsx;
