import { formatNumber } from '#domain/base/text/format-number.ts';

/** Writes a number as people type it, with only its own decimals: `10 000`, `8`, `8,25`. At most six decimals. */
export function numberText(value: number): string {
  const decimals = String(value).split('.')[1]?.length ?? 0;
  return formatNumber(value, Math.min(decimals, 6));
}
