import type { Bani } from '#domain/money/bani.ts';
import type { EvidenceState } from './offer-evidence.ts';

/** The most the law lets this loan cost (see domain/law/legal-maximum.ts). */
export type LegalMaximum = { cost: Bani; total: Bani };

/**
 * How what is computed differs from what is asked or from how the lender wants its money back; such a price is compared
 * with no other. `single-payment`: instalments were asked, it is one payment at the end. `credit-line`: equal instalments
 * or one payment were computed of a line with a minimum payment. `instalments`: one payment was asked of a loan that is
 * paid in instalments.
 */
export type RepaymentDifference = 'single-payment' | 'credit-line' | 'instalments';

/** The year of the document that states a limit: the lender may give more since; null: it is a page without a date. */
type DatedLimit = { year: string | null };

export type UnservedReason =
  | ({ kind: 'amount-below'; min: Bani } & DatedLimit)
  | ({ kind: 'amount-above'; max: Bani } & DatedLimit)
  | ({ kind: 'term-below'; minDays: number } & DatedLimit)
  | ({ kind: 'term-above'; maxDays: number } & DatedLimit)
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
      /** whether the price is today's, or has to be confirmed with the lender (see offer-evidence.ts) */
      evidence: Exclude<EvidenceState, 'none'>;
      /** null: it is paid back as asked */
      differs: RepaymentDifference | null;
      /** null above the sums the small-credit ceilings cover */
      legalMaximum: LegalMaximum | null;
    }
  | { status: 'unpriced'; legalMaximum: LegalMaximum | null }
  | { status: 'unserved'; reason: UnservedReason };
