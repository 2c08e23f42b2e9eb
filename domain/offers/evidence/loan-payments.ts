import { aprPercent, type CashFlow } from '#domain/loan/apr-percent.ts';
import { equalParts } from '#domain/loan/equal-parts.ts';
import { equalPayments } from '#domain/loan/equal-payments.ts';
import { monthEnd, termDays, termYears, type Term } from '#domain/loan/term.ts';
import { bani, fromLei, type Bani } from '#domain/base/money/bani.ts';
import { percentShare, shareOf, type Share } from '#domain/base/money/share.ts';
import type { Fee, Interest, PriceTerms } from './product-schema.ts';

type LoanPayment = CashFlow & { amount: Bani };

type Loan = { principal: Bani; term: Term };
type Period = { days: number; years: number };

type LoanCost = {
  /** paid before the first instalment, in bani */
  fees: Bani;
  /** the instalments, or a single payment: at least one */
  payments: [LoanPayment, ...LoanPayment[]];
  /** sum of all payments */
  total: Bani;
  cost: Bani;
  /** null when no rate satisfies the equation of the DAE */
  aprPercent: number | null;
};

/** Periods of each length in a year, as the DAE counts them. */
const periodsInYear = { week: 52, fortnight: 26, month: 12 };

/**
 * Computes the cost of a loan from its cash flows. A term in months is repaid in instalments, one in days once, at the end; a
 * product with a single way of repayment always uses it. A request for a revolving line is computed as one loan, repaid by its
 * term. Daily interest counts the days between payments (months end on days 30, 61, 91, …, or every 30th where the lender counts
 * so); yearly interest, equal parts of it.
 * @param loan.principal in bani, above 0
 */
export function loanCost(terms: PriceTerms, { principal, term }: Loan): LoanCost {
  const { fees, financed, monthly } = feesOf(terms, principal);
  const owed = bani(principal + financed);
  const isOnce =
    terms.repayment.kind === 'once' || (terms.repayment.kind === 'revolving' && term.unit === 'days');
  const due = isOnce ? [onePayment(terms, owed, term)] : instalments(terms, owed, term);
  const payments =
    monthly === 0 ? due : due.map(({ amount, years }) => ({ amount: bani(amount + monthly), years }));
  const total = bani(payments.reduce((sum, { amount }) => sum + amount, Number(fees)));
  return {
    fees,
    payments: payments as LoanCost['payments'],
    total,
    cost: bani(total - principal),
    aprPercent: aprPercent({
      advances: [{ amount: principal, years: 0 }],
      repayments: fees > 0 ? [{ amount: fees, years: 0 }, ...payments] : payments,
    }),
  };
}

/** Collects the mandatory fees: paid before the first instalment, added to the debt, or paid with each instalment. */
function feesOf({ fees }: PriceTerms, principal: Bani) {
  const sums = { fees: bani(0), financed: bani(0), monthly: bani(0) };
  for (const fee of fees === 'unknown' ? [] : fees) {
    const where = fee.isOptional ? null : whereItIsPaid(fee);
    if (where) sums[where] = bani(sums[where] + feeAmount(fee, principal));
  }
  return sums;
}

function whereItIsPaid({ kind, isFinanced }: Fee): 'fees' | 'financed' | 'monthly' | null {
  if (kind === 'monthly') return kind;
  if (kind === 'analysis' || kind === 'withdrawal' || kind === 'insurance') {
    return isFinanced ? 'financed' : 'fees';
  }
  return null;
}

function feeAmount({ lei, percent = 0 }: Fee, principal: Bani): Bani {
  return lei === undefined ? shareOf(principal, percentShare(percent)) : fromLei(lei);
}

function onePayment({ interest, freeDays }: PriceTerms, owed: Bani, term: Term): LoanPayment {
  const days = Math.max(0, termDays(term) - freeDays);
  return { amount: bani(owed + shareOf(owed, shareOfDays(interest, days))), years: termYears(term) };
}

/** Computes the interest of days on the debt, repaid once. */
function shareOfDays({ per, percent }: Interest, days: number): Share {
  if (per === 'flat') return percentShare(percent);
  return percentShare(percent, { times: days, over: per === 'year' ? 365 : 1 });
}

/** Computes equal instalments: equal parts for interest charged once on the whole loan; otherwise each pays its own period too. */
function instalments(terms: PriceTerms, owed: Bani, term: Term): LoanPayment[] {
  const { interest, freeDays } = terms;
  const periods = periodsOf(terms, term);
  if (interest.per === 'flat') {
    const parts = equalParts(bani(owed + shareOf(owed, percentShare(interest.percent))), periods.length);
    return periods.map(({ years }, at) => ({ amount: parts[at] ?? bani(0), years }));
  }
  const shares = sharesOf(interest, { periods, freeDays, perYear: periodsInYear[everyOf(terms)] });
  const amounts = equalPayments(owed, shares);
  return periods.map(({ years }, at) => ({ amount: amounts[at] as Bani, years }));
}

type Counted = { periods: readonly Period[]; freeDays: number; perYear: number };

/** Computes each period's share of interest on the debt, without the free days. */
function sharesOf({ per, percent }: Interest, { periods, freeDays, perYear }: Counted): Share[] {
  // A list computes these at every step of a slider: equal periods share one.
  const ofYear = percentShare(percent, { over: perYear });
  const shares: Share[] = [];
  let free = freeDays;
  for (const { days } of periods) {
    const paid = Math.max(0, days - free);
    free -= days - paid;
    if (per === 'day') shares.push(percentShare(percent, { times: paid }));
    else shares.push(paid === days ? ofYear : percentShare(percent, { times: paid, over: days * perYear }));
  }
  return shares;
}

function everyOf({ repayment }: PriceTerms): keyof typeof periodsInYear {
  return repayment.kind === 'equal' ? repayment.every : 'month';
}

/** Cached by requested term and payment rhythm: a list computes them for each offer, at every step of a slider. */
const knownPeriods = new WeakMap<Term, Map<string, readonly Period[]>>();

function periodsOf(terms: PriceTerms, term: Term): readonly Period[] {
  const { interest } = terms;
  const every = everyOf(terms);
  const monthDays = interest.per === 'day' ? interest.monthDays : undefined;
  const ofTerm = knownPeriods.get(term) ?? new Map<string, readonly Period[]>();
  const rhythm = `${every} ${monthDays}`;
  const periods = ofTerm.get(rhythm) ?? makePeriods(every, monthDays, term);
  knownPeriods.set(term, ofTerm.set(rhythm, periods));
  return periods;
}

function makePeriods(every: keyof typeof periodsInYear, monthDays: number | undefined, term: Term): Period[] {
  const perYear = periodsInYear[every];
  const years = term.unit === 'months' ? term.count / 12 : term.count / 365;
  const count = Math.max(1, Math.round(years * perYear));
  const dayOf = (at: number) => {
    if (every !== 'month') return at * (every === 'week' ? 7 : 14);
    return monthDays ? at * monthDays : monthEnd(at);
  };
  let begins = 0;
  return Array.from({ length: count }, (_, at) => {
    const ends = dayOf(at + 1);
    const days = ends - begins;
    begins = ends;
    return { days, years: (at + 1) / perYear };
  });
}
