import type { IsoDay } from '#domain/base/days/iso-day.ts';
import type { InterestRate } from '#domain/tools/calculator/calculated-loan.ts';
import type { Bani } from '#domain/base/money/bani.ts';

/** An answer to a question of yes or no; null is „nu știu”, and leads to no verdict. */
export type YesNo = boolean | null;

export const creditKinds = ['single', 'instalments', 'line', 'card', 'pay-later'] as const;
export type CreditKind = (typeof creditKinds)[number];

/** Whether a credit has a limit, of which one draws what one needs. */
export function isLimited(kind: CreditKind | null): boolean {
  return kind === 'line' || kind === 'card';
}

export const lenderKinds = ['ifn', 'bank', 'foreign-bank', 'credit-union'] as const;
export type CheckedLenderKind = (typeof lenderKinds)[number];

/** A lender of our list, with what proves who it is. */
export type ListedLender = {
  slug: string;
  name: string;
  kind: 'ifn' | 'foreign-bank' | 'unknown';
  /** the firm and its entries in the registers, as shown; null: not confirmed */
  identity: string | null;
};

/** What is paid, and when: `days` and `years` are counted from the day the money came. */
export type DatedPayment = { amount: Bani; days: number; years: number };

/** An insurance that comes with the credit. */
type Insurance = {
  amount: Bani;
  /** whether the credit, or its terms, can be had only with it */
  isRequired: YesNo;
  /** it is paid through the instalments, and not apart from them */
  isInPayments: YesNo;
};

/** What a person knows of an offer or a contract. What was not told is null. */
export type Contract = {
  /** what came into the hand or the account; of a line what was drawn; in bani, above 0 */
  received: Bani;
  /** the sum of the contract; of a line or a card its limit; what came into the hand when nobody named another */
  credit: Bani;
  /** whether somebody named it: of a line the sum that was drawn says nothing of the limit */
  isCreditTold: boolean;
  kind: CreditKind | null;
  /** without fees and insurance that are paid apart, by day; at least one */
  payments: readonly [DatedPayment, ...DatedPayment[]];
  /** false: only their sum is known, and not when each is paid */
  isTimed: boolean;
  /** fees outside the payments, paid when the money is received */
  feesAtStart: Bani;
  /** from the money to the last payment, 1 or more */
  days: number;
  years: number;
  /** the day of the contract; of an offer that is not signed yet, today */
  concluded: IsoDay | null;
  isSigned: boolean;
  /** the day the money came, or the contract's; null: not told */
  receivedOn: IsoDay | null;
  lenderKind: CheckedLenderKind | null;
  /** null: none of our list was named */
  lender: ListedLender | null;
  /** a lender was named that is not in our list */
  isUnlisted: boolean;
  hasMortgage: YesNo;
  /** of a contract from before the law: whether it was running on its first day, and how late it was */
  wasRunning: YesNo;
  arrearsDays: number | null;
  rate: InterestRate | null;
  isRateFixed: YesNo;
  printedAprPercent: number | null;
  /** percent of the overdue sum, a day */
  penaltyPercentPerDay: number | null;
  /** penalties asked for until now */
  penalties: Bani | null;
  /** one move of the due date without new money */
  extension: { cost: Bani; days: number } | null;
  /** what is asked for changing the due date alone */
  dueDateFee: Bani | null;
  /** names of fees, as typed */
  fees: readonly string[];
  /** compensation for early repayment, percent of what is repaid */
  earlyPercent: number | null;
  insurance: Insurance | null;
  hasExample: YesNo;
  /** of a line or a card: percent of what is owed, and the least in lei */
  minimum: { percent: number; atLeast: Bani } | null;
};
