import type { PublishedAprs } from '#domain/offers/roads/published-aprs.ts';
import { formatApr } from '#domain/base/text/format-percent.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';

/** Writes „8,5–18,4%”; „15,5%” if both ends are displayed alike. */
export function rangeOfAprs({ low, high }: PublishedAprs): string {
  const [from, to] = [formatApr(low), formatApr(high)];
  return from === to ? to : `${formatNumber(low, 1)}–${to}`;
}
