import type { createPartnerAuth, PartnerAuth } from './create-partner-auth.ts';

/** Loads the partners' sign-in on demand. */
export type OpenPartnerAuth = () => Promise<PartnerAuth>;

/** Loads the sign-in library at the first use, as that of the office (open-auth.ts). */
export function openPartnerAuth(options: Parameters<typeof createPartnerAuth>[0]): OpenPartnerAuth {
  let opened: Promise<PartnerAuth> | undefined;
  return () => {
    opened ??= import('./create-partner-auth.ts').then((module) => module.createPartnerAuth(options));
    return opened;
  };
}
