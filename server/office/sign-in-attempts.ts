import { type Kysely, sql } from 'kysely';
import { normalizeEmail } from '#domain/forms/email.ts';
import type { Database } from '#server/db/tables.ts';

/** Names the network of a call (addressPrefix) to the sign-in library, which sees headers only. */
export const NETWORK_HEADER = 'x-network-of-call';

/** Where a password comes from. */
export type Attempt = {
  email: string;
  /** the network of the machine, see addressPrefix */
  network: string;
  /** what the browser was given when this account was opened in it before; null: it never was */
  browser: string | null;
};

/** Wrong passwords for one account from one network, or from one browser it knows, before it has to rest. */
const ALLOWED_FROM_ONE_PLACE = 5;
/** Wrong passwords for one account from all networks together; browsers that the account knows are not held up by it. */
const ALLOWED_IN_ALL = 50;
/** Wrong codes for one account, after the right password, from everywhere. */
const ALLOWED_CODES = 10;
const WINDOW_MINUTES = 15;

/** @param hash keyed: addresses and networks that strangers come with are not ours to keep */
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
     * Counts an attempt before its password is looked at, so that many at once count as many.
     * @returns open: it may be tried; just-locked: the first one too many; locked: one of those after it
     */
    async begin(attempt: Attempt, now: Date): Promise<'open' | 'just-locked' | 'locked'> {
      const { place, account } = keysOf(attempt);
      const fromPlace = await count(place, now);
      if (fromPlace > ALLOWED_FROM_ONE_PLACE) {
        return fromPlace === ALLOWED_FROM_ONE_PLACE + 1 ? 'just-locked' : 'locked';
      }
      if (attempt.browser !== null) return 'open';
      // A place that is locked adds nothing to this: nobody closes an account to all by one machine.
      const inAll = await count(account, now);
      if (inAll <= ALLOWED_IN_ALL) return 'open';
      return inAll === ALLOWED_IN_ALL + 1 ? 'just-locked' : 'locked';
    },

    /** Forgets the attempts of an account from a place: the right password came. */
    async forget(attempt: Attempt): Promise<void> {
      const { place, account } = keysOf(attempt);
      await db.deleteFrom('office_sign_in_attempts').where('key', 'in', [place, account]).execute();
    },

    /**
     * Counts a code before it is looked at, as passwords are: of a hundred that come at once ten are looked at.
     * @returns as `begin` does
     */
    async beginCode(userId: string, now: Date): Promise<'open' | 'just-locked' | 'locked'> {
      const codes = await count(hash(`codes\n${userId}`), now);
      if (codes <= ALLOWED_CODES) return 'open';
      return codes === ALLOWED_CODES + 1 ? 'just-locked' : 'locked';
    },

    /** Forgets the codes of an account: the right one came. */
    async forgetCodes(userId: string): Promise<void> {
      await db
        .deleteFrom('office_sign_in_attempts')
        .where('key', '=', hash(`codes\n${userId}`))
        .execute();
    },

    /** Whether a code of a second factor is used for the first time; of two that come at once, one is. */
    async useCode(userId: string, code: string, now: Date): Promise<boolean> {
      return (await count(hash(`code\n${userId}\n${code}`), now)) === 1;
    },
  };
}

/** Removes what is no longer counted. Codes live for a minute and a half, far shorter than this. */
export async function forgetOldAttempts(db: Kysely<Database>, now: Date): Promise<void> {
  const windowMs = WINDOW_MINUTES * 60_000;
  const start = new Date(now.getTime() - windowMs);
  const end = new Date(now.getTime() + windowMs);
  // Those of much later than now are of a clock that went back, and would lock an account for hours. Instances’ clocks differ a little.
  await db
    .deleteFrom('office_sign_in_attempts')
    .where((row) => row.or([row('since', '<', start), row('since', '>', end)]))
    .execute();
}
