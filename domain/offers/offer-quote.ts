import type { Bani } from '#domain/money/bani.ts';

/** The most the law lets this loan cost (see domain/law/legal-maximum.ts). */
export type LegalMaximum = { cost: Bani; total: Bani };

export type UnservedReason =
  | { kind: 'amount-below'; min: Bani }
  | { kind: 'amount-above'; max: Bani }
  | { kind: 'term-below'; minDays: number }
  | { kind: 'term-above'; maxDays: number }
  /** the price would pass the legal maximum: such an offer is not published */
  | { kind: 'over-legal-maximum' };

/** One offer seen with one visitor's amount and term. */
export type OfferQuote =
  | {
      status: 'priced';
      /** principal plus everything paid for it */
      total: Bani;
      cost: Bani;
      /** equal instalments; the last one takes the rounding. A single payment has count 1. */
      instalments: { count: number; amount: Bani; last: Bani };
      aprPercent: number;
      /** null above the sums the small-credit ceilings cover */
      legalMaximum: LegalMaximum | null;
    }
  | { status: 'unpriced'; legalMaximum: LegalMaximum | null }
  | { status: 'unserved'; reason: UnservedReason };
