import { dailyCost } from '#domain/law/legal-maximum.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { lawPercent, penaltyLimitInWords } from '#domain/law/rules-in-words.ts';
import { aprPercent } from '#domain/loan/apr-percent.ts';
import { elapsedYears } from '#domain/loan/elapsed-years.ts';
import { fromLei } from '#domain/base/money/bani.ts';
import { countDays } from '#domain/base/text/count-time.ts';
import { moneyInSentence } from '#domain/base/text/format-money.ts';
import { formatApr } from '#domain/base/text/format-percent.ts';
import { formatTerm } from '#domain/loan/format-term.ts';
import type { TextValues } from '#domain/base/text/fill-text.ts';

// The most expensive legal small loan, kept for a month: it shows how high a DAE can be.
const example = {
  principal: fromLei(1_000),
  term: { count: 30, unit: 'days' },
  ratePercentPerDay: 1,
} as const;

/** Returns the figures named in the texts of the home page, as far as the country's law defines them. */
export function homeValues(pack: RulePack | null): TextValues {
  const penalizare = penaltyLimitInWords(pack);
  return {
    ...(pack?.capLawName && { lege: pack.capLawName }),
    ...(pack?.withdrawalDays && { zileRetragere: countDays(pack.withdrawalDays.value) }),
    ...(pack?.incomeSharePercent && { indatorare: lawPercent(pack.incomeSharePercent.value) }),
    ...(penalizare !== null && { penalizare }),
    ...exampleValues(),
  };
}

function exampleValues(): TextValues {
  const { principal, term, ratePercentPerDay } = example;
  const cost = dailyCost(principal, ratePercentPerDay, term.count);
  const apr = aprPercent({
    advances: [{ amount: principal, years: 0 }],
    repayments: [{ amount: principal + cost, years: elapsedYears({ days: term.count }) }],
  });
  if (apr === null) throw new RangeError('the worked example has no DAE');
  return {
    exempluSuma: moneyInSentence(principal),
    exempluPerioada: formatTerm(term),
    exempluCost: moneyInSentence(cost),
    exempluDae: formatApr(apr),
  };
}
