import { countNoun } from '#domain/text/count-noun.ts';
import { moneyInSentence } from '#domain/text/format-money.ts';
import type { UnservedReason } from './offer-quote.ts';

/** Why an offer does not fit the amount or term, as one Romanian sentence. */
export function explainUnserved(reason: UnservedReason): string {
  switch (reason.kind) {
    case 'amount-below':
      return `Acest creditor împrumută cel puțin ${moneyInSentence(reason.min)}.`;
    case 'amount-above':
      return `Acest creditor împrumută cel mult ${moneyInSentence(reason.max)}.`;
    case 'term-below':
      return `Acest creditor împrumută pe cel puțin ${countNoun(reason.minDays, 'zi', 'zile')}.`;
    case 'term-above':
      return `Acest creditor împrumută pe cel mult ${countNoun(reason.maxDays, 'zi', 'zile')}.`;
    case 'over-legal-maximum':
      return 'Pentru suma și perioada alese, prețul pe care îl avem trece de maximul legal, așa că nu îl afișăm.';
  }
}
