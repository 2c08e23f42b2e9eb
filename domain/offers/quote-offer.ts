import { bani, roundToBani, type Bani } from '#domain/money/bani.ts';
import { annuitySchedule } from '#domain/loan/annuity-schedule.ts';
import { aprPercent, type CashFlow } from '#domain/loan/apr-percent.ts';
import { elapsedYears } from '#domain/loan/elapsed-years.ts';
import { termDays, type Term } from '#domain/loan/term.ts';
import { isBoundByCeilings } from '#domain/lenders/lender-identity.ts';
import { dailyCost, legalMaximum } from '#domain/law/legal-maximum.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import type { LoanRequest } from './loan-request.ts';
import type { OfferEvidence } from './offer-evidence.ts';
import type { LegalMaximum, OfferQuote, RepaymentDifference, UnservedReason } from './offer-quote.ts';
import type { Figure, Offer, Price } from './offer.ts';

/** What a quote needs to know of an offer. */
export type QuotableOffer = Pick<Offer, 'amount' | 'term' | 'price' | 'repayment' | 'lenderKind'> & {
  evidence: OfferEvidence;
};

/**
 * One offer for one visitor's amount and term. What its source does not cover has no figure: an offer without a price, or
 * whose largest sum or longest term nobody knows, is `unpriced`, as is one whose DAE lies beyond what the equation's
 * solver covers. A smallest sum that is not known excludes nobody.
 * A price above what the law allows is not published, and an old one is history: the lender's own of today is another. A
 * bank of another member state is outside that law. The ceiling itself is told of an IFN with its register number only.
 * @param pack the rules in force, null where none are prepared
 */
export function quoteOffer(
  offer: QuotableOffer,
  request: Pick<LoanRequest, 'principal' | 'term'>,
  pack: RulePack | null,
): OfferQuote {
  const { principal, term } = request;
  const covered = coverage(offer, principal, termDays(term));
  if (typeof covered === 'object') return { status: 'unserved', reason: covered };

  const maximum = legalMaximum(principal, termDays(term), pack);
  const told = isBoundByCeilings(offer) ? maximum : null;
  const { price, evidence } = offer;
  if (price === null || evidence.price === 'none' || covered === 'unknown') {
    return { status: 'unpriced', legalMaximum: told };
  }

  const payments = paymentsOf(price.value, principal, term);
  const total = bani(payments.reduce((sum, { amount }) => sum + amount, 0));
  const cost = bani(total - principal);
  const apr = aprPercent({ advances: [{ amount: principal, years: 0 }], repayments: payments });
  if (offer.lenderKind !== 'foreign-bank' && isAboveTheLaw(cost, apr, maximum, pack)) {
    return evidence.price === 'current'
      ? { status: 'unserved', reason: { kind: 'over-legal-maximum' } }
      : { status: 'unpriced', legalMaximum: told };
  }
  if (apr === null) return { status: 'unpriced', legalMaximum: told };
  const instalments = {
    count: payments.length,
    amount: payments[0].amount,
    last: payments.at(-1)?.amount ?? payments[0].amount,
  };
  return {
    status: 'priced',
    total,
    cost,
    instalments,
    aprPercent: apr,
    evidence: evidence.price,
    differs: repaymentDifference(price.value, offer.repayment, term),
    legalMaximum: told,
  };
}

/** How the payments of `paymentsOf` differ from the request (months ask for instalments) or from the lender's product. */
function repaymentDifference(
  price: Price,
  repayment: Offer['repayment'],
  term: Term,
): RepaymentDifference | null {
  if (price.kind === 'daily') return term.unit === 'months' ? 'single-payment' : null;
  if (repayment !== null && repayment.value !== 'instalments') return 'credit-line';
  return term.unit === 'days' ? 'instalments' : null;
}

/**
 * Whether what is asked lies within what the offer's sources state. A smallest sum or shortest term that nobody states
 * excludes nobody; a largest sum or longest term that nobody states is not known, and never no limit.
 */
function coverage({ amount, term }: QuotableOffer, principal: Bani, days: number): Coverage {
  const { min = null, max = null } = amount?.value ?? {};
  const { minDays = null, maxDays = null } = term?.value ?? {};
  if (min !== null && principal < min) return { kind: 'amount-below', min, year: yearOf(amount) };
  if (max !== null && principal > max) return { kind: 'amount-above', max, year: yearOf(amount) };
  if (minDays !== null && days < minDays) return { kind: 'term-below', minDays, year: yearOf(term) };
  if (maxDays !== null && days > maxDays) return { kind: 'term-above', maxDays, year: yearOf(term) };
  return max === null || maxDays === null ? 'unknown' : 'covered';
}

function yearOf(figure: Figure<unknown> | null): string | null {
  return figure?.source.date?.slice(0, 4) ?? null;
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

type Coverage = 'covered' | 'unknown' | UnservedReason;
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
