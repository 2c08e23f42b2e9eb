import type { Kysely } from 'kysely';
import type { CountryCode } from '#domain/law/countries/country.ts';
import type { Database } from '#server/db/tables.ts';

/** Lists the offers of a country by name, for the forms of terms. */
export const listNamedOffers = (
  db: Kysely<Database>,
  country: CountryCode,
): Promise<{ id: string; name: string }[]> =>
  db
    .selectFrom('offers')
    .select(['id', 'header as name'])
    .where('country', '=', country)
    .orderBy('header')
    .orderBy('id')
    .execute();

/** Returns the name of a thing by its id; the id itself for one that is gone. */
export function namesOf(things: readonly { id: string; name: string }[]): (id: string) => string {
  const names = new Map(things.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? id;
}
