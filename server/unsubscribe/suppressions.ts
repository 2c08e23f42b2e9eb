import type { Kysely } from 'kysely';
import type { Database } from '#server/db/tables.ts';
import type { SiteKey } from '#server/keys/site-keys.ts';

/** An address or a number: what a message would be sent to. */
export type Contact = {
  email?: string | undefined;
  /** E.164 */
  phone?: string | undefined;
};

type Hashed = { channel: 'email' | 'phone'; hash: Buffer };

/**
 * Who wants no messages that nobody asked for: mailings, offers, reminders. Whoever sends any asks `has` right before. What people
 * asked for themselves (a copy, a link, an answer) is sent to all.
 */
export function createSuppressions(key: SiteKey) {
  function hashOf(channel: Hashed['channel'], contact: string): Buffer {
    return key.hmac(`${channel}\n${contact.trim().toLowerCase()}`);
  }

  const hashesOf = ({ email, phone }: Contact): Hashed[] => [
    ...(email ? [{ channel: 'email' as const, hash: hashOf('email', email) }] : []),
    ...(phone ? [{ channel: 'phone' as const, hash: hashOf('phone', phone) }] : []),
  ];

  async function store(executor: Kysely<Database>, hashed: Hashed[], now: Date): Promise<void> {
    if (hashed.length === 0) return;
    await executor
      .insertInto('suppressions')
      .values(hashed.map((entry) => ({ ...entry, created_at: now })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    // Nor are they subscribed to anything, or asked to be.
    const emails = hashed.filter(({ channel }) => channel === 'email').map(({ hash }) => hash);
    if (emails.length === 0) return;
    await executor.deleteFrom('subscriptions').where('address_hash', 'in', emails).execute();
  }

  return {
    /** From now on nothing is sent there. Said twice it changes nothing. */
    async add(executor: Kysely<Database>, contact: Contact, now: Date): Promise<void> {
      await store(executor, hashesOf(contact), now);
    },

    /** Whether one of the two wants no messages. */
    async has(executor: Kysely<Database>, contact: Contact): Promise<boolean> {
      for (const { channel, hash } of hashesOf(contact)) {
        const found = await executor
          .selectFrom('suppressions')
          .select('channel')
          .where('channel', '=', channel)
          .where('hash', '=', hash)
          .executeTakeFirst();
        if (found) return true;
      }
      return false;
    },

    /** `has` of many at once, in their order. */
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

    /** What stands for an address in tables that must be found by the link of a mail. */
    hashEmail(email: string): Buffer {
      return hashOf('email', email);
    },

    /** The sealed name of an address, for the links of mails: it unsubscribes that address and says nothing of it. */
    sealEmail(email: string): string {
      const hash = hashOf('email', email);
      return `${hash.toString('base64url')}.${sealOf(hash)}`;
    },

    /** As `add`, by the sealed name of an address. @returns false when we did not make it */
    async addSealed(executor: Kysely<Database>, sealed: string, now: Date): Promise<boolean> {
      const [text = '', seal = ''] = sealed.split('.');
      const hash = Buffer.from(text, 'base64url');
      if (hash.length !== 32 || seal !== sealOf(hash)) return false;
      await store(executor, [{ channel: 'email', hash }], now);
      return true;
    },
  };

  // Without it anybody could fill the table with hashes of nobody.
  function sealOf(hash: Buffer): string {
    return key
      .hmac(`link\n${hash.toString('base64url')}`)
      .subarray(0, 12)
      .toString('base64url');
  }
}

/** The owner of an address wants messages again, and has said so by a deed of their own. @param hash of `hashEmail` */
export async function liftSuppression(executor: Kysely<Database>, hash: Buffer): Promise<void> {
  await executor.deleteFrom('suppressions').where('channel', '=', 'email').where('hash', '=', hash).execute();
}

export type Suppressions = ReturnType<typeof createSuppressions>;
