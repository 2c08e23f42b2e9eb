import type { AskedBusiness, SrlWord } from '#domain/tools/pay/business-query.ts';
import type { BetterRange } from '#domain/tools/pay/compare-businesses.ts';
import { fromLei } from '#domain/base/money/bani.ts';
import { leiText } from '#domain/tools/pay/pay-steps.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { leiInSentence } from '#domain/base/text/format-money.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import type { BusinessAnswer } from './business-page-data.ts';

/** Name of each kind of SRL beside the PFA. */
export const srlNames: Record<SrlWord, string> = {
  micro: 'SRL „micro”, dumneavoastră angajat',
  'micro-angajat': 'SRL „micro”, cu alt salariat',
  profit: 'SRL pe profit',
};

const lei = (value: number): string => leiInSentence(fromLei(value));

/** Writes which form leaves more, and the difference: `PFA vă lasă mai mult, cu` `2 080 lei pe an`. */
export function result({ pair: { pfa, srl } }: BusinessAnswer): { title: string; big: string } {
  const gap = pfa.left - srl.left;
  if (gap === 0) return { title: 'Cele două vă lasă la fel', big: `${leiText(pfa.left)} pe an` };
  const title = `${gap > 0 ? 'PFA' : 'SRL'} vă lasă mai mult, cu`;
  return { title, big: `${leiText(Math.abs(gap))} pe an` };
}

/** Describes the computation, and the interpretation of the law where one is needed. */
export function yearSentences(asked: AskedBusiness, { pair, terms, euro }: BusinessAnswer): string[] {
  const { income, expenses, srlCosts } = asked;
  const costs = srlCosts > 0 ? `, iar SRL-ul cheltuiește în plus ${lei(srlCosts)}` : '';
  const sentences = [
    `Încasări de ${lei(income)} și cheltuieli de ${lei(expenses)} pe an${costs}, fără alt venit.`,
  ];
  if (pair.isAboveMicro && terms.microCeiling !== null && euro) {
    sentences.push(
      `La asemenea încasări firma nu mai este microîntreprindere: plafonul de ${formatNumber(terms.rates['plafon-micro'])} de euro înseamnă ${lei(terms.microCeiling)}, la cursul BNR de ${euro.rate} lei din ${formatDate(euro.day)}. Am calculat cu impozit pe profit.`,
    );
  } else if (asked.srl === 'micro') {
    sentences.push(
      `La SRL sunteți angajat cu salariul minim, ${lei(terms.wage.gross)} brut, ${lei(terms.wage.net)} net pe lună; taxele lui sunt în rândurile lor, netul este în ce vă rămâne.`,
    );
  } else if (asked.srl === 'micro-angajat') {
    sentences.push('Costul celuilalt salariat trebuie să fie deja la cheltuieli.');
  }
  return sentences;
}

/** Writes `Până la 62 340 de lei încasați, PFA lasă mai mult.` @param most the highest income considered */
export function rangeSentence({ better, from, to }: BetterRange, index: number, most: number): string {
  const name = better === 'pfa' ? 'PFA' : 'SRL';
  if (index === 0 && to >= most) return `Până la ${lei(most)} încasați, ${name} lasă mereu mai mult.`;
  if (index === 0) return `Până la ${lei(to)} încasați, ${name} lasă mai mult.`;
  if (to >= most)
    return `De la ${lei(from)} încasați, ${name} lasă mai mult, cel puțin până la ${lei(most)}.`;
  return `Între ${lei(from)} și ${lei(to)} încasați, ${name} lasă mai mult.`;
}
