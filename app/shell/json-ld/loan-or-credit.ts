import type { JsonLdNode } from '#app/ui/json-ld.tsx';
import { loanInWords } from '#app/offers/shared/offer/loan-in-words.ts';
import type { OfferView } from '#app/offers/shared/offer/offer-view.ts';
import type { LoanRequest } from '#domain/loan/loan-request.ts';
import type { OfferQuote } from '#domain/offers/offer-quote.ts';
import type { Interest } from '#domain/offers/evidence/product-schema.ts';
import { lender } from './lender.ts';

type LoanFacts = {
  offer: Pick<OfferView, 'header' | 'legalName' | 'detailsHref' | 'amount' | 'term'>;
  quote: OfferQuote;
  request: LoanRequest;
  /** ISO code: RON */
  currency: string;
};

/**
 * Describes an offer with a current price, for the amount and term of the page: only figures shown on the page with their source,
 * or computed from them by our formulas. Never a rating.
 * @param origin of the site, without a slash at its end
 * @returns null for an offer without such a price, or one unavailable for this amount or term
 */
export function loanOrCredit(
  { offer, quote, request, currency }: LoanFacts,
  origin: string,
): JsonLdNode | null {
  if (quote.status !== 'priced' || quote.evidence !== 'current') return null;
  // Limits of an offer with several products belong to each product.
  const { amount, term } = quote.product === null ? offer : { amount: null, term: null };
  return {
    '@type': 'LoanOrCredit',
    name: offer.header,
    url: offer.detailsHref === null ? undefined : `${origin}${offer.detailsHref}`,
    provider: lender({ name: offer.header, legalName: offer.legalName, path: offer.detailsHref }, origin),
    currency,
    amount: amount
      ? {
          '@type': 'MonetaryAmount',
          currency,
          ...range(inUnits(amount.value.min), inUnits(amount.value.max)),
        }
      : undefined,
    loanTerm: term
      ? quantity({ ...range(term.value.minDays, term.value.maxDays), unitCode: 'DAY' })
      : undefined,
    interestRate: interestRate(quote.terms.interest),
    annualPercentageRate: percentage({
      value: Math.round(quote.aprPercent * 100) / 100,
      unitText: 'pe an',
      description: `DAE pentru ${loanInWords(request)}`,
    }),
  };
}

const units = { day: 'pe zi', year: 'pe an', flat: 'din suma împrumutată' } as const;

function interestRate({ per, percent }: Interest): JsonLdNode {
  return percentage({ value: percent, unitText: units[per] });
}

// schema.org asks for codes of UN/CEFACT: P1 is percent, DAY is day. The text says what the percentage refers to, and per what
// time.
function percentage(properties: JsonLdNode): JsonLdNode {
  return quantity({ ...properties, unitCode: 'P1' });
}

function quantity(properties: JsonLdNode): JsonLdNode {
  return { '@type': 'QuantitativeValue', ...properties };
}

// A limit without a source is unknown, and is omitted.
function range(min: number | null, max: number | null) {
  return { minValue: min ?? undefined, maxValue: max ?? undefined };
}

function inUnits(amount: number | null): number | null {
  return amount === null ? null : amount / 100;
}
