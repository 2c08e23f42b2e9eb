import { shown } from '#domain/base/locale/shown-style.ts';
import { formatNumber, roundHalfUp } from './format-number.ts';

/** Writes `98,1%`. @param value in percent: 8 is 8% @param decimals digits after the comma, always shown */
export function formatPercent(value: number, decimals: number): string {
  return formatNumber(value, decimals) + shown.percent;
}

/**
 * Writes a DAE. One decimal below 1 000%, the minimum of the directive; none from 1 000% up, where one day more or less changes the
 * decimal: `98,1%`, `2 334%`.
 * @param aprPercent in percent
 */
export function formatApr(aprPercent: number): string {
  return formatPercent(aprPercent, roundHalfUp(Math.abs(aprPercent), 1) < 1000 ? 1 : 0);
}

/** Writes a rate with its own decimals, at most two: `1%`, `0,8%`, `146,8%`, `7,98%`. @param value in percent */
export function formatRate(value: number): string {
  const decimals = Number.isInteger(value) ? 0 : Number.isInteger(Math.round(value * 100) / 10) ? 1 : 2;
  return formatPercent(value, decimals);
}
