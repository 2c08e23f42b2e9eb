import { countNoun } from './count-noun.ts';

/**
 * Writes a number of days as a contract does: `5 ani` for 1 825, `26 de luni` for 791, `91 de zile`. Only above a year are days
 * converted back to months or years; a month is a twelfth of 365 days.
 */
export function spanInWords(days: number): string {
  if (days > 365 && days % 365 === 0) return countNoun(days / 365, 'an', 'ani');
  const months = Math.round((days * 12) / 365);
  const isMonths = days > 365 && Math.round((months * 365) / 12) === days;
  return isMonths ? countNoun(months, 'lună', 'luni') : countNoun(days, 'zi', 'zile');
}
