import type { Transaction } from 'kysely';
import type { CountryCode } from '#domain/law/countries/country.ts';
import type { Database } from '#server/db/tables.ts';

/** Locks the offers of a country until the transaction ends. */
export async function lockOffers(db: Transaction<Database>, country: CountryCode): Promise<void> {
  await db
    .selectFrom('offers')
    .select('id')
    .where('country', '=', country)
    .orderBy('id')
    .forUpdate()
    .execute();
}
