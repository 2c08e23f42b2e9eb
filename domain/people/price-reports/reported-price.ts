import type { CreditKind } from '#domain/tools/contract-check/contract.ts';
import type { ReportGroup } from './report-groups.ts';

/** A price that readers reported, as it is shown: the state „reported” of what may be said of a price. Never ranked. */
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
