import type { createAuthMiddleware } from 'better-auth/api';

/** A call of the sign-in library, as its hooks see it. */
export type AuthCall = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

/** Calls that check a code of the second factor. */
export const codeCalls: ReadonlySet<string> = new Set([
  '/two-factor/verify-totp',
  '/two-factor/verify-backup-code',
]);
