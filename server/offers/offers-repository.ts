import type { Kysely } from 'kysely';
import type { CountryCode } from '#domain/law/countries/country.ts';
import type { OfferRecord } from '#domain/offers/offer.ts';
import type { Database } from '#server/db/tables.ts';
import { toOffer, toOfferRow } from './offer-row.ts';

export type OffersRepository = ReturnType<typeof createOffersRepository>;

/** Stores offers and lead feeds in PostgreSQL. To take part in a transaction, build it over that transaction. */
export function createOffersRepository(db: Kysely<Database>) {
  return {
    /** Every offer of a country, paused ones too, by id. */
    async list(country: CountryCode): Promise<OfferRecord[]> {
      const rows = await db
        .selectFrom('offers')
        .selectAll()
        .where('country', '=', country)
        .orderBy('id')
        .execute();
      return rows.map(toOffer);
    },

    /** Returns the time of each offer's last change, by the slug of its lender's page. */
    async lastChanges(country: CountryCode): Promise<Map<string, Date>> {
      const rows = await db
        .selectFrom('offers')
        .select(['slug', 'updated_at'])
        .where('country', '=', country)
        .execute();
      return new Map(rows.map(({ slug, updated_at }) => [slug, updated_at]));
    },

    async find(country: CountryCode, id: string): Promise<OfferRecord | undefined> {
      const row = await db
        .selectFrom('offers')
        .selectAll()
        .where('country', '=', country)
        .where('id', '=', id)
        .executeTakeFirst();
      return row && toOffer(row);
    },

    /** Lists ids of offers active for a lead, none for a paused one; undefined for an unknown lead. */
    async activeIds(leadId: string): Promise<string[] | undefined> {
      const row = await db
        .selectFrom('lead_feeds')
        .select('active_ids')
        .where('lead_id', '=', leadId)
        .executeTakeFirst();
      return row?.active_ids;
    },

    /** Marks a lender's offers as changed after a change of its evidence, which holds their prices. */
    async touch(country: CountryCode, slug: string, now: Date): Promise<void> {
      await db
        .updateTable('offers')
        .set({ updated_at: now })
        .where('country', '=', country)
        .where('slug', '=', slug)
        .execute();
    },

    /** Stores an offer as edited here: from now on the starting file no longer changes it. */
    async upsert(offer: OfferRecord, now: Date): Promise<void> {
      const edited = { ...toOfferRow(offer), seed_hash: null, updated_at: now };
      await db
        .insertInto('offers')
        .values(edited)
        .onConflict((conflict) => conflict.columns(['country', 'id']).doUpdateSet(edited))
        .execute();
    },
  };
}
