import type { NetPay } from './net-pay.ts';

/** Recipients of an employer's payment. */
export type PayPart = 'net' | 'cas' | 'cass' | 'tax' | 'cam';

/**
 * Splits each 100 lei of a wage's cost to the employer: hundredths that add up to exactly 100, the remainders given to the parts
 * with the largest rounding loss.
 * @returns lei with two decimals, in the order net, pension, health, tax, the employer's own contribution
 */
export function splitOfHundred(pay: NetPay): { part: PayPart; lei: number; ofHundred: number }[] {
  const parts: { part: PayPart; lei: number }[] = [
    { part: 'net', lei: pay.net },
    { part: 'cas', lei: pay.cas },
    { part: 'cass', lei: pay.cass },
    { part: 'tax', lei: pay.tax },
    { part: 'cam', lei: pay.employerTax },
  ];
  const exact = parts.map(({ lei }) => (lei / pay.employerTotal) * 10_000);
  const lost = (place: number) => (exact[place] ?? 0) % 1;
  const missing = 10_000 - exact.reduce((sum, share) => sum + Math.floor(share), 0);
  const raised = new Set(
    [...parts.keys()].toSorted((a, b) => lost(b) - lost(a)).slice(0, Math.round(missing)),
  );
  return parts.map((part, place) => ({
    ...part,
    ofHundred: (Math.floor(exact[place] ?? 0) + (raised.has(place) ? 1 : 0)) / 100,
  }));
}
