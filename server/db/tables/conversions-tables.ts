import type { Generated } from 'kysely';
import type { ConversionStatus } from '#domain/conversions/conversion-status.ts';
import type { PostbackOutcome } from '#server/conversions/postback-outcome.ts';

/** What lenders report. */
export type ConversionsTables = {
  postback_keys: PostbackKeysTable;
  postbacks: PostbacksTable;
  conversions: ConversionsTable;
};

type PostbackKeysTable = {
  id: Generated<string>;
  /** who reports, as shown in the back office */
  partner: string;
  offer_ids: string[];
  key_hash: Buffer;
  created_at: Date;
  revoked_at: Date | null;
};

type PostbacksTable = {
  id: Generated<string>;
  key_id: string;
  /** what was sent, as a query, without the key */
  raw: string;
  outcome: PostbackOutcome;
  /** why it is no conversion, a name of `postbackRefusals`; null when it is one, or came before reasons were kept */
  refusal: string | null;
  received_at: Date;
};

export type ConversionsTable = {
  id: Generated<string>;
  key_id: string;
  transaction_id: string;
  click_id: string;
  offer_id: string;
  status: ConversionStatus;
  /** hundredths of the currency; null when the lender does not say */
  payout_cents: number | null;
  payout_currency: string | null;
  /** what the report that said the payout said of the request, and when it came; null without a payout */
  payout_status: ConversionStatus | null;
  payout_reported_at: Date | null;
  /** when the first report came */
  received_at: Date;
  /** when the newest report of this state came: older ones change nothing */
  reported_at: Date;
  /** when the state was written, which is later for a report that waited for its click */
  changed_at: Date;
};
