import type { IncomingMessage, ServerResponse } from 'node:http';

/** Parts that only the development server has. */
export type Development = {
  /** serves modules, styles and hot updates; calls `next` for all other requests */
  middleware(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  close(): Promise<void>;
};
