import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { load } from 'js-yaml';
import { lenderEvidenceSchema } from './lender-evidence.ts';
import { readItem, type TypedItem, writeItem } from './typed-item.ts';
import { readProduct, writeProduct } from './typed-product.ts';

const all = readdirSync('content/evidence').map((file) =>
  lenderEvidenceSchema.parse(load(readFileSync(`content/evidence/${file}`, 'utf8'))),
);
const context = { today: '2026-11-23', newId: () => 'nou-a1' };
const typed: TypedItem = {
  creditor: 'smile-credit',
  nivel: 'A',
  produs: 'linie de credit',
  cifre: 'dobândă (% pe zi): 0,8\ncost (lei): 1 090 - 1 099\nDAE (%): peste 60 000',
  suma: '2.000',
  perioada: '3 luni',
  plata: 'o singură plată',
  sursa: 'pagina creditorului',
  adresa: 'https://www.smilecredit.ro/pret',
  data_sursei: '22 nov 2026',
  citit: '23.11.2026',
};

test('typed fields become an item, with unknown for empty ones', () => {
  const read = readItem(typed, context);
  expect(read).toMatchObject({
    lender: 'smile-credit',
    item: {
      id: 'nou-a1',
      client: 'unknown',
      figures: [
        { measure: 'interest', value: 0.8, unit: 'percent-a-day' },
        { measure: 'cost', value: 1_090, to: 1_099, unit: 'lei' },
        { measure: 'apr', value: 60_000, bound: 'above', unit: 'percent' },
      ],
      principalLei: 2_000,
      term: { count: 3, unit: 'months' },
      repayment: 'once',
      source: { date: '2026-11-22', readAt: '2026-11-23' },
      dating: { by: 'source' },
      copyHash: 'none',
    },
  });
});

test.each<[string, TypedItem, string, RegExp]>([
  ['a date nobody can read', { data_sursei: 'ieri' }, 'data_sursei', /22\.11\.2026/],
  ['a day to come', { citit: '24.11.2026' }, 'citit', /viitor/],
  ['a source read before its date', { citit: '21.11.2026' }, 'citit', /înaintea datei/],
  [
    'how a date is known, without it',
    { data_sursei: '', data_dedusa: 'din numele fișierului' },
    'data_sursei',
    /nu și data/,
  ],
  ['a figure nobody knows', { cifre: 'preț: 5' }, 'cifre', /„preț: 5”/],
  ['a figure without a number', { cifre: 'DAE (%): mare' }, 'cifre', /„mare”/],
  ['no kind of evidence', { nivel: '' }, 'nivel', /A, B, C sau D/],
  ['a long quote', { citat: 'unu '.repeat(21) }, 'citat', /20 de cuvinte/],
  ['an address without https', { adresa: 'smilecredit.ro' }, 'adresa', /https/],
  ['a term in years', { perioada: '1 an' }, 'perioada', /3 luni/],
  [
    'a live page opened in a month',
    { pagina_deschisa: 'da', data_sursei: '', citit: '11.2026' },
    'pagina_deschisa',
    /ziua întreagă/,
  ],
  ['somebody else’s live page', { pagina_deschisa: 'da', nivel: 'C' }, 'pagina_deschisa', /nivelul A/],
])('a problem of %s is reported under its own column', (_, changes, column, sentence) => {
  const read = readItem({ ...typed, ...changes }, context);
  expect(read).toEqual({ problems: { [column]: expect.stringMatching(sentence) } });
});

test('all problems are reported at once', () => {
  const read = readItem({ cifre: 'x' }, context);
  expect(Object.keys('problems' in read ? read.problems : {}).toSorted()).toEqual(
    ['cifre', 'citit', 'creditor', 'nivel', 'produs', 'sursa'].toSorted(),
  );
});

const items = all.flatMap(({ lender, items: own }) => own.map((item) => ({ lender, item })));
test.each(items)('$item.id, written as people type it, is read unchanged', ({ lender, item }) => {
  const own = { ...item, enteredBy: 'office', approvedBy: 'nobody' };
  expect(readItem(writeItem(lender, item), context)).toEqual({ lender, item: own, opened: false });
});

const products = all.flatMap(({ lender, products: own }) => own.map((product) => ({ lender, product })));
test.each(products)(
  '$lender $product.id, written as people type it, is read unchanged',
  ({ lender, product }) => {
    expect(readProduct(writeProduct(lender, product))).toEqual({ lender, product });
  },
);

const product = { creditor: 'x', id: 'linie', nume: 'linie de credit', suma_maxima: '5 000' };

test('fees, interest and payments are written in words', () => {
  const read = readProduct(
    {
      ...product,
      dobanda: '0,75 % pe zi, luna de 30 de zile',
      comisioane: 'analiză 50 lei\nasigurare 1,2 % opțional finanțat',
      plata: 'linie, minim 5% din datorie, cel puțin 50 lei',
    },
    'x-a1',
  );
  expect(read).toMatchObject({
    product: {
      evidence: 'x-a1',
      sumsLei: { min: 'unknown', max: 5_000 },
      interest: { per: 'day', percent: 0.75, monthDays: 30 },
      fees: [
        { kind: 'analysis', lei: 50, isOptional: false, isFinanced: false },
        { kind: 'insurance', percent: 1.2, isOptional: true, isFinanced: true },
      ],
      repayment: { kind: 'revolving', minimum: { percent: 5, of: 'owed', atLeast: 50 } },
    },
  });
});

test.each([
  ['dobanda', 'mică'],
  ['dobanda', '26% pe an, luna de 30 de zile'],
  ['dobanda', '101% pe zi'],
  ['comisioane', 'ceva 5 lei'],
  ['plata', 'când vreau'],
  ['zile_maxim', '10,5'],
  ['suma_minima', '6 000'],
  ['fel', 'leasing'],
] as const)('%s: „%s” is refused by its own name', (column, text) => {
  const read = readProduct({ ...product, [column]: text }, 'x-a1');
  const wrong = column === 'suma_minima' ? 'suma_maxima' : column;
  expect(Object.keys('problems' in read ? read.problems : {})).toEqual([wrong]);
});
