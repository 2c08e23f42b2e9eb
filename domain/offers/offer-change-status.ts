/** Where a change of an offer is: see migrations/012-offer-changes.ts. */
export type OfferChangeStatus =
  | 'waiting'
  | 'approved'
  | 'public'
  | 'ended'
  | 'rejected'
  | 'withdrawn'
  | 'failed';
