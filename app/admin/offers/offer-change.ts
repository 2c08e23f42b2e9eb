import type { OfferChangeStatus } from '#domain/offers/offer-change-status.ts';
import type { Offer } from '#domain/offers/offer.ts';

/** A change of an offer, as JSON has it. */
export type OfferChangeJson = {
  id: number;
  offerId: string;
  before: Offer | null;
  after: Offer;
  note: string;
  status: OfferChangeStatus;
  startsAt: string | null;
  endsAt: string | null;
  proposedBy: { id: string; name: string };
  proposedAt: string;
  decidedBy: string | null;
  decidedAt: string | null;
  reason: string | null;
  publishedAt: string | null;
};

export const changeStatusNames: Readonly<Record<OfferChangeStatus, string>> = {
  waiting: 'așteaptă aprobarea',
  approved: 'aprobată, își așteaptă momentul',
  public: 'publică',
  ended: 'încheiată la termen',
  rejected: 'respinsă',
  withdrawn: 'retrasă de autor',
  failed: 'nepublicată: între timp nu mai era posibilă',
};
