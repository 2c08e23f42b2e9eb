import type { Generated } from 'kysely';
import type { OfferRow } from '#domain/offers/offer-fields.ts';

/** Offers, and which of them are active. */
export type OffersTables = {
  offers: OffersTable;
  lead_feeds: LeadFeedsTable;
};

export type OffersTable = OfferRow & {
  seed_hash: string | null;
  updated_at: Generated<Date>;
};

type LeadFeedsTable = {
  lead_id: string;
  country: string;
  active_ids: string[];
  /** null: the site's own list, or one without a partner */
  partner_id: Generated<string | null>;
  /** of a paused list: the offers that were active, for later */
  paused_ids: Generated<string[] | null>;
  seed_hash: string | null;
  updated_at: Generated<Date>;
};
