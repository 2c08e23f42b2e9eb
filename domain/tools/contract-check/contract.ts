import type { IsoDay } from '#domain/base/days/iso-day.ts';
import type { InterestRate } from '#domain/tools/calculator/calculated-loan.ts';
import type { Bani } from '#domain/base/money/bani.ts';

/** Answer to a yes-or-no question; null is „nu știu”, and leads to no verdict. */
export type YesNo = boolean | null;

export const creditKinds = ['single', 'instalments', 'line', 'card', 'pay-later'] as const;
export type CreditKind = (typeof creditKinds)[number];

/** Tells whether a credit has a limit, up to which any amount may be drawn. */
export function isLimited(kind: CreditKind | null): boolean {
  return kind === 'line' || kind === 'card';
}

export const lenderKinds = ['ifn', 'bank', 'foreign-bank', 'credit-union'] as const;
export type CheckedLenderKind = (typeof lenderKinds)[number];

/** A lender of our list, with the proof of its identity. */
export type ListedLender = {
  slug: string;
  name: string;
  kind: 'ifn' | 'foreign-bank' | 'unknown';
  /** the company and its register entries, as shown; null: not confirmed */
  identity: string | null;
};

/** A payment and its time: `days` and `years` count from the date the money was received. */
export type DatedPayment = { amount: Bani; days: number; years: number };

/** An insurance tied to the credit. */
type Insurance = {
  amount: Bani;
  /** whether the credit, or its terms, require it */
  isRequired: YesNo;
  /** the instalments include it, instead of a separate payment */
  isInPayments: YesNo;
};

/** Facts that a person knows about an offer or a contract. Unknown ones are null. */
export type Contract = {
  /** amount received in cash or on the account; for a line the amount drawn; in bani, above 0 */
  received: Bani;
  /** amount of the contract; for a line or a card its limit; the amount received if no other was given */
  credit: Bani;
  /** whether it was given: the drawn amount of a line says nothing about the limit */
  isCreditTold: boolean;
  kind: CreditKind | null;
  /** without fees and insurance paid separately, by date; at least one */
  payments: readonly [DatedPayment, ...DatedPayment[]];
  /** false: only their sum is known, not their dates */
  isTimed: boolean;
  /** fees outside the payments, paid when the money is received */
  feesAtStart: Bani;
  /** from the money to the last payment, 1 or more */
  days: number;
  years: number;
  /** date of the contract; for an unsigned offer, today */
  concluded: IsoDay | null;
  isSigned: boolean;
  /** date the money was received, or the contract's; null: unknown */
  receivedOn: IsoDay | null;
  lenderKind: CheckedLenderKind | null;
  /** null: no lender of our list was named */
  lender: ListedLender | null;
  /** a lender outside our list was named */
  isUnlisted: boolean;
  hasMortgage: YesNo;
  /** for a contract from before the law: whether it was running on the law's first day, and how late it was */
  wasRunning: YesNo;
  arrearsDays: number | null;
  rate: InterestRate | null;
  isRateFixed: YesNo;
  printedAprPercent: number | null;
  /** percent of the overdue amount, per day */
  penaltyPercentPerDay: number | null;
  /** penalties charged so far */
  penalties: Bani | null;
  /** one extension of the due date without new money */
  extension: { cost: Bani; days: number } | null;
  /** fee for changing the due date alone */
  dueDateFee: Bani | null;
  /** names of fees, as typed */
  fees: readonly string[];
  /** compensation for early repayment, in percent of the repaid amount */
  earlyPercent: number | null;
  insurance: Insurance | null;
  hasExample: YesNo;
  /** for a line or a card: percent of the debt, and the lowest payment in lei */
  minimum: { percent: number; atLeast: Bani } | null;
};
