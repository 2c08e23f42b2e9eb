import type { TermsDays } from './terms-entry.ts';

/** Who pays for which action on an offer, as two people decided; the amount is not stored. */
export type OfferTerms = TermsDays & {
  /** of the change that made them public */
  id: number;
  offerId: string;
  payerId: string;
  paysFor: 'visit' | 'request' | 'loan';
};
