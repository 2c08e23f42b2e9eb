import { shown } from '#domain/base/locale/shown-style.ts';

const MINUS = '\u2212';

/**
 * Writes a number for readers of the country: `10 000`, `1 250,5`, `−3,25`. Implemented here because Intl's ro-RO format groups
 * thousands by a dot, and a browser's Intl may differ from the server's.
 * @param value finite, below 10^15 / 10^decimals
 * @param decimals digits after the comma, always shown, 0 to 6; the last is rounded half away from zero
 * @throws {RangeError} when the value is not finite, so that NaN never reaches a page
 */
export function formatNumber(value: number, decimals = 0): string {
  if (!Number.isFinite(value)) throw new RangeError(`not a number to show: ${value}`);
  const rounded = roundHalfUp(Math.abs(value), decimals);
  const [whole = '', fraction] = rounded.toFixed(decimals).split('.');
  const { thousandsSeparator, decimalSeparator, together } = shown;
  const grouped = whole.length > together ? whole.replace(/\B(?=(?:\d{3})+$)/g, thousandsSeparator) : whole;
  // A value that rounds to zero has no sign.
  const sign = value < 0 && rounded > 0 ? MINUS : '';
  return fraction === undefined ? sign + grouped : sign + grouped + decimalSeparator + fraction;
}

/** Rounds a value of 0 or more to the displayed decimals, half up. */
export function roundHalfUp(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  // 1.005 is stored slightly below itself; one unit in the last place restores the half.
  return Math.round(value * factor * (1 + Number.EPSILON)) / factor;
}

/** Writes a figure with as many decimals as its source prints, at most four: 1, 0,75, 146,8, 0,4022. */
export function formatAsPrinted(value: number): string {
  const decimals = [0, 1, 2, 3].find((count) => Math.abs(value - Number(value.toFixed(count))) < 1e-9) ?? 4;
  return formatNumber(value, decimals);
}
