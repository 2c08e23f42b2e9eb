import type { BridgeDecision } from '#domain/content/calendar-schema.ts';

/** Days off that the Government gives beside the holidays, yyyy-mm-dd, without an act; none is worked back. */
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
