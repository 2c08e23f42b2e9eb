import { annuitySchedule } from '#domain/loan/annuity-schedule.ts';
import { aprPercent } from '#domain/loan/apr-percent.ts';
import { decreasingSchedule } from '#domain/loan/decreasing-schedule.ts';
import { bani, fromLei, type Bani } from '#domain/base/money/bani.ts';
import { percentShare, shareOf } from '#domain/base/money/share.ts';

/** What a published rate and fees make of one sum and term. */
export type IllustratedLoan = {
  /** the first one, with the monthly fee and insurance in it */
  instalment: Bani;
  /** everything that is paid */
  total: Bani;
  cost: Bani;
  /** null when no rate satisfies the equation of the DAE */
  aprPercent: number | null;
};

/** `equal`: equal payments; `decreasing`: equal parts of the sum; `at-the-end`: interest each month, the sum with the last one */
export type IllustratedRepayment = 'equal' | 'decreasing' | 'at-the-end';

/** What is paid besides interest, in lei: `financedLei` is lent on top of the sum, `unnamedLei` stands in a printed total without a name. */
type Fees = {
  atStartLei: number;
  financedLei: number;
  monthlyLei: number;
  unnamedLei: number;
  insuranceAtStartLei: number;
  insuranceMonthlyLei: number;
};

/** What a loan is computed from. */
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
 * A loan at a published rate, with its fees as printed and, of the example's own loan, its insurance. Unknown fees are in no
 * figure. Months are equal ones, as the DAE counts them.
 * @throws {RangeError} when the sum is not above 0 or the term not 1 to 600 months
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
 * What of an example's printed figures does not follow from its sum, term, rate and fees: such an example is kept out. Printed
 * figures are rounded, some to whole lei, and lenders round the last payment in their own way.
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
  // Of many payments the roundings add up.
  const ofAll = Math.max(1, loan.total / 100 / 5_000);
  const computed = [
    // Some print the instalment with the monthly fee in it, some without.
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
