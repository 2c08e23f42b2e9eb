/** Who pays for what of an offer, as two people decided it; the amount is kept nowhere. */
export type OfferTerms = {
  /** of the change that made them public */
  id: number;
  offerId: string;
  payerId: string;
  paysFor: 'visit' | 'request' | 'loan';
  /** yyyy-mm-dd, first day in force, in Bucharest */
  from: string;
  /** yyyy-mm-dd, last day in force; null: without an end */
  until: string | null;
};
