import type { Generated, GeneratedAlways } from 'kysely';
import type { ConversionStatus } from '#domain/partners/conversions/conversion-status.ts';
import type { DialectName } from '#domain/partners/conversions/dialects.ts';
import type { PostbackOutcome } from '#domain/partners/conversions/postback-outcome.ts';

/** Lenders' reports and keys. */
export type ConversionsTables = {
  postback_keys: PostbackKeysTable;
  postbacks: PostbacksTable;
  conversions: ConversionsTable;
  conversion_changes: ConversionChangesTable;
};

type PostbackKeysTable = {
  id: Generated<string>;
  /** the reporting lender, as shown in the back office */
  partner: string;
  offer_ids: string[];
  /** how the lender writes its reports */
  dialect: Generated<DialectName>;
  key_hash: Buffer;
  created_at: Date;
  revoked_at: Date | null;
};

type PostbacksTable = {
  id: Generated<string>;
  key_id: string;
  /** the parameters that are read, as a query (mappedQuery); the rest of a report is not stored */
  raw: string;
  /** of the report; null if unreadable */
  transaction_id: string | null;
  outcome: PostbackOutcome;
  /** reason why it is not a conversion, a name of `postbackRefusals`; null for a conversion, and for rows older than this column */
  refusal: string | null;
  received_at: Date;
};

type ConversionsTable = {
  id: Generated<string>;
  key_id: string;
  transaction_id: string;
  click_id: string;
  offer_id: string;
  status: ConversionStatus;
  /** hundredths of the currency; null when the lender reports none */
  payout_cents: number | null;
  payout_currency: string | null;
  /** arrival of the first report */
  received_at: Date;
  /** arrival of the report that decided the status */
  reported_at: Date;
  /** moment the state was written, later for a report that waited for its click */
  changed_at: Date;
};

/** Appended only: a trigger refuses to change or delete a row. */
type ConversionChangesTable = {
  id: GeneratedAlways<number>;
  conversion_id: string;
  /** null for a conversion older than this table whose reports are unknown */
  report_id: string | null;
  status: ConversionStatus;
  /** as reported, in hundredths of the currency; null when the report names none */
  payout_cents: number | null;
  payout_currency: string | null;
  /** a person confirmed the amount, however large */
  is_confirmed: boolean;
  /** arrival of the report */
  received_at: Date;
  stored_at: Generated<Date>;
};
