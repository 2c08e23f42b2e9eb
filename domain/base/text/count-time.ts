import { countNoun } from './count-noun.ts';

/** Writes a count of days: `1 zi`, `3 zile`, `30 de zile`. @param count whole number, 0 or more */
export const countDays = (count: number): string => countNoun(count, 'zi', 'zile');

/** Writes a count of months: `1 lună`, `12 luni`, `24 de luni`. @param count whole number, 0 or more */
export const countMonths = (count: number): string => countNoun(count, 'lună', 'luni');

/** Writes a count of years: `1 an`, `5 ani`, `20 de ani`. @param count whole number, 0 or more */
export const countYears = (count: number): string => countNoun(count, 'an', 'ani');
