import { expect, test } from 'vitest';
import { seriesBook } from '#domain/base/series/series-book.ts';
import type { OfficeSeriesAnswer } from '#domain/answers/office/series.ts';
import { createLiveSeries } from './live-series.ts';
import { tellOldSeries } from './old-series.ts';
import { createMailOutbox } from '#server/shared/mail/mail-outbox.ts';
import { startOffice } from '#tests/factories/office.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';

const { db } = await openFileDatabase();
const now = () => new Date('2026-11-23T10:00:00Z');
const source = { name: 'BNR', url: null, date: '2026-05-15', readAt: '2026-11-20' };
const starting = seriesBook([
  { series: 'lombard', point: { from: '2024-08-08', value: 7.5, source } },
  { series: 'ircc', point: { from: '2026-10-01', value: 5.57, source } },
]);
const series = createLiveSeries({ db, country: 'RO', starting });
const office = await startOffice(db, { now, series });
const ana = await office.enter(['editor'], 'Ana Editor');
const ion = await office.enter(['editor'], 'Ion Editor');

const point = {
  serie: 'lombard',
  valoare: '7,25',
  valabil: '7.12.2026',
  sursa: 'BNR, comunicatul din 04.12.2026',
  adresa: 'https://www.bnr.ro/comunicat',
  data_sursei: '20.11.2026',
  citit: '23.11.2026',
};
const propose = (fields: object = {}) =>
  ana.call('POST', '/api/admin/series-changes', { point: { ...point, ...fields }, note: 'decizia de ieri' });
const capOn = (day: string) =>
  series.rulePacks().findLast(({ validFrom }) => validFrom <= day)?.generalAprCapPercent?.value;

test('a value is public once a second person approved it, and the ceiling of the law follows it', async () => {
  const { status, body } = await propose();
  expect(status).toBe(200);
  const { id } = body as { id: number };
  expect(await series.load()).toBe(false);

  expect((await ana.call('POST', `/api/admin/series-changes/${id}/approve`)).status).toBe(403);
  expect((await ion.call('POST', `/api/admin/series-changes/${id}/approve`)).status).toBe(200);

  expect(await series.load()).toBe(true);
  // 7,50 + 27 until the day of the decision, 7,25 + 27 from then on.
  expect([capOn('2026-12-06'), capOn('2026-12-07')]).toEqual([34.5, 34.25]);
  const listed = (await ana.call('GET', '/api/admin/series')).body as OfficeSeriesAnswer;
  expect(listed.changes.map(({ status: state, decidedBy }) => [state, decidedBy])).toEqual([
    ['public', 'Ion Editor'],
  ]);
});

test('a value two people withdrew is gone, and the earlier one is back', async () => {
  const [{ id } = { id: 0 }] = ((await ana.call('GET', '/api/admin/series')).body as OfficeSeriesAnswer)
    .changes;
  const retiring = await ion.call('POST', `/api/admin/series-changes/${id}/retire`, { note: 'greșeală' });
  const { id: retire } = retiring.body as { id: number };
  expect((await ana.call('POST', `/api/admin/series-changes/${retire}/approve`)).status).toBe(200);
  expect(await series.load()).toBe(true);
  expect(capOn('2026-12-07')).toBe(34.5);
});

test('problems of a value are reported beside its fields, and nothing of it is stored', async () => {
  const before = ((await ana.call('GET', '/api/admin/series')).body as OfficeSeriesAnswer).changes.length;
  const { status, body } = await propose({ valoare: '725', sursa: '' });
  expect(status).toBe(400);
  expect(body).toMatchObject({ error: { fields: { sursa: expect.stringContaining('sursă') } } });
  const after = ((await ana.call('GET', '/api/admin/series')).body as OfficeSeriesAnswer).changes.length;
  expect(after).toBe(before);
});

test('the office gets one mail about an old value, and a second only about another value', async () => {
  const outbox = createMailOutbox({ jobs: { send: async () => undefined }, now });
  const mail = { operator: 'redactie@exemplu.ro', origin: 'https://birou.exemplu.ro' };
  const tell = () =>
    tellOldSeries({
      db,
      country: { code: 'RO', timeZone: 'Europe/Bucharest' },
      book: series.book,
      outbox,
      mail,
      now,
    });

  // Lombard was last seen on 15.05.2026; the quarter of IRCC is still running.
  expect(await tell()).toBe(1);
  expect(await tell()).toBe(0);
  const mails = await db.selectFrom('mail_outbox').selectAll().where('kind', '=', 'series-old').execute();
  expect(mails.map(({ recipient }) => recipient)).toEqual(['redactie@exemplu.ro']);
  expect(mails[0]?.body_text).toContain('Lombard');
  expect(mails[0]?.body_text).not.toContain('IRCC');

  // The same value, seen again in August: by November that is old too.
  const again = await propose({
    valoare: '7,5',
    valabil: '08.08.2024',
    data_sursei: '07.08.2026',
    citit: '08.08.2026',
  });
  await ion.call('POST', `/api/admin/series-changes/${(again.body as { id: number }).id}/approve`);
  await series.load();
  expect(series.book().lombard.at(-1)?.lastSeen?.date).toBe('2026-08-07');
  expect(await tell()).toBe(1);
});

test('the same value proposed twice at once is refused as already waiting', async () => {
  const later = { valoare: '6,75', valabil: '07.01.2027' };
  const answers = await Promise.all([propose(later), propose(later)]);
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    error: { code: 'already-waiting' },
  });
  expect((await propose({ ...later, valoare: '6,50' })).status).toBe(200);
});
