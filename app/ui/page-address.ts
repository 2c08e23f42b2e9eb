import { createContext } from 'react';

/** Where the page is: `origin` without a slash at its end, `path` with its slashes and without a query. */
export const PageAddress = createContext({ origin: '', path: '/' });
