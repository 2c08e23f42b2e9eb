import type { SourceDates } from '#domain/base/sources/source-schema.ts';

/** Names a price that has to be confirmed, with its own year or that of our reading: „preț din 2022”. */
export function oldPriceInWords({ date, readAt }: SourceDates): string {
  return `preț din\u00a0${(date ?? readAt)?.slice(0, 4)}`;
}
