import type { IsoDay } from '#domain/base/days/iso-day.ts';
import type { Owed } from './owed-conversions.ts';

/** What became of a conversion, in one word. */
export const conversionWords = ['waiting', 'held', 'owed', 'over-limit', 'refused', 'taken-back'] as const;
export type ConversionWord = (typeof conversionWords)[number];

/** Says what became of a conversion. @param today yyyy-mm-dd, in the country */
export function conversionWord({ decision, share, bani, payableFrom }: Owed, today: IsoDay): ConversionWord {
  if (decision.status === 'rejected') return decision.wasApproved ? 'taken-back' : 'refused';
  if (share === null || payableFrom === null) return 'waiting';
  if (bani === 0 && share > 0) return 'over-limit';
  return payableFrom > today ? 'held' : 'owed';
}
