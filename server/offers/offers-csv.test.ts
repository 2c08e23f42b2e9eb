import { expect, test } from 'vitest';
import { fromLei } from '#domain/base/money/bani.ts';
import { readOffersImport } from './import-offers.ts';
import { offerSchema } from '#domain/offers/offer-schema.ts';
import { readOffersCsv, writeOffersCsv } from './offers-csv.ts';
import { findOffersFile } from './offers-file.ts';
import { dailyOffer, newSource } from '#tests/factories/new-offer.ts';

function entriesOf(table: string): unknown[] {
  const read = readOffersCsv(table, 'RO');
  if ('problems' in read) throw new Error(read.problems.join(' '));
  return read.entries;
}

test('every offer of the site goes out and comes back the same', async () => {
  const offers = (await findOffersFile('RO'))?.offers ?? [];

  const entries = entriesOf(writeOffersCsv(offers));

  expect(offers.length).toBeGreaterThan(10);
  expect(entries.map((entry) => offerSchema.parse(entry))).toEqual(offers);
});

test('separators, quotes and line ends inside a value survive', () => {
  const offer = dailyOffer({
    productType: 'loan',
    header: 'Credit „Acum”; "rapid"',
    example: { value: 'Prima linie\na doua; „a treia”', source: newSource() },
    amount: { value: { min: null, max: fromLei(1_500.5) }, source: newSource({ url: null }) },
  });

  const entries = entriesOf(writeOffersCsv([offer]));

  expect(entries.map((entry) => offerSchema.parse(entry))).toEqual([offer]);
});

test('a table saved with commas, by a spreadsheet in English, is read too', () => {
  const entries = entriesOf(
    'id,slug,header,price_kind,price_rate_percent,price_source,price_source_date,price_source_read_at\r\n' +
      '900,creditor-nou,"Creditor, nou",daily,"0,8",pagina creditorului,,2026-11\r\n',
  );

  expect(entries).toEqual([
    expect.objectContaining({
      id: '900',
      header: 'Creditor, nou',
      isActive: false,
      price: {
        value: { kind: 'daily', ratePercentPerDay: 0.8, freeDays: 0 },
        source: { name: 'pagina creditorului', url: null, date: null, readAt: '2026-11' },
      },
      amount: null,
    }),
  ]);
});

test('a figure without its source, and what is no number, are for the schema to refuse', () => {
  const entries = entriesOf('id;slug;header;term_max_days\n900;nou;Nou;multe');

  const { error } = offerSchema.safeParse(entries[0]);

  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([
    'term.value.maxDays',
    'term.source.name',
    'term.source.date',
  ]);
});

test('text that looks like a formula goes out guarded and comes back as it was', () => {
  const offer = dailyOffer({ productType: 'loan', header: '=SUM(A1)' });

  const table = writeOffersCsv([offer]);

  expect(table).toContain(";'=SUM(A1);");
  expect(entriesOf(table)).toEqual([expect.objectContaining({ header: '=SUM(A1)' })]);
});

test('a table with a quote that is never closed is refused in a sentence', () => {
  expect(readOffersImport('csv', 'id;slug\n"900;nou', { country: 'RO', present: [] })).toEqual({
    problems: ['Fișierul nu este un tabel CSV: ghilimele puse greșit, până la linia 2.'],
  });
});

test('a column that is not known is named', () => {
  expect(readOffersCsv('id;pret\n900;1', 'RO')).toEqual({ problems: ['Coloane necunoscute: pret.'] });
});
