import { type Kysely, sql, type Transaction } from 'kysely';
import type { IsoDay } from '#domain/base/days/iso-day.ts';
import type { Offer } from '#domain/offers/offer.ts';
import type { Digest } from '#domain/people/subscriptions/digest.ts';
import type { Database } from '#server/db/tables.ts';
import { consentFor } from '#server/people/unsubscribe/topic-stops.ts';

/** A week's stored digest. */
export type StoredDigest = Digest & {
  week: IsoDay;
  composedAt: Date;
  /** the offers at that moment */
  knownOffers: Offer[];
};

/** Stores digests and finds their recipients in PostgreSQL. To take part in a transaction, build it over that transaction. */
export function createDigestRepository(db: Kysely<Database> | Transaction<Database>) {
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
    /** Serialises concurrent makers of a digest. */
    async lock(): Promise<void> {
      await sql`lock table digests in exclusive mode`.execute(db);
    },

    async findLatest(): Promise<StoredDigest | undefined> {
      const row = await db
        .selectFrom('digests')
        .selectAll()
        .orderBy('week', 'desc')
        .limit(1)
        .executeTakeFirst();
      return (
        row && {
          week: row.week,
          composedAt: row.composed_at,
          articles: row.articles,
          offers: row.offers,
          knownOffers: row.known_offers,
        }
      );
    },

    /** Lists the slugs of all articles of earlier digests. */
    async listToldArticles(): Promise<Set<string>> {
      const rows = await db.selectFrom('digests').select('articles').execute();
      return new Set(rows.flatMap(({ articles }) => articles));
    },

    /** Stores a week's digest, replacing an empty one. */
    async put({ week, composedAt, articles, offers, knownOffers }: StoredDigest): Promise<void> {
      const made = {
        composed_at: composedAt,
        articles,
        offers: JSON.stringify(offers) as never,
        known_offers: JSON.stringify(knownOffers) as never,
      };
      await db
        .insertInto('digests')
        .values({ week, ...made })
        .onConflict((conflict) => conflict.column('week').doUpdateSet(made))
        .execute();
    },

    /** Lists recipients who have not got this digest yet, by id. @param after the last one of the previous list */
    async listWaiting(
      digest: StoredDigest,
      { after, limit }: { after: string | undefined; limit: number },
    ): Promise<string[]> {
      const rows = await waiting(digest)
        .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
        .select('id')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },

    async countWaiting(digest: Omit<StoredDigest, 'knownOffers'>): Promise<number> {
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
