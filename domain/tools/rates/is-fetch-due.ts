import { romanianTime, newestBnrDay } from './bnr-days.ts';

const MINUTE_MS = 60_000;
const PAUSE_SAME_DAY_MS = 10 * MINUTE_MS;
const PAUSE_LATER_MS = 60 * MINUTE_MS;

type FetchState = {
  /** the newest day that is stored */
  newestDay: string | undefined;
  /** when the provider was last asked, by any instance */
  attemptedAt: Date | undefined;
};

/**
 * Tells whether the national bank should be asked now: its newest rates are out and missing here, and there was no recent attempt.
 * On the day itself every ten minutes, afterwards every hour.
 */
export function isFetchDue(now: Date, { newestDay, attemptedAt }: FetchState): boolean {
  const expected = newestBnrDay(now);
  if (newestDay !== undefined && newestDay >= expected) return false;
  if (!attemptedAt) return true;
  const pause = expected === romanianTime(now).day ? PAUSE_SAME_DAY_MS : PAUSE_LATER_MS;
  return now.getTime() - attemptedAt.getTime() >= pause;
}
