import { randomUUID } from 'node:crypto';
import { normalizeEmail } from '#domain/base/forms/email.ts';
import type { AuthCall } from './auth-call.ts';
import { type Attempt, NETWORK_HEADER } from './sign-in-attempts.ts';

/** Distinguishes an account's own browsers while its password is being guessed; it grants no access. */
const KNOWN_BROWSER = { name: 'known_browser', maxAge: 365 * 86_400 };

export type KnownBrowsers = ReturnType<typeof createKnownBrowsers>;

/** Marks the browsers in which a person has signed in, in a signed cookie. @param hash keyed: the mark names nobody */
export function createKnownBrowsers(secret: string, hash: (text: string) => string) {
  return {
    /** Reads who attempts to sign in by a call, from which network and browser. */
    async attemptOf(call: AuthCall): Promise<Attempt> {
      const email = emailOf(call.body);
      const { name } = call.context.createAuthCookie(KNOWN_BROWSER.name);
      const known = await call.getSignedCookie(name, secret);
      const isOfAccount = known ? known.startsWith(`${hash(normalizeEmail(email))}.`) : false;
      return {
        email,
        network: call.headers?.get(NETWORK_HEADER) ?? '',
        browser: isOfAccount && known ? known : null,
      };
    },

    /** Marks the browser of a call as one of this account. */
    async remember(call: AuthCall, email: string): Promise<void> {
      const { name, attributes } = call.context.createAuthCookie(KNOWN_BROWSER.name, {
        maxAge: KNOWN_BROWSER.maxAge,
      });
      await call.setSignedCookie(name, `${hash(normalizeEmail(email))}.${randomUUID()}`, secret, attributes);
    },
  };
}

function emailOf(body: unknown): string {
  const { email } = (body ?? {}) as { email?: unknown };
  return typeof email === 'string' ? email : '';
}
