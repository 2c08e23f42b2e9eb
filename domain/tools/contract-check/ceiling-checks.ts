import type { Citation } from '#domain/base/sources/citation.ts';
import { datedAprCap } from '#domain/law/rules-in-words.ts';
import { bani, type Bani } from '#domain/base/money/bani.ts';
import { countDays } from '#domain/base/text/count-time.ts';
import { formatApr, formatPercent } from '#domain/base/text/format-percent.ts';
import { leiInSentence } from '#domain/base/text/format-money.ts';
import { comparedReading, dailyReadings, doubleReadings, type Reading } from './ceiling-readings.ts';
import type { Contract } from './contract.ts';
import type { ContractCost } from './contract-cost.ts';
import { outOfScope, withoutApr, type Check, type Facts, type Finding } from './check.ts';

/** Checks that compare the price itself with a ceiling of Legea 243/2024. */
export const ceilingChecks: readonly Check[] = [
  {
    id: 'daily-ceiling',
    title: 'Plafonul pe zi',
    basis: ['legea-243-2024/art-6'],
    find: ({ scope, contract, cost }) => {
      if (scope.kind !== 'applies') return outOfScope(scope);
      if (scope.secured) return null;
      const readings = dailyReadings(contract, contract.days, scope.pack);
      const percent = readings[0]?.percent;
      return compared(cost.costInLaw, readings, {
        what: 'Costul',
        rule: `pentru ${countDays(contract.days)}${percent === undefined ? '' : `, la ${formatPercent(percent, Number.isInteger(percent) ? 0 : 1)} pe zi`}`,
      });
    },
  },
  {
    id: 'double-ceiling',
    title: 'Plafonul în total: cel mult dublul',
    basis: ['legea-243-2024/art-6'],
    find: ({ scope, contract, cost }) => {
      if (scope.kind !== 'applies' || scope.secured) return null;
      return compared(cost.costInLaw, doubleReadings(contract, contract.days, scope.pack), {
        what: 'Costul',
        rule: 'în total, oricât ar dura',
      });
    },
  },
  {
    id: 'apr-ceiling',
    title: 'Plafonul de DAE',
    basis: ['legea-243-2024/art-4', 'legea-243-2024/art-5'],
    find: findAprCeiling,
  },
];

function findAprCeiling({ scope, ceiling, contract, cost }: Facts): Finding | null {
  if (scope.kind !== 'applies' || ceiling.kind !== 'apr') return null;
  const { cap } = ceiling;
  const apr = aprInLaw(contract, cost);
  if (apr === null) {
    return withoutApr(contract);
  }
  // BNR's lending rate, which the ceilings of DAE follow, is known only from the press.
  const alsoBasis: Citation[] = [{ name: cap.source.name, status: 'second-hand', href: cap.source.url }];
  const isOver = apr > cap.value;
  const start = `DAE calculată de noi, ${formatApr(apr)}, este ${isOver ? 'peste' : 'sub'} ${datedAprCap(cap)}`;
  const doubt = 'Dobânda BNR o știm din presă';
  const mortgage = scope.secured
    ? ', iar plafonul acesta privește creditele pentru investiții imobiliare'
    : '';
  return {
    verdict: isOver ? 'over' : 'under',
    sentence: isOver
      ? `${start}. ${doubt}${mortgage}: întrebați creditorul ce plafon a urmat.`
      : `${start}. ${doubt}${mortgage}: mai mult nu putem spune.`,
    alsoBasis,
  };
}

/** Returns the DAE that the ceilings refer to: without an insurance that the credit does not require. */
export function aprInLaw({ insurance }: Contract, cost: ContractCost): number | null {
  return insurance?.isRequired === true ? cost.aprPercent : (cost.aprWithoutInsurance ?? cost.aprPercent);
}

function compared(
  cost: Bani,
  readings: readonly Reading[],
  words: { what: string; rule: string },
): Finding | null {
  const [widest] = readings;
  if (widest === undefined) return null;
  const over = cost - widest.most;
  const allowed = `cât permite legea ${words.rule}: ${leiInSentence(widest.most)}`;
  const all = readings.map((one) => comparedReading(one, cost));
  const narrower = all.some((one) => one.over !== null);
  return {
    verdict: over > 0 ? 'over' : 'under',
    sentence:
      over > 0
        ? `${words.what}, ${leiInSentence(cost)}, trece cu ${leiInSentence(bani(over))} peste ${allowed}.`
        : `${words.what}, ${leiInSentence(cost)}, nu trece peste ${allowed}.${narrower ? ' Într-o citire mai strânsă ar trece.' : ''}`,
    ...(all.length > 1 && { readings: all }),
  };
}
