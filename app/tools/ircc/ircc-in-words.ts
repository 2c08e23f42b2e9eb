import type { IrccAnswer, PaidAt } from '#domain/tools/ircc/ircc-answer.ts';
import type { OwedLoan } from '#domain/tools/ircc/ircc-query.ts';
import { bani, type Bani } from '#domain/base/money/bani.ts';
import { datedValue, seriesValue } from '#domain/base/series/series-in-words.ts';
import { countMonths } from '#domain/base/text/count-time.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { formatLei, leiInSentence } from '#domain/base/text/format-money.ts';
import { formatAsPrinted, formatNumber } from '#domain/base/text/format-number.ts';

/** Writes `2,5 puncte`, `1 punct`, `−0,43 puncte`: percentage points. */
function pointsInWords(points: number): string {
  if (Number.isInteger(points) && points >= 0) return countNoun(points, 'punct', 'puncte');
  return `${points < 0 ? '\u2212' : ''}${formatAsPrinted(Math.abs(points))} puncte`;
}

/** Writes a rate with two decimals, as loans print it. */
export function rateText(percent: number): string {
  return `${formatNumber(percent, 2)}%`;
}

/** Writes a difference with its sign: `+63,12 lei`, `−61,40 lei`, `la fel`. */
export function difference(to: Bani, from: Bani): string {
  if (to === from) return 'la fel';
  return `${to > from ? '+' : '\u2212'}${formatLei(bani(Math.abs(to - from)))}`;
}

/** Describes the computed loan: the debt, its months, and the composition of its rate. */
export function loanSentence(loan: OwedLoan, { now, variable, fixed }: IrccAnswer): string {
  const debt = `${leiInSentence(loan.owed)}, ${loan.months === 1 ? 'o lună rămasă' : `${countMonths(loan.months)} rămase`}`;
  if (variable && loan.margin !== null) {
    return `${debt}, dobânda ${rateText(variable.today.ratePercent)}: IRCC de ${datedValue('ircc', now)} plus marja de ${pointsInWords(loan.margin)}.`;
  }
  return `${debt}, dobânda fixă de ${rateText(fixed?.ratePercent ?? 0)}.`;
}

/** Writes how the last change of the index moved the payment, and the known facts about the next. */
export function changeSentences({ now, before, next, nextFrom, variable }: IrccAnswer): string[] {
  if (!variable) return [];
  const { today } = variable;
  const sentences: string[] = [];
  if (before && variable.before) {
    sentences.push(
      `La ultima schimbare, ${formatDate(now.from)}, IRCC a trecut de la ${seriesValue('ircc', before.value)} la ${seriesValue('ircc', now.value)}: ${movement(today.payment, variable.before.payment)}.`,
    );
  }
  if (next && variable.next) {
    const moves = difference(variable.next.payment, today.payment);
    sentences.push(
      `De la ${formatDate(next.from)} IRCC va fi ${datedValue('ircc', next)}: rata ${formatLei(variable.next.payment)}, ${moves === 'la fel' ? 'la fel ca azi' : `adică ${moves}`}.`,
    );
  } else {
    sentences.push(
      `Valoarea care intră în rate de la ${formatDate(nextFrom)} nu o avem încă. Când o publică BNR, o puteți scrie la „Alt IRCC, de probă”.`,
    );
  }
  return sentences;
}

/** Writes `rata a crescut cu 0,66 lei` */
function movement(to: Bani, from: Bani): string {
  if (to === from) return 'rata a rămas la fel';
  return `rata a ${to > from ? 'crescut' : 'scăzut'} cu ${leiInSentence(bani(Math.abs(to - from)))}`;
}

/** Describes the fixed rate beside the index. */
export function fixedSentences(loan: OwedLoan, { variable, fixed, equalMargin }: IrccAnswer): string[] {
  if (!fixed || equalMargin === null) return [];
  const margin = `Azi, o dobândă variabilă costă la fel ca cea fixă la o marjă de ${pointsInWords(equalMargin)}.`;
  if (!variable || loan.margin === null) {
    if (equalMargin < 0) {
      return [
        'Dobânda fixă nu se schimbă odată cu IRCC și este azi mai mică decât indicele singur, fără marjă.',
      ];
    }
    return [`Dobânda fixă nu se schimbă odată cu IRCC. ${margin}`];
  }
  const equalIrcc = fixed.ratePercent - loan.margin;
  return [
    `${comparison(fixed, variable.today)} ${
      equalIrcc < 0
        ? 'Ea este sub marja variabilei: variabila ar costa mai mult la orice IRCC de la zero în sus.'
        : `Cele două costă la fel când IRCC este ${rateText(equalIrcc)}: sub această valoare costă mai puțin variabila, peste ea, fixa.`
    }`,
  ];
}

function comparison(fixed: PaidAt, today: PaidAt): string {
  const gap = bani(Math.abs(fixed.payment - today.payment));
  if (gap === 0) return `La dobânda fixă de ${rateText(fixed.ratePercent)}, rata este azi aceeași.`;
  const side = fixed.payment < today.payment ? 'mai mică' : 'mai mare';
  return `La dobânda fixă de ${rateText(fixed.ratePercent)}, rata este ${formatLei(fixed.payment)}, cu ${formatLei(gap)} ${side} decât azi la IRCC.`;
}
