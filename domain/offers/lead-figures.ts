import type { LeadFigures, Offer, OfferProduct, Price, Repayment } from './offer.ts';
import type { PriceTerms } from '#domain/offers/evidence/product-schema.ts';

/** Romanian names of the figures. */
export const leadFigureNames = {
  repayment: 'Cum se plătește',
  amount: 'Suma',
  term: 'Perioada',
  price: 'Prețul',
  firstLoan: 'Zile cu 0%',
} as const satisfies Record<keyof LeadFigures, string>;

/** Derives the figures of an offer's first product. A price in another form than the feed's two is null. */
export function leadFigures({
  products: [{ kind, amount, term, price, free }],
}: Pick<Offer, 'products'>): LeadFigures {
  const value = price && priceOf(price.value);
  return {
    repayment: kind,
    amount,
    term,
    price: price && value && { value, source: price.source },
    firstLoan: free && { value: free.value, source: free.source },
  };
}

/** Builds the product that the figures of a feed describe. A line repaid at its end has the daily price. */
export function productOf({ repayment, amount, term, price, firstLoan }: LeadFigures): OfferProduct {
  return {
    name: null,
    kind: repayment,
    amount,
    term,
    price: price && {
      value: termsOf(price.value, repayment?.value ?? null),
      source: price.source,
      tier: 'A',
    },
    free: firstLoan && { ...firstLoan, for: null },
  };
}

function priceOf({ interest, freeDays, repayment }: PriceTerms): Price | null {
  if (interest.per === 'flat') return null;
  if (interest.per === 'year') return { kind: 'instalments', yearlyRatePercent: interest.percent };
  if (repayment.kind !== 'once') return null;
  return { kind: 'daily', ratePercentPerDay: interest.percent, freeDays };
}

function termsOf(price: Price, repayment: Repayment | null): PriceTerms {
  if (price.kind === 'daily') {
    const { ratePercentPerDay, freeDays } = price;
    return {
      interest: { per: 'day', percent: ratePercentPerDay },
      freeDays,
      fees: 'unknown',
      repayment: { kind: 'once' },
    };
  }
  return {
    interest: { per: 'year', percent: price.yearlyRatePercent },
    freeDays: 0,
    fees: 'unknown',
    repayment:
      repayment === null || repayment === 'instalments'
        ? { kind: 'equal', every: 'month' }
        : { kind: 'revolving', minimum: 'unknown' },
  };
}
