import type { TermsDays } from './terms-entry.ts';

/**
 * What a partner gets for an approved conversion, as two people decided it. Of one partner and offer at most one row of terms is in
 * force on a day.
 */
export type PartnerTerms = TermsDays & {
  /** of the change that made them public */
  id: number;
  partnerId: string;
  /** ids of offers; null: every offer whose payer pays at that moment */
  offers: readonly string[] | null;
  share: PartnerShare;
  /** the most that accrues in one calendar month of Bucharest, in bani; null: no limit */
  monthlyLimitBani: number | null;
  /** days between the lender's decision and the day from which the amount is payable, 0 or more */
  holdDays: number;
  /** least sum that is paid out, in bani; 10 000 unless the terms say otherwise */
  payoutThresholdBani: number;
};

/** A fixed amount in bani, or a part of what the lender pays, in hundredths of a percent (2 500 is 25%). */
export type PartnerShare = { kind: 'fixed'; bani: number } | { kind: 'percent'; hundredths: number };
