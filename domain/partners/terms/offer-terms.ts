import type { TermsDays } from './terms-entry.ts';

/** Who pays for what of an offer, as two people decided it; the amount is kept nowhere. */
export type OfferTerms = TermsDays & {
  /** of the change that made them public */
  id: number;
  offerId: string;
  payerId: string;
  paysFor: 'visit' | 'request' | 'loan';
};
