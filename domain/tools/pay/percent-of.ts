import { percentShare, shareOf } from '#domain/base/money/share.ts';

// Half a point of a wage in whole lei has at most four decimals.
const PARTS_OF_LEU = 10_000;

/** Computes a percentage in whole lei, rounded half up, as taxes are paid. @param lei 0 or more, at most four decimals */
export function percentOf(lei: number, percent: number): number {
  if (Number.isInteger(lei)) return shareOf(lei, percentShare(percent));
  return shareOf(Math.round(lei * PARTS_OF_LEU), percentShare(percent, { over: PARTS_OF_LEU }));
}
