import { minimumPayments } from '#domain/loan/minimum-payments.ts';
import { yearlyRatePercent } from '#domain/tools/calculator/calculated-loan.ts';
import { countMonths } from '#domain/base/text/count-time.ts';
import { leiInSentence } from '#domain/base/text/format-money.ts';
import { needed, outOfScope, type Check } from './check.ts';
import { isLimited } from './contract.ts';

/** Check of the minimum payment of a line or a card: the months until the debt is repaid. */
export const minimumCheck: Check = {
  id: 'minimum',
  title: 'Dacă plătiți numai minimul',
  basis: ['legea-243-2024/art-2-lit-h', 'legea-243-2024/art-6'],
  find: ({ contract, scope }) => {
    const { kind, minimum, rate, received, credit } = contract;
    if (!isLimited(kind)) return null;
    if (minimum === null) return needed('minima', 'Scrieți plata minimă a liniei, în procente sau în lei.');
    if (rate === null) return needed('dobanda', 'Scrieți dobânda, ca să aflăm în câte luni se plătește tot.');
    const exit = minimumPayments(received, yearlyRatePercent(rate), { ...minimum, of: 'owed' });
    if (exit === null) {
      return {
        verdict: 'ask',
        sentence: `Cu plata minimă, datoria de ${leiInSentence(received)} nu se termină: minimul nu acoperă dobânda. Întrebați creditorul cât trebuie plătit ca să se încheie.`,
      };
    }
    const start = `Cu plata minimă, ${leiInSentence(received)} se plătesc în ${countMonths(exit.payments.length)} și costă ${leiInSentence(exit.cost)}.`;
    if (scope.kind !== 'applies') return outOfScope(scope, `${start} `);
    return exit.cost > credit
      ? {
          verdict: 'ask',
          sentence: `${start} Este mai mult decât limita, la care costul se oprește prin lege: întrebați creditorul ce se întâmplă atunci.`,
        }
      : {
          verdict: 'under',
          sentence: `${start} Costul nu ajunge la limita la care îl oprește legea, ${leiInSentence(credit)}.`,
        };
  },
};
