import type { SourceDates } from './offer.ts';

/** What a price that has to be confirmed is called, always with a year: „preț din 2022”, „preț văzut în 2024”. */
export function oldPriceInWords({ date, readAt }: SourceDates): string {
  if (date !== null) return `preț din\u00a0${date.slice(0, 4)}`;
  return `preț văzut în\u00a0${readAt?.slice(0, 4)}`;
}
