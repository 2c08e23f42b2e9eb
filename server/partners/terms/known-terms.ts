import type { Kysely } from 'kysely';
import { dayOf } from '#domain/base/days/iso-day.ts';
import type { Country } from '#domain/law/countries/country.ts';
import type { Database } from '#server/db/tables.ts';
import { listNamedPartners } from './named-partners.ts';
import { listOfferTerms } from './offer-terms-change.ts';
import { listPartnerTerms } from './partner-terms-change.ts';

/** Reads all that decides about a proposal of terms today. Built over a transaction to take part in it. */
export async function readKnownTerms(
  db: Kysely<Database>,
  country: Pick<Country, 'code' | 'timeZone'>,
  now: Date,
) {
  const offers = await db
    .selectFrom('offers')
    .select(['id', 'header'])
    .where('country', '=', country.code)
    .execute();
  const payers = await db.selectFrom('payers').select('id').execute();
  const partners = await listNamedPartners(db);
  return {
    today: dayOf(now, country.timeZone),
    offers: new Map(offers.map(({ id, header }) => [id, header])),
    payers: new Set(payers.map(({ id }) => id)),
    partners: new Set(partners.filter(({ mayHaveTerms }) => mayHaveTerms).map(({ id }) => id)),
    offerTerms: await listOfferTerms(db, country.code),
    partnerTerms: await listPartnerTerms(db, country.code),
  };
}

export type KnownTerms = Awaited<ReturnType<typeof readKnownTerms>>;
