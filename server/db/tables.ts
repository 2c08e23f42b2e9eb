import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { CommentLabel } from '#domain/comments/comment.ts';
import type { ConsentPurpose } from '#domain/consent/consent.ts';
import type { PushTopic } from '#domain/push/push-topics.ts';
import type { SubName, UtmName } from '#domain/events/attribution.ts';
import type { ConversionStatus } from '#domain/conversions/conversion-status.ts';
import type { Role } from '#domain/office/role.ts';
import type { OfferChangeStatus } from '#domain/offers/offer-change-status.ts';
import type { LenderKind, Offer } from '#domain/offers/offer.ts';
import type { PostbackOutcome } from '#server/conversions/postback-outcome.ts';
import type { OfferFigures } from '#server/offers/offer-row.ts';
import type { SearchKind } from '#server/search/search-answer.ts';

/**
 * Every table of the database by name, as Kysely sees it. A subject adds its own tables in its section; what a
 * table is for stands in its migration. Columns are in snake_case here and nowhere outside the repositories.
 */
export type Database = {
  // offers
  offers: OffersTable;
  lead_feeds: LeadFeedsTable;
  offer_changes: OfferChangesTable;
  reviews: ReviewsTable;
  comments: CommentsTable;
  // events
  events: EventsTable;
  event_ids: EventIdsTable;
  clicks: ClicksTable;
  // editorial
  publications: PublicationsTable;
  // search
  search_documents: SearchDocumentsTable;
  // rates
  rates: RatesTable;
  rate_files: RateFilesTable;
  rate_fetches: RateFetchesTable;
  rate_alarms: RateAlarmsTable;
  rate_keys: RateKeysTable;
  // consent
  consents: ConsentsTable;
  // push
  push_keys: PushKeysTable;
  push_subscriptions: PushSubscriptionsTable;
  // conversions
  postback_keys: PostbackKeysTable;
  postbacks: PostbacksTable;
  conversions: ConversionsTable;
  // statistics
  statistics_runs: { country: string; counted_until: Date };
  statistics_visits: StatisticsVisitsTable;
  statistics_visitors: { country: string; day: string; hash: number };
  statistics_sources: StatisticsSourcesTable;
  statistics_pages: StatisticsPagesTable;
  statistics_steps: StatisticsStepsTable;
  statistics_offers: StatisticsOffersTable;
  statistics_fields: StatisticsFieldsTable;
  statistics_experiments: StatisticsExperimentsTable;
  statistics_vitals: StatisticsVitalsTable;
  // mail and forms
  site_keys: SiteKeysTable;
  mail_outbox: MailOutboxTable;
  form_submissions: FormSubmissionsTable;
  contact_messages: ContactMessagesTable;
  suppressions: SuppressionsTable;
  registrations: RegistrationsTable;
  // back office
  office_users: OfficeUsersTable;
  office_sessions: OfficeSessionsTable;
  office_accounts: OfficeAccountsTable;
  office_two_factors: OfficeTwoFactorsTable;
  office_passkeys: OfficePasskeysTable;
  office_invitations: OfficeInvitationsTable;
  office_sign_in_attempts: OfficeSignInAttemptsTable;
  audit_log: AuditLogTable;
};

// offers

export type OffersTable = {
  country: string;
  id: string;
  slug: string;
  header: string;
  stars: number | null;
  field2_value: string | null;
  field4_value: string | null;
  tags: string[];
  asnef_value: boolean;
  product_type: string;
  lender_link: string | null;
  url: string | null;
  is_active: boolean;
  lender_kind: LenderKind;
  figures: OfferFigures;
  seed_hash: string | null;
  updated_at: Generated<Date>;
};

export type LeadFeedsTable = {
  lead_id: string;
  country: string;
  active_ids: string[];
  seed_hash: string | null;
  updated_at: Generated<Date>;
};

export type OfferChangesTable = {
  id: GeneratedAlways<number>;
  country: string;
  offer_id: string;
  /** whole offers; null: there was none */
  before: ColumnType<Offer | null, string | null, never>;
  after: ColumnType<Offer, string, never>;
  note: string;
  status: Generated<OfferChangeStatus>;
  starts_at: Date | null;
  ends_at: Date | null;
  proposed_by: string;
  proposed_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
  reason: string | null;
  published_at: Date | null;
};

export type ReviewsTable = {
  id: Generated<string>;
  lender_slug: string;
  author_name: string;
  body: string;
  stars: number;
  image: Generated<string | null>;
  status: Generated<'pending' | 'published' | 'rejected' | 'spam'>;
  created_at: Generated<Date>;
  published_at: Generated<Date | null>;
  email: string | null;
  original_body: Generated<string | null>;
  confirmed_at: Generated<Date | null>;
  decided_at: Generated<Date | null>;
};

export type CommentsTable = {
  id: Generated<string>;
  article_slug: string;
  parent_id: string | null;
  author_name: string;
  email: string | null;
  label: Generated<CommentLabel | null>;
  body: string;
  original_body: Generated<string | null>;
  status: Generated<'pending' | 'published' | 'rejected' | 'spam'>;
  wants_answers: Generated<boolean>;
  answers_confirmed_at: Generated<Date | null>;
  created_at: Date;
  decided_at: Generated<Date | null>;
  published_at: Generated<Date | null>;
};

// events

type Labels = Record<SubName | UtmName, string | null>;

export type EventsTable = Labels & {
  uuid: string;
  event_id: number;
  provider_id: string;
  session_id: string;
  client_id: string;
  domain: string;
  referer: string;
  path: string;
  cookieless: boolean;
  country: string;
  is_bot: boolean;
  received_at: Date;
};

export type EventIdsTable = { uuid: string; received_at: Date };

export type ClicksTable = Labels & {
  id: string;
  offer_id: string;
  country: string;
  session_id: string | null;
  client_id: string | null;
  /** where we were asked from: the address that led here, without the visitor's amounts */
  referer: string;
  placement: string | null;
  target_host: string;
  is_bot: boolean;
  created_at: Date;
  /** when it reached the table: an outage lies between the two */
  stored_at: Generated<Date>;
};

// editorial

export type PublicationsTable = {
  path: string;
  publish_at: Date;
  decided_by: string;
  decided_at: Date;
};

// search

export type SearchDocumentsTable = {
  path: string;
  kind: SearchKind;
  title: string;
  summary: string;
  body: string;
  /** tsvector; asked about in SQL, never read */
  search: string;
  content_hash: string;
};

// rates

export type RatesTable = {
  provider: 'bnr' | 'ecb' | 'bank';
  bank: string | null;
  currency: string;
  day: string;
  multiplier: number;
  /** exact decimals arrive as text */
  reference: string | null;
  buy: string | null;
  sell: string | null;
  published_on: string;
  source: string;
  stored_at: Date;
};

export type RateFilesTable = { name: string; hash: string; loaded_at: Date };

export type RateFetchesTable = { provider: string; attempted_at: Date };

export type RateAlarmsTable = {
  provider: string;
  kind: string;
  subject: string;
  detail: string;
  raised_at: Date;
};

export type RateKeysTable = { name: string; hash: string; created_at: Date };
// consent

export type ConsentsTable = {
  id: string;
  country: string;
  version: string;
  choice: 'accepted' | 'refused' | 'chosen';
  purposes: ConsentPurpose[];
  replaces: string | null;
  created_at: Date;
};

// conversions

export type PostbackKeysTable = {
  id: Generated<string>;
  /** who reports, as shown in the back office */
  partner: string;
  offer_ids: string[];
  key_hash: Buffer;
  created_at: Date;
  revoked_at: Date | null;
};

export type PostbacksTable = {
  id: Generated<string>;
  key_id: string;
  /** what was sent, as a query, without the key */
  raw: string;
  outcome: PostbackOutcome;
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
  received_at: Date;
  changed_at: Date;
};

// statistics: sums of one country's local day

type OfOneDay = { country: string; day: string };

export type StatisticsVisitsTable = OfOneDay & {
  kind: 'consented' | 'cookieless' | 'bot';
  page_views: number;
  visits: number;
  arrivals: number;
  visitors: number | null;
};

export type StatisticsSourcesTable = OfOneDay & {
  source: string;
  medium: string;
  campaign: string;
  content: string;
  term: string;
  visits: number;
  page_views: number;
  departures: number;
  conversions: number;
};

export type StatisticsPagesTable = OfOneDay & {
  path: string;
  page_views: number;
  visits: number;
  entries: number;
  restored: number;
  bot_views: number;
};

export type StatisticsStepsTable = OfOneDay & {
  cookieless: boolean;
  home: boolean;
  offers: boolean;
  departed: boolean;
  converted: boolean;
  visits: number;
};

export type StatisticsOffersTable = OfOneDay & {
  offer_id: string;
  departures: number;
  pending: number;
  approved: number;
  rejected: number;
};

export type StatisticsFieldsTable = OfOneDay & {
  form: string;
  field: string;
  focused: number;
  filled: number;
  invalid: number;
  last_touched: number;
};

export type StatisticsExperimentsTable = OfOneDay & {
  test: string;
  variant: string;
  visits: number;
  departed: number;
};

export type StatisticsVitalsTable = OfOneDay & {
  page_type: string;
  metric: string;
  value: number;
  count: number;
};
// mail and forms

export type SiteKeysTable = { name: string; secret: Buffer; created_at: Generated<Date> };

export type MailOutboxTable = {
  id: string;
  kind: string;
  recipient: string;
  reply_to: string | null;
  subject: string;
  body_text: string;
  body_html: string;
  headers: Record<string, string>;
  created_at: Date;
  attempts: Generated<number>;
  last_error: string | null;
  sent_at: Date | null;
  failed_at: Date | null;
};

export type FormSubmissionsTable = { key: Buffer; form: string; location: string; created_at: Date };

export type ContactMessagesTable = {
  reference: string;
  name: string;
  email: string;
  /** E.164 */
  phone: string | null;
  message: string;
  created_at: Date;
};

export type SuppressionsTable = { channel: 'email' | 'phone'; hash: Buffer; created_at: Date };

export type RegistrationsTable = {
  reference: string;
  version: 2 | 3;
  amount_lei: number;
  term_count: number;
  term_unit: 'months' | 'days';
  purpose: string | null;
  is_adult: boolean;
  is_citizen: boolean;
  has_identity: boolean;
  has_bank: boolean;
  name: string;
  email: string;
  phone: string | null;
  terms_accepted_at: Date;
  email_offers_at: Date | null;
  phone_offers_at: Date | null;
  created_at: Date;
};

// back office; the sign-in library has further tables and columns, which only it reads (server/admin/create-auth.ts)

export type OfficeUsersTable = {
  id: string;
  name: string;
  email: string;
  email_verified: boolean;
  two_factor_enabled: Generated<boolean>;
  roles: Role[];
  deactivated_at: Date | null;
  created_at: Date;
  updated_at: Date;
};

export type OfficeSessionsTable = { id: string; user_id: string; updated_at: Date };

export type OfficeAccountsTable = {
  id: string;
  user_id: string;
  account_id: string;
  provider_id: string;
  password: string | null;
  created_at: Date;
  updated_at: Date;
};

export type OfficeTwoFactorsTable = { id: string; user_id: string };

export type OfficePasskeysTable = { id: string; user_id: string };

export type OfficeInvitationsTable = {
  id: Generated<string>;
  token_hash: string;
  user_id: string | null;
  email: string | null;
  name: string | null;
  roles: Role[];
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
};

export type OfficeSignInAttemptsTable = { key: string; attempts: number; since: Date };

export type AuditLogTable = {
  id: GeneratedAlways<number>;
  at: Date;
  user_id: string | null;
  user_name: string;
  action: string;
  subject_kind: string;
  subject_id: string;
  /** JSON; a string on the way in */
  before: ColumnType<unknown, string | null, never>;
  after: ColumnType<unknown, string | null, never>;
};

// push

export type PushKeysTable = {
  id: Generated<boolean>;
  public_key: string;
  private_key: string;
  created_at: Generated<Date>;
};

export type PushSubscriptionsTable = {
  endpoint: string;
  p256dh: string;
  auth: string;
  topics: PushTopic[];
  created_at: Date;
  changed_at: Date;
};
