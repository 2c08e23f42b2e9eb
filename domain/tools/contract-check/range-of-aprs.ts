import type { PublishedAprs } from '#domain/offers/roads/published-aprs.ts';
import { formatApr } from '#domain/base/text/format-percent.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';

/** „8,5–18,4%”; „15,5%” where both ends are shown alike. */
export function rangeOfAprs({ low, high }: PublishedAprs): string {
  const [from, to] = [formatApr(low), formatApr(high)];
  return from === to ? to : `${formatNumber(low, 1)}–${to}`;
}
