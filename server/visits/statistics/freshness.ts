import { type Kysely, sql } from 'kysely';
import type { OfferFreshness, RatesFreshness, Freshness } from '#domain/answers/office/statistics.ts';
import type { Offer } from '#domain/offers/offer.ts';
import type { SourceDates } from '#domain/base/sources/source-schema.ts';
import { agesFrom } from '#domain/base/sources/source-age.ts';
import type { Database } from '#server/db/tables.ts';

/** Finds the age of the site's figures: offers with the oldest first, the newest day of each source of rates. */
export async function findFreshness(db: Kysely<Database>, offers: readonly Offer[]): Promise<Freshness> {
  const rates = await sql<RatesFreshness>`
    select coalesce(bank, provider) as provider, max(day) as "newestDay"
    from rates group by 1 order by 1`.execute(db);
  return {
    offers: offers.map(freshnessOf).toSorted((a, b) => (a.oldest ?? '').localeCompare(b.oldest ?? '')),
    rates: rates.rows,
  };
}

function freshnessOf(offer: Offer): OfferFreshness {
  const { legalName, registers, repayment, amount, term, price, firstLoan, example, conditions } = offer;
  const figures = [legalName, registers, repayment, amount, term, price, firstLoan, example, ...conditions];
  const sources = figures.flatMap((figure) => (figure ? [datesOf(figure.source)] : []));
  // A year alone sorts before its months: it may mean the first of them.
  const oldest = sources.toSorted((a, b) => agesFrom(a).localeCompare(agesFrom(b)))[0] ?? null;
  return {
    id: offer.id,
    header: offer.header,
    isActive: offer.isActive,
    price: price && agesFrom(price.source),
    priceDates: price && datesOf(price.source),
    oldest: oldest && agesFrom(oldest),
    oldestDates: oldest,
    figures: sources.length,
  };
}

function datesOf({ date, readAt }: SourceDates): SourceDates {
  return { date, readAt };
}
