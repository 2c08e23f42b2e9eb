import { bani } from '#domain/base/money/bani.ts';
import { countDays } from '#domain/base/text/count-time.ts';
import { formatLei, leiInSentence } from '#domain/base/text/format-money.ts';
import type { CheckedContract } from './check-contract.ts';
import { firstLine } from './first-line.ts';
import type { VerdictByCases } from './verdict-by-cases.ts';

/** Content of an answer's picture. */
export type AnswerPicture = {
  lines: Record<'loan' | 'verdict' | 'cost' | 'legend' | 'note', string> &
    /** the second sentence of the verdict; beside the bar the excess over the legal maximum, and the maximum */
    Record<'other' | 'past' | 'most', string | null>;
  /** shares of one bar, 1 in total: amount received, cost within the ceiling, cost above it */
  bar: { amount: number; cost: number; over: number };
};

/**
 * Prepares the words and shares of a picture to share. It contains no names, of the lender or of fees, and no date of the
 * contract.
 */
export function pictureOf({ contract, cost }: CheckedContract, verdict: VerdictByCases): AnswerPicture {
  const { received, days } = contract;
  const { over, maximumCost } = verdict.cases[0].checked;
  const { main, soft } = firstLine(verdict);
  const whole = Math.max(1, received + cost.cost);
  const above = over ?? 0;
  return {
    lines: {
      loan: `${leiInSentence(received)} pentru ${countDays(days)}`,
      verdict: main,
      other: soft,
      cost: `Costă ${leiInSentence(cost.cost)}.`,
      past: over === null ? null : `${formatLei(over)} peste lege`,
      most:
        over === null || maximumCost === null
          ? null
          : `maximul legal ${formatLei(bani(received + maximumCost))}`,
      legend: `Se primesc ${leiInSentence(received)}, se dau înapoi ${leiInSentence(bani(received + cost.cost))}.`,
      note: 'Calcul făcut pe dispozitiv cu Împrumut Clar. Nu este consultanță juridică.',
    },
    bar: { amount: received / whole, cost: (cost.cost - above) / whole, over: above / whole },
  };
}
