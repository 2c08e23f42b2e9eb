import type { OpenOffers } from '#domain/answers/open-data.ts';
import { withEvidence } from '#domain/offers/offer-evidence.ts';
import type { OfferList } from '#domain/offers/offer.ts';
import { rankOffers } from '#domain/offers/rank-offers.ts';
import { type CsvCell, writeOpenCsv } from '#server/shared/csv/write-csv.ts';
import { openHead } from './open-head.ts';

/** Collects the input of the offers' order. @param day yyyy-mm-dd, for the ages of prices */
export function openOffers({ offers, activeIds }: OfferList, day: string): OpenOffers {
  const active = rankOffers(offers, activeIds).filter(({ isActive }) => isActive);
  return {
    ...openHead(
      'Creditorii din listă, în ordinea ei de bază, cu sumele, termenele și prețul fiecărui produs: din ele se poate calcula din nou ordinea oricărei liste.',
    ),
    day,
    offers: active.map((offer) => ({
      slug: offer.slug,
      name: offer.header,
      lenderKind: offer.lenderKind,
      products: withEvidence(offer, day).evidence.products.map(
        ({ name, kind, amount, term, terms, tier, age }) => ({ name, kind, amount, term, terms, tier, age }),
      ),
    })),
  };
}

const COLUMNS = [
  'slug',
  'product',
  'kind',
  'min_lei',
  'max_lei',
  'min_days',
  'max_days',
  'interest_percent',
  'interest_per',
  'repayment',
  'tier',
  'age',
];

/** Writes a line for each product. */
export function offersCsv({ offers }: OpenOffers): string {
  const lei = (bani: number | null) => bani && bani / 100;
  const rows = offers.flatMap(({ slug, products }) =>
    products.map(({ name, kind, amount, term, terms, tier, age }): CsvCell[] => [
      slug,
      name,
      kind,
      lei(amount.min),
      lei(amount.max),
      term.minDays,
      term.maxDays,
      terms && terms.interest.percent,
      terms && terms.interest.per,
      terms && terms.repayment.kind,
      tier,
      age,
    ]),
  );
  return writeOpenCsv([COLUMNS, ...rows]);
}
