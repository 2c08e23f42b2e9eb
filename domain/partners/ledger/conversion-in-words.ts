import { formatDate } from '#domain/base/text/format-date.ts';
import { conversionNames } from './conversion-names.ts';
import type { ConversionWord } from './conversion-word.ts';
import type { Owed } from './owed-conversions.ts';

const waits: Readonly<Record<NonNullable<Owed['waitsFor']>, string>> = {
  confirmation: 'suma raportată e neobișnuit de mare și o confirmă un coleg',
  amount: 'creditorul nu a spus suma',
  rate: 'cursul BNR nu a apărut încă',
};

/** Describes the state of a conversion: „reținut până la 05.12.2026”. */
export function conversionInWords(
  word: ConversionWord,
  { payableFrom, waitsFor }: Pick<Owed, 'payableFrom' | 'waitsFor'>,
): string {
  const name = conversionNames[word];
  if (word === 'held' && payableFrom !== null) return `${name} până la ${formatDate(payableFrom)}`;
  if (word === 'owed' && payableFrom !== null) return `${name} din ${formatDate(payableFrom)}`;
  return waitsFor === null ? name : `${name}: ${waits[waitsFor]}`;
}
