import type { OfferChangeStatus } from '#domain/offers/offer-change-status.ts';

export const changeStatusNames: Readonly<Record<OfferChangeStatus, string>> = {
  waiting: 'așteaptă aprobarea',
  approved: 'aprobată, își așteaptă momentul',
  public: 'publică',
  ended: 'încheiată la termen',
  rejected: 'respinsă',
  withdrawn: 'retrasă de autor',
  failed: 'nepublicată: între timp nu mai era posibilă',
};
