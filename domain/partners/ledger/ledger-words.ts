import { formatDate } from '#domain/base/text/format-date.ts';
import type { ConversionWord } from './conversion-word.ts';
import type { EntryKind } from './entry.ts';
import type { Owed } from './owed-conversions.ts';

/** Names of the kinds of entries. */
export const entryWords: Readonly<Record<EntryKind, string>> = {
  accrued: 'câștigat',
  reversed: 'luat înapoi',
  adjusted: 'ajustare',
  paid: 'plătit',
};

const words: Readonly<Record<ConversionWord, string>> = {
  waiting: 'în așteptare',
  held: 'reținută',
  owed: 'de plată',
  'over-limit': 'peste limita lunii',
  refused: 'refuzată de creditor',
  'taken-back': 'luată înapoi de creditor',
};

const waits: Readonly<Record<NonNullable<Owed['waitsFor']>, string>> = {
  confirmation: 'suma raportată e neobișnuit de mare și o confirmă un coleg',
  amount: 'creditorul nu a spus suma',
  rate: 'cursul BNR nu a apărut încă',
};

/** Says what became of a conversion: „reținută până la 05.12.2026”. */
export function conversionInWords(
  word: ConversionWord,
  { payableFrom, waitsFor }: Pick<Owed, 'payableFrom' | 'waitsFor'>,
): string {
  if (word === 'held' && payableFrom !== null) return `${words.held} până la ${formatDate(payableFrom)}`;
  if (word === 'owed' && payableFrom !== null) return `${words.owed} din ${formatDate(payableFrom)}`;
  return waitsFor === null ? words[word] : `${words[word]}: ${waits[waitsFor]}`;
}
