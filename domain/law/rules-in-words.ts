import { formatPercent } from '#domain/text/format-percent.ts';

/** A percentage of the law as texts write it: `1%`, `0,8%`, `34,5%`. */
export function lawPercent(percent: number): string {
  return formatPercent(percent, Number.isInteger(percent) ? 0 : 1);
}

/** Where penalty interest must stop: `suma împrumutată`, or `50% din suma împrumutată`. */
export function penaltyCapInWords(percentOfPrincipal: number): string {
  return percentOfPrincipal === 100
    ? 'suma împrumutată'
    : `${lawPercent(percentOfPrincipal)} din suma împrumutată`;
}
