import type { IsoDay } from '#domain/base/days/iso-day.ts';
import type { Owed } from './owed-conversions.ts';

/** State of a conversion for its partner. */
export const conversionWords = ['waiting', 'held', 'owed', 'over-limit', 'refused', 'taken-back'] as const;
export type ConversionWord = (typeof conversionWords)[number];

/** Determines the state of a conversion. @param today yyyy-mm-dd, in the country */
export function conversionWord({ decision, share, bani, payableFrom }: Owed, today: IsoDay): ConversionWord {
  if (decision.status === 'rejected') return decision.wasApproved ? 'taken-back' : 'refused';
  if (share === null || payableFrom === null) return 'waiting';
  if (bani === 0 && share > 0) return 'over-limit';
  return payableFrom > today ? 'held' : 'owed';
}
