import type { GreyPicture } from './grey-picture.ts';

/** Scales a picture: pixels are averaged when it shrinks, and interpolated when it grows. @param factor above 0 */
export function scalePicture(picture: GreyPicture, factor: number): GreyPicture {
  if (factor === 1) return picture;
  const { data, width, height } = picture;
  const [across, down] = [Math.max(1, Math.round(width * factor)), Math.max(1, Math.round(height * factor))];
  const columns = steps(width, across);
  const rows = steps(height, down);
  // First along rows, then along columns: two passes over few pixels instead of one over whole squares.
  const narrow = new Float32Array(across * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < across; x++) {
      const { from, weights } = columns[x] ?? NO_STEP;
      let sum = 0;
      for (let k = 0; k < weights.length; k++) sum += (data[y * width + from + k] ?? 0) * (weights[k] ?? 0);
      narrow[y * across + x] = sum;
    }
  }
  const scaled = new Uint8Array(across * down);
  for (let y = 0; y < down; y++) {
    const { from, weights } = rows[y] ?? NO_STEP;
    for (let x = 0; x < across; x++) {
      let sum = 0;
      for (let k = 0; k < weights.length; k++)
        sum += (narrow[(from + k) * across + x] ?? 0) * (weights[k] ?? 0);
      scaled[y * across + x] = sum + 0.5;
    }
  }
  return { data: scaled, width: across, height: down };
}

type Step = { from: number; weights: Float32Array };
const NO_STEP: Step = { from: 0, weights: new Float32Array() };

/** Returns the source pixels of each new one, with weights that add up to 1: a triangle around its position. */
function steps(size: number, count: number): Step[] {
  const stride = size / count;
  const reach = Math.max(1, stride);
  return Array.from({ length: count }, (_, index) => {
    const middle = (index + 0.5) * stride - 0.5;
    const from = Math.max(0, Math.ceil(middle - reach));
    const to = Math.min(size - 1, Math.floor(middle + reach));
    const weights = Float32Array.from({ length: to - from + 1 }, (__, k) =>
      Math.max(0, 1 - Math.abs(from + k - middle) / reach),
    );
    const sum = weights.reduce((total, weight) => total + weight, 0) || 1;
    return { from, weights: weights.map((weight) => weight / sum) };
  });
}
