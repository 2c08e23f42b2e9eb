import type { Offer } from '#domain/offers/offer.ts';

/** What the `figures` column holds: everything about an offer that has a source. */
export type OfferFigures = Pick<
  Offer,
  | 'legalName'
  | 'registers'
  | 'repayment'
  | 'amount'
  | 'term'
  | 'price'
  | 'firstLoan'
  | 'conditions'
  | 'example'
>;
