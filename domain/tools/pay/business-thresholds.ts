import { fromLei } from '#domain/base/money/bani.ts';
import { formatLei } from '#domain/base/text/format-money.ts';
import type { BusinessPair, BusinessTerms } from './compare-businesses.ts';
import { percentOf } from './percent-of.ts';

/** A contribution due from an income on. */
export type BusinessThreshold = {
  /** lei per year */
  from: number;
  /** the contribution in words */
  due: string;
  /** the year of the query is on this step */
  isOwn: boolean;
};

/**
 * Lists the steps of CAS and CASS of both forms, in lei: thresholds are counted in minimum wages of 1 January.
 * @returns CAS and CASS of a PFA by its net income, CASS of an SRL's owner by the dividends
 */
export function businessThresholds(
  { pfa, srl }: BusinessPair,
  { rates }: BusinessTerms,
): { title: string; steps: BusinessThreshold[] }[] {
  const wages = (count: number) => count * rates.wageOfYear;
  const share = (percent: number, base: number) => formatLei(fromLei(percentOf(base, percent)));
  const cas = (count: number) => ({ from: wages(count), due: share(rates.cas, wages(count)) });
  const cass = (count: number) => ({ from: wages(count), due: share(rates.cass, wages(count)) });
  const cassOfPfa = [
    { from: 0, due: share(rates.cass, wages(rates['pfa-cass-minim'])) },
    { from: wages(rates['pfa-cass-minim']), due: `${rates.cass}% din venitul net` },
    cass(rates['pfa-cass-maxim']),
  ];
  return [
    {
      title: 'PFA, CAS după venitul net',
      steps: own(
        [{ from: 0, due: 'nimic' }, cas(rates['pfa-cas-prag-1']), cas(rates['pfa-cas-prag-2'])],
        pfa.profit,
      ),
    },
    { title: 'PFA, CASS după venitul net', steps: own(cassOfPfa, pfa.profit) },
    {
      title: 'SRL, CASS după dividende',
      steps: own(
        [
          { from: 0, due: 'nimic' },
          cass(rates['dividende-cass-1']),
          cass(rates['dividende-cass-2']),
          cass(rates['dividende-cass-3']),
        ],
        srl.dividends,
      ),
    },
  ];
}

function own(steps: readonly Omit<BusinessThreshold, 'isOwn'>[], sum: number): BusinessThreshold[] {
  const place = steps.findLastIndex(({ from }) => sum >= from);
  return steps.map((step, index) => ({ ...step, isOwn: index === place }));
}
