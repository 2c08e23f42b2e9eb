import type { Bani } from '#domain/money/bani.ts';

/** One debt, as its owner knows it. */
export type Debt = {
  /** whom it is owed to, as typed; „Datoria 2” when nothing was */
  name: string;
  /** what is still owed, in bani, above 0 */
  balance: Bani;
  /** nominal yearly interest in percent, 0 or more: 8 is 8% */
  yearlyRatePercent: number;
  /** what must be paid each month, in bani, 0 or more */
  minimum: Bani;
  /** day of the month it is paid on, 1 to 31; null: not told */
  dueDay: number | null;
};
