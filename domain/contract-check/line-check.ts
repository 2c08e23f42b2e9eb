import { bani, roundToBani, type Bani } from '#domain/money/bani.ts';
import { yearlyRatePercent } from '#domain/calculator/calculated-loan.ts';
import { countNoun } from '#domain/text/count-noun.ts';
import { leiInSentence } from '#domain/text/format-money.ts';
import { law243 } from './acts.ts';
import { needed, outOfScope, type Check } from './check.ts';

type Exit = { months: number; cost: Bani };

const MAX_MONTHS = 600;
// Below one leu a percentage alone would never end: the rest is paid at once.
const ALMOST_NOTHING = 100;

/**
 * How long a line takes to be paid when only the minimum is paid each month, and what that costs.
 * @returns null when it never ends: the minimum does not cover the interest, or it lasts above 50 years
 */
export function minimumExit(
  drawn: Bani,
  monthlyPercent: number,
  minimum: { percent: number; atLeast: Bani },
): Exit | null {
  let balance: number = drawn;
  let cost = 0;
  for (let months = 1; months <= MAX_MONTHS; months++) {
    const interest = roundToBani((balance * monthlyPercent) / 100);
    const owed = balance + interest;
    const least = Math.max(roundToBani((owed * minimum.percent) / 100), minimum.atLeast);
    const paid = owed - least < ALMOST_NOTHING ? owed : least;
    cost += interest;
    if (paid >= owed) return { months, cost: bani(cost) };
    if (paid <= interest) return null;
    balance = owed - paid;
  }
  return null;
}

/** The minimum payment of a line or a card: how many months until nothing is owed. */
export const minimumCheck: Check = {
  id: 'minimum',
  title: 'Dacă plătiți numai minimul',
  basis: [law243('art. 2 lit. h și art. 6')],
  find: ({ contract, scope }) => {
    const { kind, minimum, rate, received, credit } = contract;
    if (kind !== 'line' && kind !== 'card') return null;
    if (minimum === null) return needed('minima', 'Scrieți plata minimă a liniei, în procente sau în lei.');
    if (rate === null) return needed('dobanda', 'Scrieți dobânda, ca să aflăm în câte luni se plătește tot.');
    const exit = minimumExit(received, yearlyRatePercent(rate) / 12, minimum);
    if (exit === null) {
      return {
        verdict: 'ask',
        sentence: `Cu plata minimă, datoria de ${leiInSentence(received)} nu se termină: minimul nu acoperă dobânda. Întrebați creditorul cât trebuie plătit ca să se încheie.`,
      };
    }
    const told = `Cu plata minimă, ${leiInSentence(received)} se plătesc în ${countNoun(exit.months, 'lună', 'luni')} și costă ${leiInSentence(exit.cost)}.`;
    if (scope.kind !== 'applies') return outOfScope(scope, `${told} `);
    return exit.cost > credit
      ? {
          verdict: 'ask',
          sentence: `${told} Este mai mult decât limita, la care costul se oprește prin lege: întrebați creditorul ce se întâmplă atunci.`,
        }
      : {
          verdict: 'under',
          sentence: `${told} Costul nu ajunge la limita la care îl oprește legea, ${leiInSentence(credit)}.`,
        };
  },
};
