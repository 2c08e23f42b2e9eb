import { formatNumber } from '#domain/text/format-number.ts';

/** A number as one would type it, with the decimals it has and no more: `10 000`, `8`, `8,25`. At most six decimals. */
export function numberText(value: number): string {
  const decimals = String(value).split('.')[1]?.length ?? 0;
  return formatNumber(value, Math.min(decimals, 6));
}
