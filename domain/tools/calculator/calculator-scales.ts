// Steps grow with the value, as on a slide rule, so that a thumb's width changes it by about the same share everywhere.
type Band = { upTo: number; step: number };

const scaleFrom = (first: number, bands: readonly Band[]): number[] => {
  const scale = [first];
  let stop = first;
  for (const { upTo, step } of bands) {
    // Rounded, because sums of hundredths drift in binary arithmetic.
    for (; stop < upTo; scale.push(stop)) stop = Math.round((stop + step) * 100) / 100;
  }
  return scale;
};

const lei = scaleFrom(100, [
  { upTo: 1_000, step: 50 },
  { upTo: 5_000, step: 100 },
  { upTo: 10_000, step: 250 },
  { upTo: 50_000, step: 1_000 },
  { upTo: 200_000, step: 5_000 },
  { upTo: 1_000_000, step: 25_000 },
]);
const percentByYear = scaleFrom(0, [{ upTo: 40, step: 0.25 }]);
const percentByDay = scaleFrom(0, [{ upTo: 1, step: 0.01 }]);
const months = scaleFrom(1, [
  { upTo: 36, step: 1 },
  { upTo: 60, step: 3 },
  { upTo: 360, step: 12 },
]);
const days = scaleFrom(1, [
  { upTo: 90, step: 1 },
  { upTo: 365, step: 5 },
]);

/** Values of the slider stops, ascending. The fields beside the sliders accept all values between, and larger ones. */
export const calculatorScales = { lei, percentByYear, percentByDay, months, days };

/** Finds the index of the stop nearest to a value; of two equally near, the lower one. @param scale ascending, not empty */
export function nearestStop(scale: readonly number[], value: number): number {
  const above = scale.findIndex((stop) => stop >= value);
  if (above === -1) return scale.length - 1;
  const [low = value, high = value] = [scale[above - 1], scale[above]];
  return above > 0 && value - low <= high - value ? above - 1 : above;
}

/** Limits a value to the ends of a scale. @param scale ascending, not empty */
export function withinScale(scale: readonly number[], value: number): number {
  return Math.min(Math.max(value, scale[0] ?? value), scale.at(-1) ?? value);
}
