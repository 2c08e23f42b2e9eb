import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { ClickWord } from '#domain/partners/clicks/click-word.ts';
import type { LedgerDifference } from '#domain/partners/ledger/ledger-difference.ts';
import type { PartnerState } from '#domain/partners/partners/partner-state.ts';
import type { PostbackContent } from '#domain/partners/postbacks-out/postback-content.ts';

/** Payers of the operator, partners that bring visitors, and the sums owed to partners. */
export type PartnersTables = {
  payers: PayersTable;
  partners: PartnersTable;
  partner_states: PartnerStatesTable;
  partner_users: PartnerUsersTable;
  partner_sessions: PartnerSessionsTable;
  partner_accounts: PartnerAccountsTable;
  partner_verifications: PartnerVerificationsTable;
  partner_links: PartnerLinksTable;
  partner_keys: { partner_id: string; key_hash: Buffer; made_at: Date };
  partner_clicks: PartnerClicksTable;
  lead_feed_states: LeadFeedStatesTable;
  partner_addresses: PartnerAddressesTable;
  outgoing_postbacks: OutgoingPostbacksTable;
  outgoing_attempts: OutgoingAttemptsTable;
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

/** Accounts of partners; the sign-in library has further tables and columns, which only it reads (create-partner-auth.ts). */
type PartnerUsersTable = {
  id: string;
  partner_id: string;
  name: string;
  email: string;
  email_verified: boolean;
  two_factor_enabled: Generated<boolean>;
  created_at: Date;
  updated_at: Date;
};

type PartnerSessionsTable = { id: string; user_id: string };

type PartnerAccountsTable = {
  id: string;
  user_id: string;
  account_id: string;
  provider_id: string;
  password: string | null;
  created_at: Date;
  updated_at: Date;
};

/** value: the account of a sign-in in progress, or of a trusted browser */
type PartnerVerificationsTable = { id: string; value: string };

/** The open one-time link of a partner: its row is deleted when it is used or replaced. */
type PartnerLinksTable = { token_hash: string; partner_id: string; expires_at: Date };

type PartnerClicksTable = {
  click_id: string;
  provider_id: string;
  /** null for an unknown `pid` */
  partner_id: string | null;
  word: ClickWord;
  /** the terms of that moment; null when there were none */
  terms_id: number | null;
  clicked_at: Date;
  /** when the click reached its table: clicks get their words in this order */
  stored_at: Date;
  said_at: Date;
};

/** Appended by a trigger on `lead_feeds`: which offers a lead feed named since when. */
type LeadFeedStatesTable = {
  id: GeneratedAlways<number>;
  lead_id: string;
  active_ids: string[];
  at: Date;
};

/** Postback addresses of partners. */
type PartnerAddressesTable = {
  id: string;
  partner_id: string;
  method: 'GET' | 'POST';
  /** with macros in braces for GET */
  url: string;
  /** false: of every change of a conversion */
  only_approved: boolean;
  /** signing secret of POST postbacks; null for GET */
  secret: string | null;
  /** signs beside it until then, after a change of the secret */
  old_secret: string | null;
  old_secret_until: Date | null;
  created_at: Date;
  ended_at: Date | null;
};

type OutgoingPostbacksTable = {
  /** event_id at the partner */
  id: string;
  address_id: string;
  /** null: a test of the partner */
  conversion_id: string | null;
  click_id: string;
  content: ColumnType<PostbackContent, string, never>;
  made_at: Date;
  delivered_at: Date | null;
  /** all attempts failed; the job is a dead letter */
  given_up_at: Date | null;
};

type OutgoingAttemptsTable = {
  id: GeneratedAlways<number>;
  postback_id: string;
  at: Date;
  took_ms: number;
  /** of the answer; null without one */
  status: number | null;
  /** its beginning */
  answer: string;
  /** why it failed, a name of `postbackProblems`; null when it was accepted */
  problem: string | null;
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
  /** checked entries */
  entries: number;
  differences: JSONColumnType<readonly LedgerDifference[]>;
};
