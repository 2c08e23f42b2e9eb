import type { ElementType, Key } from 'react';
import { Fragment, type JSX, jsx as element } from 'react/jsx-runtime';
import { withNoBreaks } from './with-no-breaks.ts';

export { Fragment, type JSX };

/** JSX function of the site: React's own, with no-break texts. @see docs/decisions/161-words-that-stay-together.md */
export const jsx = (type: ElementType, props: unknown, key?: Key) =>
  element(type, withNoBreaks(type, props), key);

// In production React has one function for elements with one child and with several.
export const jsxs = jsx;
