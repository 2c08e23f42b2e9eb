import { type Kysely, sql, type Transaction } from 'kysely';
import type { IsoDay } from '#domain/base/days/iso-day.ts';
import type { Database } from '#server/db/tables.ts';
import { consentFor } from '#server/people/unsubscribe/topic-stops.ts';
import type { StoredDigest } from './digest-repository.ts';

const BATCH = 200;

/** Finds the recipients of a digest in PostgreSQL. To take part in a transaction, build it over that transaction. */
export function createDigestRecipients(db: Kysely<Database> | Transaction<Database>) {
  const waiting = ({ week, composedAt, articles, offers }: Omit<StoredDigest, 'knownOffers'>) =>
    db
      .selectFrom('subscriptions')
      // An address confirmed after this digest was made gets the next one.
      .where('confirmed_at', '<=', composedAt)
      .where('digest_week', 'is distinct from', week)
      .where((own) =>
        own.or([
          ...(offers.length > 0 ? [own(consentFor('oferte'), 'is not', null)] : []),
          ...(articles.length > 0 ? [own(consentFor('articole'), 'is not', null)] : []),
        ]),
      );

  return {
    /** Yields the ids of recipients who have not got this digest yet, in order; one that fails is passed by and keeps waiting. */
    async *each(digest: StoredDigest): AsyncGenerator<string> {
      let after: string | undefined;
      for (;;) {
        const rows = await waiting(digest)
          .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
          .select('id')
          .orderBy('id')
          .limit(BATCH)
          .execute();
        if (rows.length === 0) return;
        for (const { id } of rows) yield id;
        after = rows.at(-1)?.id;
      }
    },

    async count(digest: Omit<StoredDigest, 'knownOffers'>): Promise<number> {
      const { count } = await waiting(digest)
        .select(sql<number>`count(*)::integer`.as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },

    /**
     * Locks one recipient of this digest, to be written to in this transaction; undefined when it is done or the subscription is
     * gone.
     */
    async take(id: string, digest: StoredDigest) {
      return await waiting(digest)
        .select('email')
        .select([consentFor('oferte').as('offersAt'), consentFor('articole').as('articlesAt')])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
    },

    async markSent(id: string, week: IsoDay): Promise<void> {
      await db.updateTable('subscriptions').set({ digest_week: week }).where('id', '=', id).execute();
    },
  };
}
