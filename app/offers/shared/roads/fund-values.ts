import type { RoadsTexts } from '#domain/texts/schemas/roads-schema.ts';
import { roundToBani, type Bani } from '#domain/base/money/bani.ts';
import { moneyInSentence } from '#domain/base/text/format-money.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import { wholeLei } from './road-figures.ts';

/** Returns the savings a mutual-aid house requires before it lends an amount, for texts. */
export function fundValues(principal: Bani, { least, most }: Pick<RoadsTexts['fund'], 'least' | 'most'>) {
  return {
    fondMinim: formatNumber(wholeLei(roundToBani(principal / most)) / 100),
    fondMaxim: moneyInSentence(wholeLei(roundToBani(principal / least))),
  };
}
