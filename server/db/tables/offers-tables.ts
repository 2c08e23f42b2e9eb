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
  /** null: the site's own list, or nobody's */
  partner_id: Generated<string | null>;
  /** nothing is active, and what was stays for later */
  is_paused: Generated<boolean>;
  seed_hash: string | null;
  updated_at: Generated<Date>;
};
