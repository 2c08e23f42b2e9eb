import type { EvidenceFigure, EvidenceItem } from '#domain/offers/evidence/evidence-item.ts';
import type { DatedEvidence } from '#domain/offers/evidence/evidence-timeline.ts';
import { measureWords } from '#domain/offers/evidence/typed-words.ts';
import { fromLei } from '#domain/base/money/bani.ts';
import { countDays, countMonths } from '#domain/base/text/count-time.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { formatMoney, moneyInSentence } from '#domain/base/text/format-money.ts';
import { formatAsPrinted } from '#domain/base/text/format-number.ts';

/** What an item's price may claim, in two or three words; null: only its source is named. */
export const statementWords: Record<DatedEvidence['statement'], string | null> = {
  current: 'preț publicat de creditor',
  'to-confirm': 'preț vechi',
  measured: null,
  history: 'peste plafonul de azi',
  none: null,
};

export const tierWords: Record<Exclude<EvidenceItem['tier'], 'D'>, string> = {
  A: 'de la creditor',
  B: 'dintr-un contract al lui',
  C: 'dintr-un test sau din presă',
};

/** Names for visitors, where they differ from the office's names. */
const measures: Record<EvidenceFigure['measure'], string> = {
  ...measureWords,
  total: 'dați înapoi',
  'monthly-fee': 'comision pe lună',
  'free-days': '0% în primele',
  'smallest-sum': 'de la',
  'largest-sum': 'cel mult',
  'shortest-term': 'pe cel puțin',
  'longest-term': 'pe cel mult',
};

const units: Record<EvidenceFigure['unit'], (value: number) => string> = {
  percent: (value) => `${formatAsPrinted(value)}%`,
  'percent-a-day': (value) => `${formatAsPrinted(value)}% pe zi`,
  'percent-a-month': (value) => `${formatAsPrinted(value)}% pe lună`,
  'percent-a-year': (value) => `${formatAsPrinted(value)}% pe an`,
  lei: (value) => formatMoney(fromLei(value)),
  days: countDays,
  weeks: (value) => countNoun(value, 'săptămână', 'săptămâni'),
  months: countMonths,
};
const bounds = { from: 'de la ', above: 'peste ', 'up-to': 'până la ' } as const;

/** Writes „dobândă 1% pe zi”, „cost între 1 090 lei și 1 099 lei”, „DAE peste 60 000%”. */
export function figureInWords({ measure, value, to, bound, unit }: EvidenceFigure): string {
  const one = units[unit];
  const amount =
    to === undefined ? `${bound ? bounds[bound] : ''}${one(value)}` : `între ${one(value)} și ${one(to)}`;
  return `${measures[measure]} ${amount}`;
}

/** Writes the loan of an item: „2 000 de lei pe 3 luni”; null if it names no amount. */
export function exampleInWords({ principalLei, term }: EvidenceItem): string | null {
  if (principalLei === 'unknown') return null;
  const sum = moneyInSentence(fromLei(principalLei));
  return term === 'unknown' ? sum : `${sum} pe ${units[term.unit](term.count)}`;
}
