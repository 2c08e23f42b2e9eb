import { annuitySchedule } from '#domain/loan/annuity-schedule.ts';
import { aprPercent } from '#domain/loan/apr-percent.ts';
import { decreasingSchedule } from '#domain/loan/decreasing-schedule.ts';
import { bani, fromLei, type Bani } from '#domain/money/bani.ts';

/** What an example's rate and fees make of one sum and term. */
export type IllustratedLoan = {
  /** the first one, with the monthly fee in it */
  instalment: Bani;
  /** everything that is paid */
  total: Bani;
  cost: Bani;
  /** null when no rate satisfies the equation of the DAE */
  aprPercent: number | null;
};

type Fees = { atStartLei: number; monthlyLei: number; unnamedLei: number; insuranceLei: number };
/** What of an example its loan is computed from. */
type Priced = {
  rate: { percentAYear: number };
  repayment: 'equal' | 'decreasing';
  fees: 'unknown' | Fees;
};
type Printed = {
  instalmentLei?: number | undefined;
  totalLei?: number | undefined;
  aprPercent?: number | undefined;
};
type Loan = { principal: Bani; termMonths: number };

// Printed figures are rounded, and lenders round the last payment in their own way.
const TOLERANCE = { instalmentLei: 0.05, totalLei: 1, aprPercent: 0.1 };

/**
 * A loan at an example's rate, with its fees as printed and, for the example's own loan, its insurance. Unknown fees are in no
 * figure. Months are equal ones, as the DAE counts them.
 * @throws {RangeError} when the sum is not above 0 or the term not 1 to 600 months
 */
export function illustratedLoan(
  { rate, repayment, fees }: Priced,
  { principal, termMonths }: Loan,
): IllustratedLoan {
  const known = fees === 'unknown' ? null : fees;
  const monthly = fromLei(known?.monthlyLei ?? 0);
  const atStart = bani(
    fromLei(known?.atStartLei ?? 0) + fromLei(known?.unnamedLei ?? 0) + fromLei(known?.insuranceLei ?? 0),
  );
  const terms = { principal, termMonths, yearlyRatePercent: rate.percentAYear };
  const rows = repayment === 'equal' ? annuitySchedule(terms) : decreasingSchedule(terms);
  const payments = rows.map(({ month, payment }) => ({ amount: payment + monthly, years: month / 12 }));
  const total = bani(atStart + payments.reduce((sum, { amount }) => sum + amount, 0));
  return {
    instalment: bani(payments[0]?.amount ?? 0),
    total,
    cost: bani(total - principal),
    aprPercent: aprPercent({
      advances: [{ amount: principal, years: 0 }],
      repayments: atStart > 0 ? [{ amount: atStart, years: 0 }, ...payments] : payments,
    }),
  };
}

/** What of an example's printed figures does not follow from its sum, term, rate and fees: such an example is kept out. */
export function disagreements({
  principalLei,
  termMonths,
  printed,
  ...priced
}: Priced & { principalLei: number; termMonths: number; printed: Printed }): string[] {
  const loan = illustratedLoan(priced, { principal: fromLei(principalLei), termMonths });
  const monthlyLei = priced.fees === 'unknown' ? 0 : priced.fees.monthlyLei;
  const computed = {
    // Some print the instalment with the monthly fee in it, some without.
    instalmentLei: [loan.instalment / 100, loan.instalment / 100 - monthlyLei],
    totalLei: [loan.total / 100],
    aprPercent: [loan.aprPercent ?? Infinity],
  };
  return (['instalmentLei', 'totalLei', 'aprPercent'] as const).flatMap((name) => {
    const said = printed[name];
    const isSaid = computed[name].some(
      (value) => said !== undefined && Math.abs(value - said) <= TOLERANCE[name],
    );
    if (said === undefined || isSaid) return [];
    return [`${name} ${said} does not follow from the example: ${computed[name].join(' or ')}`];
  });
}
