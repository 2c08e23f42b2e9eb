import { bani } from '#domain/money/bani.ts';
import { countNoun } from '#domain/text/count-noun.ts';
import { leiInSentence } from '#domain/text/format-money.ts';
import type { CheckedContract } from './check-contract.ts';
import { verdictWords } from './verdict.ts';

/** What a picture of an answer says. */
export type AnswerPicture = {
  lines: Record<'loan' | 'cost' | 'verdict' | 'legend' | 'note', string>;
  /** shares of one bar, 1 in all: what is received, the cost within the ceiling, the cost above it */
  bar: { amount: number; cost: number; over: number };
};

/** The words and shares of a picture to send on. It holds no name: neither the lender's, nor of fees, nor a day of the contract. */
export function pictureOf({ contract, cost, over, verdict }: CheckedContract): AnswerPicture {
  const { received, days } = contract;
  const whole = Math.max(1, received + cost.cost);
  const above = over ?? 0;
  return {
    lines: {
      loan: `${leiInSentence(received)} pentru ${countNoun(days, 'zi', 'zile')}`,
      cost: `costă ${leiInSentence(cost.cost)}`,
      verdict: over === null ? verdictWords[verdict] : `pare cu ${leiInSentence(over)} peste plafon`,
      legend: `Se primesc ${leiInSentence(received)}, se dau înapoi ${leiInSentence(bani(received + cost.cost))}.`,
      note: 'Calcul făcut pe dispozitiv cu Împrumut Clar. Nu este consultanță juridică.',
    },
    bar: { amount: received / whole, cost: (cost.cost - above) / whole, over: above / whole },
  };
}
