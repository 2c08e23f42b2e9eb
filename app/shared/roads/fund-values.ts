import type { RoadsTexts } from '#domain/content/roads-schema.ts';
import { roundToBani, type Bani } from '#domain/money/bani.ts';
import { moneyInSentence } from '#domain/text/format-money.ts';
import { formatNumber } from '#domain/text/format-number.ts';
import { wholeLei } from './road-figures.ts';

/** What a mutual-aid house asks to be saved before a sum is lent, as texts name it. */
export function fundValues(principal: Bani, { least, most }: Pick<RoadsTexts['fund'], 'least' | 'most'>) {
  return {
    fondMinim: formatNumber(wholeLei(roundToBani(principal / most)) / 100),
    fondMaxim: moneyInSentence(wholeLei(roundToBani(principal / least))),
  };
}
