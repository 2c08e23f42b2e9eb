import type { Kysely } from 'kysely';
import { normalizeEmail } from '#domain/base/forms/email.ts';
import type { Database } from '#server/db/tables.ts';
import type { SiteKey } from '#server/shared/keys/site-keys.ts';

/** An address or a number a message would be sent to. */
export type Contact = {
  email?: string | undefined;
  /** E.164 */
  phone?: string | undefined;
};

type Hashed = { channel: 'email' | 'phone'; hash: Buffer };

/**
 * Records the addresses that want no unrequested messages: mailings, offers, reminders. Senders check `has` right before. Requested messages
 * (a copy, a link, an answer) are sent to all.
 */
export function createSuppressions(key: SiteKey) {
  const hashEmail = (email: string) => key.hmac(`email\n${normalizeEmail(email)}`);
  const hashPhone = (phone: string) => key.hmac(`phone\n${phone}`);

  const hashesOf = ({ email, phone }: Contact): Hashed[] => [
    ...(email ? [{ channel: 'email' as const, hash: hashEmail(email) }] : []),
    ...(phone ? [{ channel: 'phone' as const, hash: hashPhone(phone) }] : []),
  ];

  async function store(executor: Kysely<Database>, hashed: Hashed[], now: Date): Promise<void> {
    if (hashed.length === 0) return;
    await executor
      .insertInto('suppressions')
      .values(hashed.map((entry) => ({ ...entry, created_at: now })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    // A suppressed address loses its subscriptions and its waiting requests.
    const emails = hashed.filter(({ channel }) => channel === 'email').map(({ hash }) => hash);
    if (emails.length === 0) return;
    await executor.deleteFrom('subscriptions').where('address_hash', 'in', emails).execute();
    await executor.deleteFrom('topic_stops').where('address_hash', 'in', emails).execute();
  }

  async function isStored(executor: Kysely<Database>, { channel, hash }: Hashed): Promise<boolean> {
    const found = await executor
      .selectFrom('suppressions')
      .select('channel')
      .where('channel', '=', channel)
      .where('hash', '=', hash)
      .executeTakeFirst();
    return found !== undefined;
  }

  return {
    /** Suppresses a contact from now on. A repeat changes nothing. */
    async add(executor: Kysely<Database>, contact: Contact, now: Date): Promise<void> {
      await store(executor, hashesOf(contact), now);
    },

    /** Tells whether one of the two is suppressed. */
    async has(executor: Kysely<Database>, contact: Contact): Promise<boolean> {
      for (const hashed of hashesOf(contact)) if (await isStored(executor, hashed)) return true;
      return false;
    },

    /** Does `has` for many contacts at once, in their order. */
    async among(executor: Kysely<Database>, contacts: readonly Contact[]): Promise<boolean[]> {
      const hashed = contacts.map(hashesOf);
      const all = hashed.flat().map(({ hash }) => hash);
      if (all.length === 0) return contacts.map(() => false);
      const rows = await executor
        .selectFrom('suppressions')
        .select(['channel', 'hash'])
        .where('hash', 'in', all)
        .execute();
      const named = ({ channel, hash }: Hashed) => `${channel} ${hash.toString('hex')}`;
      const found = new Set(rows.map(named));
      return hashed.map((own) => own.some((one) => found.has(named(one))));
    },

    /** Hashes an address for tables that must be found by the link of a mail. */
    hashEmail,

    /** Does `add` by the hash of an e-mail address. @param hash of `hashEmail` */
    async addHash(executor: Kysely<Database>, hash: Buffer, now: Date): Promise<void> {
      await store(executor, [{ channel: 'email', hash }], now);
    },

    /** Does `has` by the hash of an e-mail address. */
    async hasHash(executor: Kysely<Database>, hash: Buffer): Promise<boolean> {
      return await isStored(executor, { channel: 'email', hash });
    },
  };
}

/** Removes a suppression, at the request of the address's owner. @param hash of `hashEmail` */
export async function liftSuppression(executor: Kysely<Database>, hash: Buffer): Promise<void> {
  await executor.deleteFrom('suppressions').where('channel', '=', 'email').where('hash', '=', hash).execute();
}

export type Suppressions = ReturnType<typeof createSuppressions>;
