import { annuitySchedule } from '#domain/loan/annuity-schedule.ts';
import { aprPercent } from '#domain/loan/apr-percent.ts';
import { decreasingSchedule } from '#domain/loan/decreasing-schedule.ts';
import { bani, fromLei, type Bani } from '#domain/base/money/bani.ts';
import { percentShare, shareOf } from '#domain/base/money/share.ts';

/** Cost of one amount and term at a published rate and fees. */
export type IllustratedLoan = {
  /** the first one, including the monthly fee and insurance */
  instalment: Bani;
  /** sum of all payments */
  total: Bani;
  cost: Bani;
  /** null when no rate satisfies the equation of the DAE */
  aprPercent: number | null;
};

/**
 * `equal`: equal payments; `decreasing`: equal parts of the principal; `at-the-end`: interest each month, the principal with the
 * last payment
 */
export type IllustratedRepayment = 'equal' | 'decreasing' | 'at-the-end';

/** Costs besides interest, in lei: `financedLei` is added to the principal, `unnamedLei` is in a printed total without a name. */
type Fees = {
  atStartLei: number;
  financedLei: number;
  monthlyLei: number;
  unnamedLei: number;
  insuranceAtStartLei: number;
  insuranceMonthlyLei: number;
};

/** Input of a loan's computation. */
type Priced = {
  rate: { percentAYear: number };
  repayment: IllustratedRepayment;
  fees: 'unknown' | Fees;
};
type Printed = {
  instalmentLei?: number | undefined;
  interestLei?: number | undefined;
  totalLei?: number | undefined;
  aprPercent?: number | undefined;
};
type Loan = { principal: Bani; termMonths: number };

/**
 * Computes a loan at a published rate, with its printed fees and, for the example's own loan, its insurance. Unknown fees are in
 * no figure. Months are equal, as in the DAE.
 * @throws {RangeError} when the amount is not above 0 or the term not 1 to 600 months
 */
export function illustratedLoan(
  { rate, repayment, fees }: Priced,
  { principal, termMonths }: Loan,
): IllustratedLoan {
  const known = fees === 'unknown' ? null : fees;
  const monthly = fromLei((known?.monthlyLei ?? 0) + (known?.insuranceMonthlyLei ?? 0));
  const atStart = fromLei(
    (known?.atStartLei ?? 0) + (known?.unnamedLei ?? 0) + (known?.insuranceAtStartLei ?? 0),
  );
  const lent = bani(principal + fromLei(known?.financedLei ?? 0));
  const plan = payments(lent, { percentAYear: rate.percentAYear, repayment, termMonths });
  const paid = plan.map(({ amount, months }) => ({ amount: amount + monthly, years: months / 12 }));
  const total = bani(atStart + paid.reduce((sum, { amount }) => sum + amount, 0));
  return {
    instalment: bani(paid[0]?.amount ?? 0),
    total,
    cost: bani(total - principal),
    aprPercent: aprPercent({
      advances: [{ amount: principal, years: 0 }],
      repayments: atStart > 0 ? [{ amount: atStart, years: 0 }, ...paid] : paid,
    }),
  };
}

type Plan = { percentAYear: number; repayment: IllustratedRepayment; termMonths: number };

function payments(principal: Bani, { percentAYear, repayment, termMonths }: Plan) {
  if (repayment === 'at-the-end') {
    const interest = shareOf(principal, percentShare(percentAYear, { over: 12 }));
    return Array.from({ length: termMonths }, (_, at) => ({
      amount: interest + (at === termMonths - 1 ? principal : 0),
      months: at + 1,
    }));
  }
  const terms = { principal, termMonths, yearlyRatePercent: percentAYear };
  const rows = repayment === 'equal' ? annuitySchedule(terms) : decreasingSchedule(terms);
  return rows.map(({ month, payment }) => ({ amount: payment, months: month }));
}

/**
 * Lists printed figures of an example that do not follow from its amount, term, rate and fees: such an example is excluded.
 * Printed figures are rounded, some to whole lei, and lenders round the last payment in their own way.
 */
export function disagreements({
  principalLei,
  termMonths,
  printed,
  ...priced
}: Priced & { principalLei: number; termMonths: number; printed: Printed }): string[] {
  const loan = illustratedLoan(priced, { principal: fromLei(principalLei), termMonths });
  const { fees } = priced;
  const monthlyLei = fees === 'unknown' ? 0 : fees.monthlyLei;
  // With many payments the rounding errors add up.
  const ofAll = Math.max(1, loan.total / 100 / 5_000);
  const computed = [
    // Some print the instalment including the monthly fee, some without.
    [
      'instalmentLei',
      [loan.instalment / 100, loan.instalment / 100 - monthlyLei],
      rounding(printed.instalmentLei),
    ],
    ['interestLei', [loan.cost / 100], ofAll],
    ['totalLei', [loan.total / 100], ofAll],
    ['aprPercent', [loan.aprPercent ?? Infinity], 0.1],
  ] as const;
  return computed.flatMap(([name, values, tolerance]) => {
    const said = printed[name];
    if (said === undefined || values.some((value) => Math.abs(value - said) <= tolerance)) return [];
    return [`${name} ${said} does not follow from the example: ${values.join(' or ')}`];
  });
}

function rounding(printedLei = 0): number {
  return Number.isInteger(printedLei) ? 0.5 : 0.05;
}
