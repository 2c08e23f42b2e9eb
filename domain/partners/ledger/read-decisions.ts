import { fieldReader, problemsByField } from '#domain/base/forms/field-reader.ts';
import { readLei } from '#domain/base/forms/read-number.ts';
import { accept, refuse } from '#domain/base/forms/read.ts';
import { bani } from '#domain/base/money/bani.ts';
import type { Adjustment, Payout } from './decided-entries.ts';
import { readIban } from './iban.ts';

/** Fields of the forms about a partner's ledger, by name. */
export const decisionFields = {
  sens: 'Ce faceți cu suma',
  suma: 'Suma, în lei',
  factura: 'Factura partenerului',
  iban: 'Contul (IBAN)',
} as const;
type Field = keyof typeof decisionFields;
export type TypedDecision = Partial<Record<Field, string>>;

/** Largest sum that is adjusted at once: a million lei. */
const MOST = bani(100_000_000);
const LONGEST_INVOICE = 60;

type Problems = { problems: Record<string, string> };

/** Reads an adjustment as people type it. @returns the problems, by field, in Romanian sentences */
export function readAdjustment(typed: TypedDecision): Pick<Adjustment, 'bani'> | Problems {
  const { problems, typed: text, read, wrong } = fieldReader<Field>((field) => typed[field]);
  const sign = { plus: 1, minus: -1 }[text('sens')];
  if (sign === undefined) wrong('sens', 'Alegeți dacă suma se adaugă sau se scade.');
  const sum = read('suma', (given) =>
    readLei(given, { the: 'suma', a: 'o sumă', example: 50 }, { min: bani(1), max: MOST }),
  );
  if (sign === undefined || sum === null) return { problems: problemsByField(problems) };
  return { bani: sign * sum };
}

/** Reads what a payout needs beside its sum: the invoice, and the account that it names. */
export function readPayout(typed: TypedDecision): Pick<Payout, 'invoice' | 'iban'> | Problems {
  const { problems, read } = fieldReader<Field>((field) => typed[field]);
  const invoice = read('factura', (given) =>
    given === '' || given.length > LONGEST_INVOICE
      ? refuse('Scrieți seria și numărul facturii primite de la partener.')
      : accept(given),
  );
  const iban = read('iban', (given) => {
    const known = readIban(given);
    return known === undefined
      ? refuse('Scrieți contul ca pe factură. Cifrele de control nu se potrivesc.')
      : accept(known);
  });
  return invoice === null || iban === null ? { problems: problemsByField(problems) } : { invoice, iban };
}
