import { fromLei } from '#domain/base/money/bani.ts';
import { seriesValue } from '#domain/base/series/series-in-words.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { formatLei } from '#domain/base/text/format-money.ts';
import type { NetPay } from './net-pay.ts';
import type { PayRates } from './pay-rates.ts';

/** A line of a payslip. */
export type PayStep = {
  name: string;
  /** its computation; '' where there is none */
  how: string;
  amount: string;
  /** whether it is the net wage */
  isNet: boolean;
};

/** Lists the lines from gross to net, in the order of a payslip. @param dependants with which the wage was computed */
export function paySteps(pay: NetPay, rates: PayRates, dependants: number): PayStep[] {
  const base = pay.gross - pay.untaxed;
  const percent = (name: 'cas' | 'cass' | 'impozit-salariu', of: number) =>
    `${seriesValue(name, rates[name])} din ${leiText(of)}`;
  const step = (name: string, how: string, lei: number): PayStep => ({
    name,
    how,
    amount: leiText(lei),
    isNet: false,
  });
  return [
    step('venit brut', '', pay.gross),
    ...(pay.untaxed > 0 ? [step('sumă scutită', 'la salariul minim', pay.untaxed)] : []),
    step('CAS', percent('cas', base), pay.cas),
    step('CASS', percent('cass', base), pay.cass),
    step('deducere personală', dependantsInWords(dependants), pay.deduction),
    step('impozit', percent('impozit-salariu', pay.taxable), pay.tax),
    { ...step('net', 'brut − CAS − CASS − impozit', pay.net), isNet: true },
  ];
}

/** Writes `fără persoane în întreținere`, `cu două persoane în întreținere`. @param dependants 0 or more */
export function dependantsInWords(dependants: number): string {
  if (dependants === 0) return 'fără persoane în întreținere';
  return `cu ${countNoun(dependants, 'persoană', 'persoane')} în întreținere`;
}

/** Writes lei that may have bani, as tables do. */
export function leiText(lei: number): string {
  return formatLei(fromLei(Math.round(lei * 100) / 100));
}
