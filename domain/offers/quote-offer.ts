import { bani, roundToBani, type Bani } from '#domain/money/bani.ts';
import { annuitySchedule } from '#domain/loan/annuity-schedule.ts';
import { aprPercent, type CashFlow } from '#domain/loan/apr-percent.ts';
import { elapsedYears } from '#domain/loan/elapsed-years.ts';
import { termDays, type Term } from '#domain/loan/term.ts';
import { dailyCost, legalMaximum } from '#domain/law/legal-maximum.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import type { LoanRequest } from './loan-request.ts';
import type { LegalMaximum, OfferQuote, UnservedReason } from './offer-quote.ts';
import type { Offer, Price } from './offer.ts';

/** What a quote needs to know of an offer. */
export type QuotableOffer = Pick<Offer, 'amount' | 'term' | 'price' | 'lenderKind'>;

/**
 * One offer for one visitor's amount and term. A bound or a price without a source excludes nothing: an offer without
 * a price is `unpriced`, as is one whose DAE lies beyond what the equation's solver covers.
 * A price above what the law allows is not published; a bank of another member state is outside that law.
 * @param pack the rules in force, null where none are prepared
 */
export function quoteOffer(
  offer: QuotableOffer,
  request: Pick<LoanRequest, 'principal' | 'term'>,
  pack: RulePack | null,
): OfferQuote {
  const { principal, term } = request;
  const outside = outOfBounds(offer, principal, termDays(term));
  if (outside !== null) return { status: 'unserved', reason: outside };

  const maximum = legalMaximum(principal, termDays(term), pack);
  if (offer.price === null) return { status: 'unpriced', legalMaximum: maximum };

  const payments = paymentsOf(offer.price.value, principal, term);
  const total = bani(payments.reduce((sum, { amount }) => sum + amount, 0));
  const cost = bani(total - principal);
  const apr = aprPercent({ advances: [{ amount: principal, years: 0 }], repayments: payments });
  if (offer.lenderKind !== 'foreign-bank' && isAboveTheLaw(cost, apr, maximum, pack)) {
    return { status: 'unserved', reason: { kind: 'over-legal-maximum' } };
  }
  if (apr === null) return { status: 'unpriced', legalMaximum: maximum };
  const instalments = {
    count: payments.length,
    amount: payments[0].amount,
    last: payments.at(-1)?.amount ?? payments[0].amount,
  };
  return { status: 'priced', total, cost, instalments, aprPercent: apr, legalMaximum: maximum };
}

function outOfBounds(offer: QuotableOffer, principal: Bani, days: number): UnservedReason | null {
  const { min = null, max = null } = offer.amount?.value ?? {};
  const { minDays = null, maxDays = null } = offer.term?.value ?? {};
  if (min !== null && principal < min) return { kind: 'amount-below', min };
  if (max !== null && principal > max) return { kind: 'amount-above', max };
  if (minDays !== null && days < minDays) return { kind: 'term-below', minDays };
  if (maxDays !== null && days > maxDays) return { kind: 'term-above', maxDays };
  return null;
}

// Above the sums with a daily ceiling, the law limits the DAE itself.
function isAboveTheLaw(
  cost: Bani,
  apr: number | null,
  maximum: LegalMaximum | null,
  pack: RulePack | null,
): boolean {
  if (maximum !== null) return cost > maximum.cost;
  const cap = pack?.generalAprCapPercent?.value;
  return cap !== undefined && (apr === null || apr > cap);
}

type Payment = CashFlow & { amount: Bani };

/** What is paid and when, in years from receiving the money. Months are equal ones, days are of a year of 365. */
function paymentsOf(price: Price, principal: Bani, term: Term): [Payment, ...Payment[]] {
  const years = elapsedYears(term.unit === 'months' ? { months: term.count } : { days: term.count });
  const single = (cost: Bani): [Payment] => [{ amount: bani(principal + cost), years }];
  if (price.kind === 'daily') {
    const paidDays = Math.max(0, termDays(term) - price.freeDays);
    return single(dailyCost(principal, price.ratePercentPerDay, paidDays));
  }
  const { yearlyRatePercent } = price;
  if (term.unit === 'days') {
    return single(roundToBani((principal * yearlyRatePercent * term.count) / 36_500));
  }
  const schedule = annuitySchedule({ principal, yearlyRatePercent, termMonths: term.count });
  const payments = schedule.map(({ month, payment }) => ({
    amount: payment,
    years: elapsedYears({ months: month }),
  }));
  return payments as [Payment, ...Payment[]]; // a term has at least one month
}
