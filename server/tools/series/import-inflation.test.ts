import { beforeEach, expect, test } from 'vitest';
import { startingLendingFacility } from '#domain/law/lending-facility.ts';
import { seriesBook } from '#domain/base/series/series-book.ts';
import { startFakeBnr } from '#tests/setup/start-fake-bnr.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { createLiveSeries } from './live-series.ts';
import { importInflation } from './import-inflation.ts';
import { createSeriesChangesRepository } from './series-change.ts';

const database = await openFileDatabase();
const { db } = database;
beforeEach(() => database.clear());

const MATRIX = '/tempo-ins/matrix/IPC102E';
const PIVOT = '/tempo-ins/pivot';
const option = (label: string, nomItemId: number) => ({ label, nomItemId });
const months = ['august', 'septembrie', 'octombrie'].map((name, at) => option(`Luna ${name} 2026`, at + 7));
const matrix = JSON.stringify({
  ultimaActualizare: '13-11-2026',
  dimensionsMap: [
    { label: 'Grupe de marfuri si servicii', options: [option('TOTAL', 12668), option('Servicii', 12671)] },
    { label: 'Luni', options: months },
    { label: 'UM: Procente', options: [option('Procente', 9700)] },
  ],
  details: { matMaxDim: 3, matRegJ: 0, matUMSpec: 0 },
});
const table = (lines: readonly string[]) =>
  ['Grupe de marfuri si servicii, Luni, UM: Procente, Valoare', ...lines].join('\n');
const line = (month: string, value: string) => `TOTAL, Luna ${month}, Procente, ${value}`;
const good = table([
  line('august 2026', '108.2'),
  line('septembrie 2026', '107.9'),
  line('octombrie 2026', '107.85'),
]);

const source = { name: 'INS', url: null, date: '2026-09-12', readAt: '2026-09-12' };
const starting = seriesBook([
  { series: 'lombard', point: startingLendingFacility },
  { series: 'inflatie', point: { from: '2026-08-01', value: 8.2, source } },
]);
const series = createLiveSeries({ db, country: 'RO', starting });

type Answers = Parameters<typeof startFakeBnr>[0];

async function importFrom(answers: Answers, timeoutMs = 10_000) {
  await using institute = await startFakeBnr({
    [MATRIX]: { body: matrix },
    [PIVOT]: { body: good },
    ...answers,
  });
  const warnings: string[] = [];
  const logger = {
    info: () => undefined,
    warn: ({ detail }: { detail: string }) => void warnings.push(detail),
  };
  const proposed = await importInflation({
    db,
    country: { code: 'RO', timeZone: 'Europe/Bucharest' },
    book: series.book,
    now: () => new Date('2026-11-23T10:00:00Z'),
    logger,
    origin: institute.origin,
    timeoutMs,
  });
  return { proposed, warnings };
}
const listed = () => createSeriesChangesRepository(db, 'RO').listWaitingFirst(50);
const setStatus = async (
  id = 0,
  change: { status: 'rejected' | 'public'; reason?: string; decided_at?: Date },
) => await db.updateTable('changes').set(change).where('kind', '=', 'series').where('id', '=', id).execute();

test('months newer than ours are proposed, and nothing is public before a person approves it', async () => {
  expect(await importFrom({})).toEqual({ proposed: 2, warnings: [] });
  const changes = await listed();
  // The institute's index minus 100.
  expect(
    changes.map(({ status, proposedBy, point }) => [status, proposedBy, point.from, point.value]),
  ).toEqual([
    ['waiting', null, '2026-09-01', 7.9],
    ['waiting', null, '2026-10-01', 7.85],
  ]);
  expect(changes[0]?.point.source).toMatchObject({ date: '2026-11-13', readAt: '2026-11-23' });
  expect(changes[0]?.point.source.name).toContain('indicele lunii 107,9, minus 100');
  expect(await series.load()).toBe(false);
  expect(series.book().inflatie.at(-1)?.value).toBe(8.2);
});

test('a value proposed once is not proposed again, even after a refusal', async () => {
  await importFrom({});
  const [first] = await listed();
  await setStatus(first?.id, { status: 'rejected', reason: 'nu' });
  expect(await importFrom({})).toEqual({ proposed: 0, warnings: [] });
});

test('the database itself lets no import become public without a person', async () => {
  await importFrom({});
  const [first] = await listed();
  const approval = setStatus(first?.id, { status: 'public', decided_at: new Date() });
  await expect(approval).rejects.toThrow(/changes_by_two_people/);
});

test.each<[string, Answers, RegExp]>([
  ['too large', { [PIVOT]: { body: good + ' '.repeat(5_000_001) } }, /more than 5000000 bytes/],
  ['a page in place of data', { [PIVOT]: { body: '<html>Mentenanță</html>' } }, /no table/],
  ['a page in place of the description', { [MATRIX]: { body: '<html>Mentenanță</html>' } }, /description/],
  ['an outage', { [PIVOT]: { status: 500, body: '{"error":"Internal Server Error"}' } }, /500/],
  ['an index that can not be', { [PIVOT]: { body: table([line('octombrie 2026', '1078.5')]) } }, /978,5/],
  ['a month nobody asked for', { [PIVOT]: { body: table([line('mai 2026', '110.85')]) } }, /2026-05-01/],
  [
    'two figures for one month',
    { [PIVOT]: { body: table([line('octombrie 2026', '107.8'), line('octombrie 2026', '107.9')]) } },
    /twice/,
  ],
  [
    'another figure than ours for a month we have',
    { [PIVOT]: { body: table([line('august 2026', '109.2'), line('octombrie 2026', '107.85')]) } },
    /9,20 there and 8,20 here/,
  ],
])('of an answer that is %s nothing is stored', async (_, answers, reason) => {
  const { proposed, warnings } = await importFrom(answers);
  expect(proposed).toBe(0);
  expect(warnings).toEqual([expect.stringMatching(reason)]);
  expect(await listed()).toEqual([]);
});

test('an answer that does not arrive is given up', async () => {
  const { proposed, warnings } = await importFrom({ [PIVOT]: { body: good, delayMs: 600_000 } }, 50);
  expect({ proposed, warned: warnings.length }).toEqual({ proposed: 0, warned: 1 });
  expect(await listed()).toEqual([]);
});

test('a future month is not accepted', async () => {
  const later = matrix.replace('Luna octombrie 2026', 'Luna decembrie 2026');
  const { warnings } = await importFrom({
    [MATRIX]: { body: later },
    [PIVOT]: { body: table([line('decembrie 2026', '107.8')]) },
  });
  expect(warnings).toEqual([expect.stringContaining('has not come yet')]);
});
