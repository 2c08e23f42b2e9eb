import type { SourceDates } from './offer.ts';

/** What a price that has to be confirmed is called, always with a year, its own or that in which we read it: „preț din 2022”. */
export function oldPriceInWords({ date, readAt }: SourceDates): string {
  return `preț din\u00a0${(date ?? readAt)?.slice(0, 4)}`;
}
