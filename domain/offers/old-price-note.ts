import { oldPriceInWords } from './old-price-in-words.ts';
import type { SourceDates } from '#domain/base/sources/source-schema.ts';

/** Writes the note beside a price that has to be confirmed: „Preț din 2022. Întrebați cât cere azi.” */
export function oldPriceNote(source: SourceDates): string {
  const age = oldPriceInWords(source);
  return `${age.charAt(0).toUpperCase()}${age.slice(1)}. Întrebați cât cere azi.`;
}
