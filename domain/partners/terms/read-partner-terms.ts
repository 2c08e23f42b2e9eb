import { type FieldReader, fieldReader, problemsByField } from '#domain/base/forms/field-reader.ts';
import { accept, type Read, refuse } from '#domain/base/forms/read.ts';
import { readCount, readLei } from '#domain/base/forms/read-number.ts';
import { bani } from '#domain/base/money/bani.ts';
import { parseTypedNumber } from '#domain/base/text/parse-number.ts';
import type { PartnerShare, PartnerTerms } from './partner-terms.ts';
import { readDay } from './read-day.ts';

/** Fields of the form of a partner's terms, by name. */
export const partnerTermsFields = {
  partener: 'Partenerul',
  oferte: 'Ofertele',
  fel: 'Cum primește',
  cat: 'Cât',
  limita: 'Cel mult pe lună, în lei',
  zile: 'Zile de reținere',
  prag: 'Plătim de la, în lei',
  de_la: 'Prima zi',
  pana_la: 'Ultima zi',
} as const;
type Field = keyof typeof partnerTermsFields;
export type TypedPartnerTerms = Partial<Record<Exclude<Field, 'oferte'>, string>> & {
  /** ids of offers; null: every offer for which somebody pays */
  offers: readonly string[] | null;
};

/** Paid out from this sum on, unless the terms say otherwise: 100 lei. */
const USUAL_THRESHOLD_BANI = 10_000;
const MOST_BANI = 100_000_000;
const MOST_DAYS = 365;

/** Reads the terms of a partner as people type them. @returns the problems, by field, in Romanian sentences */
export function readPartnerTerms(
  typed: TypedPartnerTerms,
): { terms: Omit<PartnerTerms, 'id'> } | { problems: Record<string, string> } {
  const reader = fieldReader<Field>((field) => (field === 'oferte' ? '' : typed[field]));
  const { problems, typed: text, read, optional, wrong } = reader;
  const partnerId = text('partener');
  if (partnerId === '') wrong('partener', 'Alegeți partenerul.');
  const share = readShare(reader);
  const monthlyLimitBani = optional('limita', (given) => readSum(given, 'limita'));
  const payoutThresholdBani = optional('prag', (given) => readSum(given, 'suma'));
  const holdDays = read('zile', (given) =>
    readCount(given, { min: 0, max: MOST_DAYS }, 'Scrieți un număr de zile, de la 0 la 365.'),
  );
  const from = read('de_la', readDay);
  const until = optional('pana_la', readDay);
  if (share === null || holdDays === null || from === null || problems.length > 0) {
    return { problems: problemsByField(problems) };
  }
  return {
    terms: {
      partnerId,
      offers: typed.offers === null ? null : [...new Set(typed.offers)],
      share,
      monthlyLimitBani,
      holdDays,
      payoutThresholdBani: payoutThresholdBani ?? USUAL_THRESHOLD_BANI,
      from,
      until,
    },
  };
}

function readShare({ typed, read, wrong }: FieldReader<Field>): PartnerShare | null {
  const kind = typed('fel');
  if (kind === 'fix') {
    const amount = read('cat', (given) => readSum(given, 'suma'));
    return amount === null ? null : { kind: 'fixed', bani: amount };
  }
  if (kind === 'procent') {
    const hundredths = read('cat', readHundredths);
    return hundredths === null ? null : { kind: 'percent', hundredths };
  }
  wrong('fel', 'Alegeți cum primește: o sumă sau o parte din ce plătește creditorul.');
  return null;
}

function readSum(typed: string, the: string) {
  const words = { the, a: 'o sumă', example: 50 };
  return readLei(typed, words, { min: bani(1), max: bani(MOST_BANI) });
}

/** Reads a part in percent, above 0 and at most 100, as hundredths of a percent. */
function readHundredths(typed: string): Read<number> {
  const number = parseTypedNumber(typed.replace(/ ?%$/, ''));
  const hundredths = number.ok ? Math.round(number.value * 100) : 0;
  const isExact = number.ok && Math.abs(number.value * 100 - hundredths) < 1e-6;
  return isExact && hundredths > 0 && hundredths <= 10_000
    ? accept(hundredths)
    : refuse('Scrieți procentul între 0,01 și 100, cu cel mult două zecimale, de exemplu 25.');
}
