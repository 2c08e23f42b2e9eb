import type { Adjustment, Payout } from '#domain/partners/ledger/decided-entries.ts';
import type { ChangeKind } from '#server/shared/changes/change-lists.ts';

export const adjustmentKind: ChangeKind<Adjustment> = {
  name: 'ledger-adjustment',
  subjectOf: ({ partnerId }) => partnerId,
};

export const payoutKind: ChangeKind<Payout> = { name: 'payout', subjectOf: ({ partnerId }) => partnerId };
