import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { OfferChangeStatus } from '#domain/offers/offer-change-status.ts';
import type { OfferRecord } from '#domain/offers/offer.ts';
import type { OfferRow } from '#domain/offers/offer-fields.ts';

/** Offers, which of them are active, and proposed changes. */
export type OffersTables = {
  offers: OffersTable;
  lead_feeds: LeadFeedsTable;
  offer_changes: OfferChangesTable;
};

export type OffersTable = OfferRow & {
  seed_hash: string | null;
  updated_at: Generated<Date>;
};

type LeadFeedsTable = {
  lead_id: string;
  country: string;
  active_ids: string[];
  seed_hash: string | null;
  updated_at: Generated<Date>;
};

type OfferChangesTable = {
  id: GeneratedAlways<number>;
  country: string;
  offer_id: string;
  /** whole offers; null: a new one */
  before: ColumnType<OfferRecord | null, string | null, never>;
  after: ColumnType<OfferRecord, string, never>;
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
