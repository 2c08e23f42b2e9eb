import { type Kysely, sql } from 'kysely';
import type { Offer } from '#domain/offers/offer.ts';
import type { Database } from '#server/db/tables.ts';

export type OfferFreshness = {
  id: string;
  header: string;
  isActive: boolean;
  /** the day, month or year its price speaks for; null: it has no price with a source */
  price: string | null;
  /** the oldest of all its figures */
  oldest: string | null;
  figures: number;
};

export type RatesFreshness = { provider: string; newestDay: string };

export type Freshness = { offers: OfferFreshness[]; rates: RatesFreshness[] };

/** How old the figures are that the site shows: offers with the oldest first, the newest day of each source of rates. */
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
  const dates = figures.flatMap((figure) => (figure ? [figure.source.date] : []));
  return {
    id: offer.id,
    header: offer.header,
    isActive: offer.isActive,
    price: price?.source.date ?? null,
    // A year alone sorts before its months: it may speak for the first of them.
    oldest: dates.toSorted()[0] ?? null,
    figures: dates.length,
  };
}
