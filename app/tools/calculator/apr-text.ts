import { formatApr, formatPercent } from '#domain/base/text/format-percent.ts';

/** Formats a DAE for a calculator, with two decimals below 1 000%; in words if there is none. */
export function aprText(aprPercent: number | null): string {
  if (aprPercent === null) return 'nu se poate calcula';
  return aprPercent < 999.995 ? formatPercent(aprPercent, 2) : formatApr(aprPercent);
}
