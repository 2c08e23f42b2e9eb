import type { CreditKind } from '#domain/tools/contract-check/contract.ts';
import type { ReportGroup } from './report-groups.ts';

/** A price reported by readers, as shown: the state „reported”. Never ranked. */
export type ReportedPrice = {
  /** slug of its offer */
  lender: string;
  group: ReportGroup;
  kind: CreditKind;
  /** the day its lender was asked */
  askedOn: string;
  /** what the lender said; null: nothing within its week */
  answer: string | null;
};
