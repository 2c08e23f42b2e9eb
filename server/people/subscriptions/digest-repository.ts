import { type Kysely, sql, type Transaction } from 'kysely';
import type { IsoDay } from '#domain/base/days/iso-day.ts';
import type { Offer } from '#domain/offers/offer.ts';
import type { Digest } from '#domain/people/subscriptions/digest.ts';
import type { Database } from '#server/db/tables.ts';

/** A week's stored digest. */
export type StoredDigest = Digest & {
  week: IsoDay;
  composedAt: Date;
  /** the offers at that moment */
  knownOffers: Offer[];
};

/** Stores digests in PostgreSQL. To take part in a transaction, build it over that transaction. */
export function createDigestRepository(db: Kysely<Database> | Transaction<Database>) {
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
  };
}
