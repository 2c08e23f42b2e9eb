import type { z } from 'zod';
import { parseTypedNumber } from '#domain/base/text/parse-number.ts';
import { slugOf } from '#domain/base/text/plain-letters.ts';
import { type Product, productSchema } from './product-schema.ts';
import { writeTypedNumber } from './typed-figures.ts';
import type { ColumnProblems } from './typed-item.ts';
import {
  readFees,
  readInterest,
  readRepayment,
  writeFees,
  writeInterest,
  writeRepayment,
} from './typed-price.ts';
import { sameWord, valueOf, type Words } from './typed-words.ts';

/** Typed fields of a product: those of the office's form and the columns of its table, with their names. */
export const productColumns = {
  creditor: 'Creditorul',
  id: 'Codul produsului',
  nume: 'Numele produsului',
  fel: 'Felul lui',
  dovada: 'Codul dovezii',
  suma_minima: 'Cea mai mică sumă',
  suma_maxima: 'Cea mai mare sumă',
  suma_clienti_noi: 'Cea mai mare sumă pentru clienți noi',
  zile_minim: 'Cea mai scurtă perioadă',
  zile_maxim: 'Cea mai lungă perioadă',
  dobanda: 'Dobânda',
  zile_gratuite: 'Zile cu 0%',
  zile_gratuite_cui: 'Cui i se dau',
  zile_gratuite_conditie: 'Cu ce condiție',
  comisioane: 'Comisioane',
  plata: 'Cum se plătește',
} as const;
export type ProductColumn = keyof typeof productColumns;
export type TypedProduct = Readonly<Partial<Record<ProductColumn, string>>>;

export const kindWords: Words<Product['kind']> = {
  unknown: 'necunoscut',
  instalments: 'rate',
  'credit-line': 'linie de credit',
  'credit-card': 'card de credit',
};
export const freeForWords: Words<NonNullable<Product['free']>['for']> = {
  everyone: 'tuturor',
  'new-clients': 'clienților noi',
  unclear: 'sursa se contrazice',
};
const UNKNOWN = 'necunoscut';

export const productHints = {
  dobanda:
    'De exemplu „1% pe zi”, „0,75% pe zi, luna de 30 de zile”, „26% pe an” sau „20% din sumă”; gol: necunoscută',
  comisioane:
    'Câte unul pe rând: „analiză 50 lei”, „lunar 10 lei”, „asigurare 1,2% finanțat”, „opțional” după cele care se pot refuza; „niciunul”; gol: necunoscute',
  plata:
    '„o singură plată”, „rate lunare”, „rate săptămânale”, „rate la două săptămâni”, „linie” sau „linie, minim 5% din datorie, cel puțin 50 lei”; gol: necunoscut',
} as const;

/**
 * Reads a typed product. Empty is unknown, and never means that there is no limit or no fee.
 * @param evidence id of the item it was read from, where the column is empty
 */
export function readProduct(
  typed: TypedProduct,
  evidence = '',
): { lender: string; product: Product } | { problems: ColumnProblems<ProductColumn> } {
  const { problems, at, wrong, choice, number, parsed } = columnsOf(typed);
  const newClients = number('suma_clienti_noi');
  const freeDays = number('zile_gratuite');
  if (at('creditor') === '') wrong('creditor', 'Alegeți creditorul.');
  if (at('nume') === '') wrong('nume', 'Scrieți numele produsului, cum îl văd vizitatorii.');
  const product = {
    id: at('id') || slugOf(at('nume')),
    name: at('nume'),
    kind: choice('fel', kindWords, 'unknown'),
    evidence: at('dovada') || evidence,
    sumsLei: {
      min: number('suma_minima'),
      max: number('suma_maxima'),
      ...(newClients !== 'unknown' && { newClientsMax: newClients }),
    },
    days: { min: number('zile_minim'), max: number('zile_maxim') },
    interest: parsed('dobanda', readInterest, productHints.dobanda),
    free:
      freeDays === 'unknown'
        ? null
        : {
            days: freeDays,
            for: choice('zile_gratuite_cui', freeForWords, 'unclear'),
            condition: at('zile_gratuite_conditie'),
          },
    fees: parsed('comisioane', readFees, productHints.comisioane),
    repayment: parsed('plata', readRepayment, productHints.plata),
  };
  const { sumsLei, days } = product;
  if (isUpsideDown(sumsLei)) wrong('suma_maxima', 'Este sub cea mai mică sumă.');
  if (isUpsideDown(days)) wrong('zile_maxim', 'Este sub cea mai scurtă perioadă.');
  const checked = productSchema.safeParse(product);
  for (const issue of checked.error?.issues ?? []) wrong(columnOf(issue), sentenceOf(issue));
  return checked.success && Object.keys(problems).length === 0
    ? { lender: at('creditor'), product: checked.data }
    : { problems };
}

/** Parses each column; an unreadable one is a problem of its column, and counts as unknown. */
function columnsOf(typed: TypedProduct) {
  const problems: ColumnProblems<ProductColumn> = {};
  const at = (column: ProductColumn) => typed[column]?.trim() ?? '';
  const wrong = (column: ProductColumn, sentence: string) => {
    problems[column] ??= sentence;
  };
  const choice = <Value extends string>(
    column: ProductColumn,
    words: Words<Value>,
    otherwise: Value,
  ): Value => {
    const value = at(column) === '' ? otherwise : valueOf(words, at(column));
    if (value === undefined) wrong(column, `Alegeți una dintre: ${Object.values(words).join(', ')}.`);
    return value ?? otherwise;
  };
  const number = (column: ProductColumn): number | 'unknown' => {
    if (at(column) === '') return 'unknown';
    const read = parseTypedNumber(at(column));
    if (!read.ok) wrong(column, 'Scrieți un număr, în cifre, sau lăsați gol dacă nu se știe.');
    return read.ok ? read.value : 'unknown';
  };
  const parsed = <Value>(
    column: ProductColumn,
    read: (text: string) => Value | null,
    hint: string,
  ): Value | 'unknown' => {
    if (at(column) === '' || sameWord(at(column)) === UNKNOWN) return 'unknown';
    const value = read(at(column));
    if (value === null) wrong(column, `Nu înțelegem. ${hint}.`);
    return value ?? 'unknown';
  };
  return { problems, at, wrong, choice, number, parsed };
}

/** Writes a product as people would type it, readable again as the same product. */
export function writeProduct(lender: string, product: Product): Record<ProductColumn, string> {
  const { sumsLei, days, free } = product;
  return {
    creditor: lender,
    id: product.id,
    nume: product.name,
    fel: kindWords[product.kind],
    dovada: product.evidence,
    suma_minima: writeTypedNumber(sumsLei.min),
    suma_maxima: writeTypedNumber(sumsLei.max),
    suma_clienti_noi: writeTypedNumber(sumsLei.newClientsMax),
    zile_minim: writeTypedNumber(days.min),
    zile_maxim: writeTypedNumber(days.max),
    dobanda: writeInterest(product.interest),
    zile_gratuite: writeTypedNumber(free?.days),
    zile_gratuite_cui: free ? freeForWords[free.for] : '',
    zile_gratuite_conditie: free?.condition ?? '',
    comisioane: writeFees(product.fees),
    plata: writeRepayment(product.repayment),
  };
}

function isUpsideDown({ min, max }: { min: number | 'unknown'; max: number | 'unknown' }): boolean {
  return min !== 'unknown' && max !== 'unknown' && max < min;
}

const columns: readonly (readonly [RegExp, ProductColumn, string])[] = [
  [/^id/, 'id', 'Codul are numai litere mici fără diacritice, cifre și cratime.'],
  [/^name/, 'nume', 'Scrieți numele produsului, cum îl văd vizitatorii.'],
  [/^sumsLei\.min/, 'suma_minima', 'Scrieți suma în lei, fără minus.'],
  [/^sumsLei\.newClientsMax/, 'suma_clienti_noi', 'Scrieți o sumă de cel puțin 1 leu.'],
  [/^sumsLei/, 'suma_maxima', 'Scrieți o sumă de cel puțin 1 leu.'],
  [/^days\.min/, 'zile_minim', 'Scrieți zile întregi, de la 1 în sus.'],
  [/^days/, 'zile_maxim', 'Scrieți zile întregi, de la 1 în sus.'],
  [/^interest/, 'dobanda', 'Dobânda pe zi este cel mult 100%.'],
  [/^free\.condition/, 'zile_gratuite_conditie', 'Scrieți cu ce condiție se dau și ce urmează după ele.'],
  [/^free/, 'zile_gratuite', 'Scrieți zile întregi, de la 1 în sus.'],
  [/^repayment/, 'plata', `${productHints.plata}.`],
];

function columnOf({ path }: z.core.$ZodIssue): ProductColumn {
  return columns.find(([pattern]) => pattern.test(path.join('.')))?.[1] ?? 'comisioane';
}

function sentenceOf({ path }: z.core.$ZodIssue): string {
  return columns.find(([pattern]) => pattern.test(path.join('.')))?.[2] ?? `${productHints.comisioane}.`;
}
