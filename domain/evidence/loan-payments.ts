import { elapsedYears } from '#domain/loan/elapsed-years.ts';
import { aprPercent, type CashFlow } from '#domain/loan/apr-percent.ts';
import { termDays, type Term } from '#domain/loan/term.ts';
import { bani, fromLei, roundToBani, type Bani } from '#domain/money/bani.ts';
import type { Fee, Interest, PriceTerms } from './product-schema.ts';

type LoanPayment = CashFlow & { amount: Bani };

type Loan = { principal: Bani; term: Term };
type Period = { days: number; years: number };

type LoanCost = {
  /** what is paid before the first instalment, in bani */
  fees: Bani;
  /** the instalments, or one payment: at least one */
  payments: [LoanPayment, ...LoanPayment[]];
  /** everything that is paid */
  total: Bani;
  cost: Bani;
  /** null when no rate satisfies the equation of the DAE */
  aprPercent: number | null;
};

/** Periods of each length in a year, as the DAE counts them. */
const periodsInYear = { week: 52, fortnight: 26, month: 12 };

/**
 * What a loan costs, from its cash flows. In months one pays in instalments, in days once, at the end; a product that knows
 * one way alone is paid in that way. Of a line that may be drawn again, what is asked is one loan, repaid by its term.
 * Interest by day counts the days between payments (months end on days 30, 61, 91, …, or every 30th where the lender counts
 * so); interest by year, equal parts of it.
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

/** The fees nobody can refuse: paid before the first instalment, added to what is owed, or paid with each instalment. */
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
  return lei === undefined ? roundToBani((principal * percent) / 100) : fromLei(lei);
}

function onePayment({ interest, freeDays }: PriceTerms, owed: Bani, term: Term): LoanPayment {
  const years = elapsedYears(term.unit === 'months' ? { months: term.count } : { days: term.count });
  const days = Math.max(0, termDays(term) - freeDays);
  return { amount: bani(owed + roundToBani(owed * shareOf(interest, days, days / 365))), years };
}

/**
 * Equal instalments, the last one with what rounding left: X = P / Σ 1 / Π (1 + i), the product over the periods up to each
 * one. Where every period is alike this is the annuity.
 */
function instalments(terms: PriceTerms, owed: Bani, term: Term): LoanPayment[] {
  const { interest, freeDays } = terms;
  const periods = periodsOf(terms, term);
  const last = periods.length - 1;
  if (interest.per === 'flat') {
    const all = roundToBani(owed * (1 + interest.percent / 100));
    const part = roundToBani(all / periods.length);
    return periods.map(({ years }, at) => ({ amount: at === last ? bani(all - part * last) : part, years }));
  }
  const partOfYear = 1 / periodsInYear[everyOf(terms)];
  let free = freeDays;
  let discount = 1;
  let worth = 0;
  const shares = periods.map(({ days }) => {
    const skipped = Math.min(free, days);
    free -= skipped;
    const share = shareOf(interest, days - skipped, partOfYear * (1 - skipped / days));
    discount /= 1 + share;
    worth += discount;
    return share;
  });
  const equal = roundToBani(owed / worth);
  let balance: number = owed;
  return periods.map(({ years }, at) => {
    const due = balance + roundToBani(balance * (shares[at] ?? 0));
    const amount = at === last ? bani(due) : bani(Math.min(equal, due));
    balance = due - amount;
    return { amount, years };
  });
}

/** The part of what is owed that a stretch of time costs. @param years the same stretch, as the DAE counts it */
function shareOf(interest: Interest, days: number, years: number): number {
  if (interest.per === 'flat') return interest.percent / 100;
  return (interest.percent * (interest.per === 'day' ? days : years)) / 100;
}

function everyOf({ repayment }: PriceTerms): keyof typeof periodsInYear {
  return repayment.kind === 'equal' ? repayment.every : 'month';
}

/** Of the terms asked for, by the rhythm of the payments: a list asks them of each offer, at every step of a slider. */
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
    return monthDays ? at * monthDays : termDays({ count: at, unit: 'months' });
  };
  let begins = 0;
  return Array.from({ length: count }, (_, at) => {
    const ends = dayOf(at + 1);
    const days = ends - begins;
    begins = ends;
    return { days, years: (at + 1) / perYear };
  });
}
