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
  /** what was sent and is read, as a query (mappedQuery); the rest of a report is not kept */
  raw: string;
  /** of the report; null where it can not be read */
  transaction_id: string | null;
  outcome: PostbackOutcome;
  /** why it is no conversion, a name of `postbackRefusals`; null when it is one, or came before reasons were kept */
  refusal: string | null;
  /** a person found its amount right, however large */
  payout_accepted: Generated<boolean>;
  received_at: Date;
};

type ConversionsTable = {
  id: Generated<string>;
  key_id: string;
  transaction_id: string;
  click_id: string;
  offer_id: string;
  status: ConversionStatus;
  /** hundredths of the currency; null when the lender does not say */
  payout_cents: number | null;
  payout_currency: string | null;
  /** when the first report came */
  received_at: Date;
  /** when the report came that decided the status */
  reported_at: Date;
  /** when the state was written, which is later for a report that waited for its click */
  changed_at: Date;
};
