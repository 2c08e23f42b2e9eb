import type { ConversionStatus } from '#domain/partners/conversions/conversion-status.ts';
import { type SubName, subNames } from '#domain/visits/events/attribution.ts';

/** Why a conversion brings the partner nothing; '' while nothing speaks against it. */
export type PostbackReason = '' | 'refused' | 'taken-back' | 'nothing-owed';

/** Content of a postback about a conversion of the partner; `event_id` is the postback's own number. */
export type PostbackContent = {
  click_id: string;
  offer_id: string;
  status: ConversionStatus;
  /** the partner's share in lei, with a point: 45.00 */
  payout: string;
  reason: PostbackReason;
  /** true: the partner's own test, which counts nowhere */
  is_test: boolean;
} & Partial<Record<SubName, string>>;

/** Names of the macros in an address, in the order in which pages list them. */
export const postbackMacros = [
  'click_id',
  ...subNames,
  'status',
  'payout',
  'reason',
  'event_id',
  'offer_id',
] as const;
