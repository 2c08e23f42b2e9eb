export const vitalMetrics = ['lcp', 'inp', 'cls'] as const;
export type VitalMetric = (typeof vitalMetrics)[number];

/**
 * Limits of good and poor pages, for three of four visits; milliseconds, and thousandths for CLS. Source:
 * web.dev/articles/defining-core-web-vitals-thresholds
 */
const vitalLimits: Readonly<Record<VitalMetric, { good: number; poor: number }>> = {
  lcp: { good: 2500, poor: 4000 },
  inp: { good: 200, poor: 500 },
  cls: { good: 100, poor: 250 },
};

export type VitalRating = 'good' | 'middling' | 'poor';

/** Rates a measurement. @param value milliseconds; thousandths for CLS */
export function rateVital(metric: VitalMetric, value: number): VitalRating {
  const { good, poor } = vitalLimits[metric];
  if (value <= good) return 'good';
  return value <= poor ? 'middling' : 'poor';
}
