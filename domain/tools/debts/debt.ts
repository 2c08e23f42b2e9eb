import type { Bani } from '#domain/base/money/bani.ts';

/** One debt, as its owner knows it. */
export type Debt = {
  /** name of the creditor as typed; „Datoria 2” when empty */
  name: string;
  /** outstanding balance, in bani, above 0 */
  balance: Bani;
  /** nominal yearly interest in percent, 0 or more: 8 is 8% */
  yearlyRatePercent: number;
  /** minimum monthly payment, in bani, 0 or more */
  minimum: Bani;
  /** day of the month it is due, 1 to 31; null: not given */
  dueDay: number | null;
};
