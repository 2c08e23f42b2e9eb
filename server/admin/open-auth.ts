import type { Auth, createAuth } from '#server/admin/create-auth.ts';

/** Sign-in, when it is asked for. */
export type OpenAuth = () => Promise<Auth>;

/**
 * The sign-in library is loaded at its first use: it is half of all code a start would read, and wanted by few people.
 */
export function openAuth(options: Parameters<typeof createAuth>[0]): OpenAuth {
  let opened: Promise<Auth> | undefined;
  return () => {
    opened ??= import('#server/admin/create-auth.ts').then((module) => module.createAuth(options));
    return opened;
  };
}
