import type { LeiRate } from '#domain/partners/conversions/in-lei.ts';

/** Returns lei for one unit of a currency, exactly: 1.2817 for 100 forints are 0.012817. @param rate its multiplier is 1, 10, 100, … */
export function ratePerUnit({ value, multiplier }: LeiRate): string {
  const [whole = '', part = ''] = value.split('.');
  const places = String(multiplier).length - 1;
  const digits = whole.padStart(places + 1, '0') + part;
  const point = digits.length - part.length - places;
  const rest = digits.slice(point);
  return rest === '' ? digits.slice(0, point) : `${digits.slice(0, point)}.${rest}`;
}
