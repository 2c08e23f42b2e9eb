import type { BridgeDecision } from '#domain/tools/calendar/calendar-schema.ts';

/** Builds a decision on bridge days, yyyy-mm-dd, without an act; none is worked off. */
export function bridgeDays(year: number, days: readonly string[]): BridgeDecision {
  return {
    year,
    act: null,
    gazette: null,
    decidedOn: `${year - 1}-12`,
    days: days.map((day) => ({ day, recoverBy: null })),
    refused: [],
    sources: [],
  };
}
