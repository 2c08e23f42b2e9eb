import { HOUR_MS } from '#domain/base/days/hour-ms.ts';
import { DAY_MS } from '#domain/base/days/day-ms.ts';
import { countNoun } from './count-noun.ts';
import { formatDate } from './format-date.ts';

const MINUTE_MS = 60_000;

/**
 * Writes how long ago a moment was: minutes, hours, days of the last week; earlier ones as a date.
 * @param moment ISO 8601
 * @param now milliseconds since the epoch
 */
export function relativeTime(moment: string, now: number): string {
  const ago = now - Date.parse(moment);
  if (ago < MINUTE_MS) return 'chiar acum';
  if (ago < HOUR_MS) return `acum ${counted(ago / MINUTE_MS, 'un minut', 'minut', 'minute')}`;
  if (ago < DAY_MS) return `acum ${counted(ago / HOUR_MS, 'o oră', 'oră', 'ore')}`;
  if (ago < 7 * DAY_MS) return `acum ${counted(ago / DAY_MS, 'o zi', 'zi', 'zile')}`;
  return formatDate(moment.slice(0, 10));
}

function counted(length: number, single: string, one: string, few: string): string {
  const count = Math.floor(length);
  return count === 1 ? single : countNoun(count, one, few);
}
