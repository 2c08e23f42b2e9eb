import { Fragment, type JSX, jsxDEV as element } from 'react/jsx-dev-runtime';
import { withNoBreaks } from './with-no-breaks.ts';

export { Fragment, type JSX };

/** JSX function of development, which records where an element was written. */
export const jsxDEV: typeof element = (type, props, ...more) =>
  element(type, withNoBreaks(type, props), ...more);
