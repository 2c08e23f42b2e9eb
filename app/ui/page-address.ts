import { createContext } from 'react';

/** Address of the page: `origin` without a slash at its end, `path` with its slashes and without a query. */
export const PageAddress = createContext({ origin: '', path: '/' });
