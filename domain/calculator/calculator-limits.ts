import { bani, fromLei, type Bani } from '#domain/money/bani.ts';
import type { CalculatedLoan } from './calculated-loan.ts';

/** What the calculator takes: from credit until the salary to a mortgage of thirty years. */
export const calculatorLimits: {
  minPrincipal: Bani;
  maxPrincipal: Bani;
  /** a rate above these is a slip of the keyboard: 1% a day, the dearest the law knows, is 365% a year */
  maxPercent: { year: number; day: number };
  maxMonths: number;
  /** of a loan paid once */
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

/** What is computed when nothing was said. Source: product specification, section 9, "Calculator example". */
export const exampleLoan: CalculatedLoan = {
  principal: fromLei(10_000),
  rate: { percent: 8, per: 'year' },
  term: { count: 36, unit: 'months' },
  repayment: 'equal',
  fees: { atStart: bani(0), monthly: bani(0) },
};
