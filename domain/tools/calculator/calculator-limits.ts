import { bani, fromLei, type Bani } from '#domain/base/money/bani.ts';
import type { CalculatedLoan } from './calculated-loan.ts';

/** Limits of the calculator: from a payday loan to a mortgage of thirty years. */
export const calculatorLimits: {
  minPrincipal: Bani;
  maxPrincipal: Bani;
  /** a higher rate is a typing error: 1% a day, the highest the law knows, is 365% a year */
  maxPercent: { year: number; day: number };
  maxMonths: number;
  /** for a single repayment */
  maxDays: number;
  maxIncome: Bani;
} = {
  minPrincipal: fromLei(100),
  maxPrincipal: fromLei(5_000_000),
  maxPercent: { year: 1_000, day: 3 },
  maxMonths: 360,
  maxDays: 365,
  maxIncome: fromLei(1_000_000),
};

/** Example for an empty form. Source: product specification, section 9, "Calculator example". */
export const exampleLoan: CalculatedLoan = {
  principal: fromLei(10_000),
  rate: { percent: 8, per: 'year' },
  term: { count: 36, unit: 'months' },
  repayment: 'equal',
  fees: { atStart: bani(0), monthly: bani(0) },
};
