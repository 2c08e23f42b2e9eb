import { plainLetters } from '#domain/base/text/plain-letters.ts';
import type { EvidenceFigure, EvidenceItem } from './evidence-item.ts';
import { figurePairs } from './evidence-item.ts';

/** Words that people choose or type for a value of ours, compared without case and diacritics. */
export type Words<Value extends string> = Readonly<Record<Value, string>>;

export const clientWords: Words<EvidenceItem['client']> = {
  unknown: 'necunoscut',
  anyone: 'oricine',
  new: 'client nou',
  pensioner: 'pensionar',
  guarantor: 'cu girant',
};

export const securedWords: Words<EvidenceItem['secured']> = {
  unknown: 'necunoscut',
  no: 'fără garanție',
  mortgage: 'ipotecă',
  car: 'mașină',
  income: 'venit',
  goods: 'bunuri',
};

export const repaymentWords: Words<EvidenceItem['repayment']> = {
  unknown: 'necunoscut',
  once: 'o singură plată',
  monthly: 'rate lunare',
  weekly: 'rate săptămânale',
  instalments: 'rate, nu se spune cât de des',
  revolving: 'linie, cu plată minimă',
  'on-extension': 'la prelungire',
};

/** Words for the measures of figures. */
export const measureWords: Words<EvidenceFigure['measure']> = {
  interest: 'dobândă',
  apr: 'DAE',
  cost: 'cost',
  total: 'total de plată',
  instalment: 'o rată',
  'analysis-fee': 'comision de analiză',
  'monthly-fee': 'comision lunar',
  'card-fee': 'emiterea cardului',
  'interest-sum': 'dobândă în total',
  'administration-fee': 'comision de administrare',
  'home-service-fee': 'serviciul la domiciliu',
  insurance: 'asigurare',
  'discounted-instalment': 'rata cu reducere',
  'late-fee': 'comision la întârziere',
  'late-interest': 'dobândă penalizatoare',
  'minimum-payment': 'plata minimă',
  'free-days': 'zile cu 0%',
  'first-payment': 'prima plată după',
  'smallest-sum': 'cea mai mică sumă',
  'largest-sum': 'cea mai mare sumă',
  'shortest-term': 'cea mai scurtă perioadă',
  'longest-term': 'cea mai lungă perioadă',
  discount: 'reducere din dobândă',
};

const unitWords: Words<EvidenceFigure['unit']> = {
  percent: '%',
  'percent-a-day': '% pe zi',
  'percent-a-month': '% pe lună',
  'percent-a-year': '% pe an',
  lei: 'lei',
  days: 'zile',
  weeks: 'săptămâni',
  months: 'luni',
};

/** Valid kinds of figures by their words: „dobândă (% pe zi)”. */
export const figureWords: readonly { words: string; kind: Pick<EvidenceFigure, 'measure' | 'unit'> }[] =
  figurePairs.map((kind) => ({ words: `${measureWords[kind.measure]} (${unitWords[kind.unit]})`, kind }));

/** Finds the value of a typed word. @returns undefined when there is none */
export function valueOf<Value extends string>(words: Words<Value>, typed: string): Value | undefined {
  const asked = sameWord(typed);
  return (Object.keys(words) as Value[]).find((value) => sameWord(words[value]) === asked);
}

/** Normalises a word for comparison. */
export function sameWord(text: string): string {
  return plainLetters(text).replaceAll(/\s+/g, ' ').trim();
}
