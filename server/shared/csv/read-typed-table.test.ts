import { expect, test, vi } from 'vitest';
import { itemColumns } from '#domain/offers/evidence/typed-item.ts';
import { readEvidenceCsv } from '#server/offers/evidence/evidence-csv.ts';
import { toFeedEntry } from '#server/offers/feed-format.ts';
import { readOffersImport } from '#server/offers/import-offers.ts';
import { dailyOffer } from '#tests/factories/new-offer.ts';
import { readTypedTable } from './read-typed-table.ts';

const TWO_MEGABYTES = 2 * 1024 * 1024;
const fill = (piece: string) => piece.repeat(Math.floor(TWO_MEGABYTES / piece.length));
const isLender = vi.fn(() => true);
const context = { today: '2026-11-26', taken: new Set<string>(), isLender, copies: new Set<string>() };
const columns = Object.keys(itemColumns);

// Each of these blocked the site's only thread for 7 to 70 seconds; now a sentence answers before any line is read.
test.each<[string, string, RegExp]>([
  ['a million short lines', `${columns.join(',')}\n${fill('a\n')}`, /mai mult de 2 000 de linii/],
  [
    'lines with a mistake in each cell',
    `${columns.join(',')}\n${fill(`${'x,'.repeat(18)}x\n`)}`,
    /2 000 de linii/,
  ],
  [
    'a column that stands there a thousand times',
    `${'creditor,'.repeat(1_000)}id\nx\n`,
    /Coloana creditor este de mai multe ori/,
  ],
  ['columns without end', `${fill('creditor,')}id\nx\n`, /mult prea lungă/],
  ['columns nobody knows', `${'abc,'.repeat(10_000)}id\n`, /^Coloane necunoscute: (?:abc, ){9}abc\.$/],
  ['a quote that is never closed', `${columns.join(',')}\n"${fill('a')}`, /mult prea lungă|ghilimele/],
])('a table of 2 MB with %s is refused before it is read', (_, text, sentence) => {
  isLender.mockClear();
  expect(readEvidenceCsv('dovezi', text, context)).toEqual({ problems: [expect.stringMatching(sentence)] });
  expect(isLender).not.toHaveBeenCalled();
});

test('a table with every line wrong reports the first problems, and no line is read after them', () => {
  isLender.mockClear();
  const read = readEvidenceCsv('dovezi', `${columns.join(',')}\n${'x,y\n'.repeat(1_900)}`, context);

  expect('problems' in read && read.problems.length).toBeGreaterThanOrEqual(30);
  expect(isLender.mock.calls.length).toBeLessThanOrEqual(30);
});

test('offers have the same limits as a table and as JSON', () => {
  const options = { country: 'RO', present: [] } as const;
  const list = Array.from({ length: 2_001 }, (_, number) => ({ id: `a${number}` }));
  for (const [format, text] of [
    ['csv', `id,header\n${fill('1,a\n')}`],
    ['json', JSON.stringify(list)],
  ] as const) {
    expect(readOffersImport(format, text, options)).toEqual({
      problems: [expect.stringMatching(/mai mult de 2 000 de (?:linii|oferte)/)],
    });
  }
});

test('a character that cannot be stored is reported for an offer, also where JSON escapes it', () => {
  const text = JSON.stringify([toFeedEntry(dailyOffer({ header: 'a\u0000b' }))]);
  expect(readOffersImport('json', text, { country: 'RO', present: [] })).toEqual({
    problems: [expect.stringMatching(/^oferta \S+, header: .* nu se poate păstra/)],
  });
});

test('a table of two thousand lines is read whole', () => {
  const read = readTypedTable(`id;header\n${'1;a\n'.repeat(2_000)}`, ['id', 'header']);
  expect('rows' in read && read.rows.length).toBe(2_000);
});
