import { type Kysely, sql } from 'kysely';
import { normalizeEmail } from '#domain/base/forms/email.ts';
import type { Database } from '#server/db/tables.ts';

/** Header that passes the network of a call (addressPrefix) to the sign-in library, which sees headers only. */
export const NETWORK_HEADER = 'x-network-of-call';

/** Origin of a password attempt. */
export type Attempt = {
  email: string;
  /** the network of the machine, see addressPrefix */
  network: string;
  /** the browser's mark of an earlier sign-in to this account; null: none */
  browser: string | null;
};

/** Wrong passwords for one account from one network, or from one known browser, before a lock. */
const ALLOWED_FROM_ONE_PLACE = 5;
/** Wrong passwords for one account from all networks together; known browsers of the account are not locked by it. */
const ALLOWED_IN_ALL = 50;
/** Wrong codes for one account after the correct password, from everywhere. */
const ALLOWED_CODES = 10;
const WINDOW_MINUTES = 15;

/** @param hash keyed: strangers' addresses and networks are not ours to store */
export function createSignInAttempts(db: Kysely<Database>, hash: (text: string) => string) {
  function keysOf({ email, network, browser }: Attempt) {
    const account = normalizeEmail(email);
    return {
      place: hash(browser === null ? `network\n${account}\n${network}` : `browser\n${account}\n${browser}`),
      account: hash(`account\n${account}`),
    };
  }

  async function count(key: string, now: Date): Promise<number> {
    await forgetOldAttempts(db, now);
    const { attempts } = await db
      .insertInto('office_sign_in_attempts')
      .values({ key, attempts: 1, since: now })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({ attempts: sql`office_sign_in_attempts.attempts + 1` }),
      )
      .returning('attempts')
      .executeTakeFirstOrThrow();
    return attempts;
  }

  return {
    /**
     * Counts an attempt before its password is checked, so that simultaneous ones all count.
     * @returns open: it may be tried; just-locked: the first one over the limit; locked: a later one
     */
    async begin(attempt: Attempt, now: Date): Promise<'open' | 'just-locked' | 'locked'> {
      const { place, account } = keysOf(attempt);
      const fromPlace = await count(place, now);
      if (fromPlace > ALLOWED_FROM_ONE_PLACE) {
        return fromPlace === ALLOWED_FROM_ONE_PLACE + 1 ? 'just-locked' : 'locked';
      }
      if (attempt.browser !== null) return 'open';
      // Attempts from a locked place do not count here: one machine cannot lock an account for everybody.
      const inAll = await count(account, now);
      if (inAll <= ALLOWED_IN_ALL) return 'open';
      return inAll === ALLOWED_IN_ALL + 1 ? 'just-locked' : 'locked';
    },

    /** Forgets the attempts of an account from a place after the correct password. */
    async forget(attempt: Attempt): Promise<void> {
      const { place, account } = keysOf(attempt);
      await db.deleteFrom('office_sign_in_attempts').where('key', 'in', [place, account]).execute();
    },

    /**
     * Counts a code before it is checked, as passwords are: of a hundred simultaneous ones ten are checked.
     * @returns as `begin` does
     */
    async beginCode(userId: string, now: Date): Promise<'open' | 'just-locked' | 'locked'> {
      const codes = await count(hash(`codes\n${userId}`), now);
      if (codes <= ALLOWED_CODES) return 'open';
      return codes === ALLOWED_CODES + 1 ? 'just-locked' : 'locked';
    },

    /** Forgets the codes of an account after a correct one. */
    async forgetCodes(userId: string): Promise<void> {
      await db
        .deleteFrom('office_sign_in_attempts')
        .where('key', '=', hash(`codes\n${userId}`))
        .execute();
    },

    /** Tells whether a code of a second factor is used for the first time; of two simultaneous ones, one is. */
    async useCode(userId: string, code: string, now: Date): Promise<boolean> {
      return (await count(hash(`code\n${userId}\n${code}`), now)) === 1;
    },
  };
}

/** Deletes expired counts. Codes live for a minute and a half, far shorter than this. */
export async function forgetOldAttempts(db: Kysely<Database>, now: Date): Promise<void> {
  const windowMs = WINDOW_MINUTES * 60_000;
  const start = new Date(now.getTime() - windowMs);
  const end = new Date(now.getTime() + windowMs);
  // Rows far in the future come from a clock that went back, and would lock an account for hours. Instances’ clocks differ a
  // little.
  await db
    .deleteFrom('office_sign_in_attempts')
    .where((row) => row.or([row('since', '<', start), row('since', '>', end)]))
    .execute();
}
