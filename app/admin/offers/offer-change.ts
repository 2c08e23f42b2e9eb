import type { OfferChangeStatus } from '#domain/offers/offer-change-status.ts';
import type { OfferChange } from '#server/offers/offer-changes-repository.ts';
import type { AsJson } from '../as-json.ts';

export type OfferChangeJson = AsJson<OfferChange>;

export const changeStatusNames: Readonly<Record<OfferChangeStatus, string>> = {
  waiting: 'așteaptă aprobarea',
  approved: 'aprobată, își așteaptă momentul',
  public: 'publică',
  ended: 'încheiată la termen',
  rejected: 'respinsă',
  withdrawn: 'retrasă de autor',
  failed: 'nepublicată: între timp nu mai era posibilă',
};
