import type { Auth, createAuth } from './create-auth.ts';

/** Sign-in, when it is asked for. */
export type OpenAuth = () => Promise<Auth>;

/**
 * The sign-in library is a third of all code there is to read. A start reads it while PostgreSQL starts (start-site.ts);
 * here it is taken up at the first sign-in.
 */
export function openAuth(options: Parameters<typeof createAuth>[0]): OpenAuth {
  let opened: Promise<Auth> | undefined;
  return () => {
    opened ??= import('./create-auth.ts').then((module) => module.createAuth(options));
    return opened;
  };
}
