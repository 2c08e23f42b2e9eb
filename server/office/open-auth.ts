import type { Auth, createAuth } from './create-auth.ts';

/** Loads the sign-in on demand. */
export type OpenAuth = () => Promise<Auth>;

/**
 * Loads the sign-in library, a third of all code there is to read. A start reads it while PostgreSQL starts (start-site.ts); here
 * it is used from the first sign-in on.
 */
export function openAuth(options: Parameters<typeof createAuth>[0]): OpenAuth {
  let opened: Promise<Auth> | undefined;
  return () => {
    opened ??= import('./create-auth.ts').then((module) => module.createAuth(options));
    return opened;
  };
}
