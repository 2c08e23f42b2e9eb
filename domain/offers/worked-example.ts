import { countDays } from '#domain/base/text/count-time.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { formatMoney, moneyInSentence } from '#domain/base/text/format-money.ts';
import { formatApr, formatRate } from '#domain/base/text/format-percent.ts';
import { formatTerm } from '#domain/loan/format-term.ts';
import type { LoanRequest } from '#domain/loan/loan-request.ts';
import type { OfferQuote } from './offer-quote.ts';
import type { PriceTerms } from '#domain/offers/evidence/product-schema.ts';
import type { Offer } from './offer.ts';

type PricedQuote = Extract<OfferQuote, { status: 'priced' }>;

/** Writes „3 rate de 778 lei”, „2 rate de 746,33 lei și ultima de 746,34 lei”, „o singură plată de 3 760 lei”. */
export function paymentsInWords({ count, amount, last, areUneven }: PricedQuote['instalments']): string {
  if (count === 1) return `o singură plată de ${moneyInSentence(amount)}`;
  if (areUneven) return `${countNoun(count, 'rată', 'rate')} de circa ${formatMoney(amount)}`;
  if (amount === last) return `${countNoun(count, 'rată', 'rate')} de ${formatMoney(amount)}`;
  const equal = count === 2 ? 'o\u00a0rată' : countNoun(count - 1, 'rată', 'rate');
  return `${equal} de ${formatMoney(amount)} și ultima de ${formatMoney(last)}`;
}

/**
 * Writes an example for the visitor's own amount and term, naming the lender and that we computed it. It is a representative
 * example only while the price is current.
 */
export function workedExample(
  { header }: Pick<Offer, 'header'>,
  request: LoanRequest,
  quote: PricedQuote,
): string {
  const name = quote.evidence === 'current' ? 'Exemplu reprezentativ' : 'Calcul cu un preț vechi';
  const { terms, product } = quote;
  const assumed = quote.instalments.count > 1 ? ` în rate ${everyInWords(terms)} egale` : '';
  const lent = product === null ? header : `${header}, ${product}`;
  return (
    `${name}, ${lent}: ${moneyInSentence(request.principal)} pe ${formatTerm(request.term)}, ${rateInWords(terms)}, ` +
    `${paymentsInWords(quote.instalments)}, sumă totală plătibilă ${moneyInSentence(quote.total)}, ` +
    `DAE ${formatApr(quote.aprPercent)}. Calculul nostru din prețul creditorului, cu plata la timp${assumed}, fără alte costuri.`
  );
}

const units = { day: 'pe zi', year: 'pe an', flat: 'din suma împrumutată' } as const;
const rhythms = { week: 'săptămânale', fortnight: 'la două săptămâni', month: 'lunare' } as const;

/** Writes „dobândă 0% în primele 3 zile, apoi 1% pe zi” */
export function rateInWords({ interest, freeDays }: PriceTerms): string {
  const rate = `${formatRate(interest.percent)} ${units[interest.per]}`;
  if (freeDays === 0) return `dobândă ${rate}`;
  return `dobândă 0% în primele ${countDays(freeDays)}, apoi ${rate}`;
}

function everyInWords({ repayment }: PriceTerms): string {
  return rhythms[repayment.kind === 'equal' ? repayment.every : 'month'];
}
