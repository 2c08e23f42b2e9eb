import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { LedgerDifference } from '#domain/partners/ledger/ledger-difference.ts';

/** Who pays the operator, who brings visitors, and what is owed to them. */
export type PartnersTables = {
  payers: PayersTable;
  partners: PartnersTable;
  partner_states: PartnerStatesTable;
  partner_clicks: PartnerClicksTable;
  ledger_entries: LedgerEntriesTable;
  partner_conversions: PartnerConversionsTable;
  unsettled_changes: { change_id: number };
  partner_statements: PartnerStatementsTable;
  ledger_recounts: LedgerRecountsTable;
};

type PayersTable = {
  id: Generated<string>;
  name: string;
  link: string;
  logo: Buffer;
  logo_type: 'image/svg+xml' | 'image/png' | 'image/webp';
  created_at: Date;
};

type PartnerState = 'applied' | 'approved' | 'refused' | 'paused' | 'ended';

type PartnersTable = {
  id: Generated<string>;
  legal_name: string;
  tax_code: string;
  /** null after the contact person was erased */
  contact_name: string | null;
  contact_email: string | null;
  /** where the firm brings visitors from */
  website: string;
  /** `pid` of its links */
  provider_id: string;
  state: Generated<PartnerState>;
  created_at: Date;
};

/** Appended only. */
type PartnerStatesTable = {
  id: GeneratedAlways<number>;
  partner_id: string;
  state: PartnerState;
  reason: string;
  /** of the office; null when the partner applied */
  by_user: string | null;
  at: Date;
};

type PartnerClicksTable = {
  click_id: string;
  provider_id: string;
  /** null for an unknown `pid` */
  partner_id: string | null;
  word: 'counted' | 'program' | 'repeated' | 'unknown-pid' | 'partner-paused' | 'no-terms' | 'offer-paused';
  /** the terms of that moment; null when there were none */
  terms_id: number | null;
  clicked_at: Date;
  said_at: Date;
};

/** Appended only: a trigger refuses to change or delete a row. */
type LedgerEntriesTable = {
  partner_id: string;
  /** 1 and on, within one partner */
  number: number;
  at: Date;
  kind: 'accrued' | 'reversed' | 'adjusted' | 'paid';
  /** the conversion; the change that adjusts; the month of the statement that was paid */
  subject: string;
  conversion_change_id: number | null;
  /** with its sign */
  bani: number;
  /** yyyy-mm-dd */
  payable_from: string;
  /** BNR's rate that turned another currency into lei, an exact decimal, and its day */
  rate: string | null;
  rate_currency: string | null;
  rate_day: string | null;
  /** SHA-256 of the entry and the one before, in hexadecimal */
  hash: string;
};

type PartnerConversionsTable = {
  conversion_id: string;
  partner_id: string;
  /** the terms of the moment of the click */
  terms_id: number;
  clicked_at: Date;
};

/** Appended only. */
type PartnerStatementsTable = {
  partner_id: string;
  /** yyyy-mm */
  month: string;
  /** of the last entry up to the end of the month */
  last_number: number;
  last_hash: string;
  /** at the end of the month */
  payable_bani: number;
  held_bani: number;
  made_at: Date;
};

type LedgerRecountsTable = {
  at: Date;
  /** entries that were looked at */
  entries: number;
  differences: JSONColumnType<readonly LedgerDifference[]>;
};
