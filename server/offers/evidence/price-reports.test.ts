import { beforeEach, expect, test } from 'vitest';
import { romania } from '#domain/law/countries/romania.ts';
import { writeReport, type PriceReport } from '#domain/people/price-reports/price-report.ts';
import { withProducts } from '#domain/offers/offer-products.ts';
import { createOffersRepository } from '#server/offers/offers-repository.ts';
import { type Colleague, startEvidenceOffice } from '#tests/factories/evidence-office.ts';
import { testKey } from '#tests/factories/forms.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { priceReportAction } from './price-report-action.ts';
import { createPriceReports, forgetReportNetworks } from './price-reports.ts';

const database = await openFileDatabase();
const { db } = database;
let time = new Date('2026-11-21T10:00:00Z');
const now = () => time;
const { begin } = await startEvidenceOffice(db, now);
const reports = createPriceReports({ db, country: romania, now });
let ana: Colleague;
let ion: Colleague;

beforeEach(async () => {
  await database.clear();
  time = new Date('2026-11-21T10:00:00Z');
  ({ ana, ion } = await begin());
});

const action = priceReportAction({
  country: romania,
  loadOffers: async () => ({
    offers: withProducts(await createOffersRepository(db).list('RO'), new Map()),
    activeIds: [],
    isOutage: false,
  }),
  key: testKey,
});
const usual: PriceReport = {
  lender: 'smile-credit',
  kind: 'single',
  sumLei: 1_000,
  days: 30,
  percentPerDay: 0.9,
  feesLei: 0,
  month: '2026-10',
};
/** @returns the result, or the form's errors */
async function send(network: string, more: Partial<PriceReport> = {}) {
  const values = writeReport({ ...usual, ...more });
  const url = new URL('https://site.test/verificare/pret/');
  const decision = await action({ values, url, params: {}, network, now: now() });
  if (!decision.ok) return decision.problems[0]?.message;
  return (await db.transaction().execute(decision.deed)).receipt;
}
const sendFive = async () => {
  for (const part of [1, 2, 3, 4, 5]) await send(`192.0.${part}`);
};
type Listed = {
  waiting: { id: number; isAboveCeiling: boolean }[];
  ready: { ids: number[]; name: string }[];
  asked: { id: number; from: string }[];
};
const list = async () => (await ana.call('GET', '/api/admin/price-reports')).body as Listed;
const decide = (id: number, isAccepted: boolean) =>
  ana.call('POST', `/api/admin/price-reports/${id}/decision`, { isAccepted });
async function acceptAll() {
  for (const { id } of (await list()).waiting) expect((await decide(id, true)).status).toBe(200);
}

test('the first report of one network and lender is stored, with a hash that names no network', async () => {
  expect(await send('192.0.2')).toBe('primit');
  expect(await send('192.0.2', { percentPerDay: 0.5 })).toBe('al-doilea');
  expect(await send('192.0.3')).toBe('primit');
  expect(await send('192.0.2', { lender: 'hora-credit' })).toBe('primit');

  const rows = await db.selectFrom('price_reports').selectAll().orderBy('id').execute();
  expect(rows.map(({ lender, percent_per_day: percent }) => [lender, percent])).toEqual([
    ['smile-credit', 0.9],
    ['smile-credit', 0.9],
    ['hora-credit', 0.9],
  ]);
  const hashes = rows.map(({ network_hash: hash }) => hash?.toString('hex'));
  expect(new Set(hashes).size).toBe(3);
  expect(rows.map(({ network_hash: hash }) => hash?.toString('latin1')).join()).not.toContain('192.0');
  // Only the date is stored, never the time.
  expect(rows[0]?.received_on).toBe('2026-11-21');
});

test('the hash is deleted after 30 days, and the network may report again', async () => {
  await send('192.0.2');
  await forgetReportNetworks(db, '2026-12-20');
  expect(await send('192.0.2')).toBe('al-doilea');
  await forgetReportNetworks(db, '2026-12-21');
  expect((await db.selectFrom('price_reports').select('network_hash').execute())[0]?.network_hash).toBeNull();
  expect(await send('192.0.2')).toBe('primit');
});

test.each([
  ['a lender we do not list', { lender: 'nimeni' }],
  ['a month to come', { month: '2026-12' }],
  ['a month of more than two years ago', { month: '2024-10' }],
])('%s is refused with a sentence', async (_, more) => {
  expect(await send('192.0.2', more)).toMatch(/ultimii doi ani/);
  expect(await send('192.0.2', { sumLei: 1_050 })).toMatch(/nu a putut fi citit/);
  expect(await db.selectFrom('price_reports').select('id').execute()).toEqual([]);
});

test('a report above the ceiling is a task of the office, and cannot be accepted', async () => {
  await send('192.0.2', { percentPerDay: 1.2 });
  const [report] = (await list()).waiting;
  expect(report?.isAboveCeiling).toBe(true);
  expect((await decide(report?.id ?? 0, true)).status).toBe(404);
  expect((await decide(report?.id ?? 0, false)).status).toBe(200);
  expect((await list()).waiting).toEqual([]);
});

test('a second person publishes five reports that agree, a week after the lender was asked', async () => {
  await sendFive();
  expect((await list()).ready).toEqual([]);
  await acceptAll();
  const [group] = (await list()).ready;
  expect(group).toMatchObject({ name: 'Smile Credit' });

  const ask = { ids: group?.ids, askedOn: '21.11.2026' };
  expect(
    (await ana.call('POST', '/api/admin/reported-prices', { ...ask, askedOn: '22.11.2026' })).status,
  ).toBe(400);
  expect((await ana.call('POST', '/api/admin/reported-prices', ask)).status).toBe(200);
  const { ready, asked } = await list();
  expect(ready).toEqual([]);
  expect(asked[0]?.from).toBe('2026-11-28');
  const publish = (person: Colleague) =>
    person.call('POST', `/api/admin/reported-prices/${asked[0]?.id}/publish`, { answer: ' Este corect. ' });

  expect((await publish(ana)).status).toBe(403);
  expect((await publish(ion)).status).toBe(409);
  expect(await reports.listPublic()).toEqual([]);
  time = new Date('2026-11-28T10:00:00Z');
  expect((await publish(ion)).status).toBe(200);
  expect(await reports.listPublic()).toEqual([
    {
      lender: 'smile-credit',
      kind: 'single',
      askedOn: '2026-11-21',
      answer: 'Este corect.',
      group: {
        ids: group?.ids,
        sumsLei: { min: 1_000, max: 1_000 },
        days: { min: 30, max: 30 },
        percentPerDay: { min: 0.9, max: 0.9 },
        feesLei: { min: 0, max: 0 },
        months: { from: '2026-10', to: '2026-10' },
      },
    },
  ]);

  // One of the five is rejected: four are not published.
  await decide(group?.ids[0] ?? 0, false);
  expect(await reports.listPublic()).toEqual([]);
  const acts = await db.selectFrom('audit_log').select(['user_name', 'action']).orderBy('id').execute();
  expect(acts.slice(-3).map(({ user_name: who, action: what }) => `${who} ${what}`)).toEqual([
    'Ana reported-price.asked',
    'Ion reported-price.published',
    'Ana price-report.refused',
  ]);
});

test('a group that does not agree is not asked about, and a withdrawn one may be asked about again', async () => {
  await sendFive();
  await send('192.0.6', { percentPerDay: 0.5 });
  await acceptAll();
  const ids = (await db.selectFrom('price_reports').select('id').execute()).map(({ id }) => id);
  const ask = (some: number[]) =>
    ana.call('POST', '/api/admin/reported-prices', { ids: some, askedOn: '21.11.2026' });
  expect((await ask(ids)).status).toBe(409);
  expect((await ask(ids.slice(0, 4))).status).toBe(409);
  // Two colleagues who saw the same group record one question.
  const both = await Promise.all([ask(ids.slice(0, 5)), ask(ids.slice(0, 5))]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const [asked] = (await list()).asked;
  expect((await ion.call('POST', `/api/admin/reported-prices/${asked?.id}/withdraw`)).status).toBe(200);
  expect((await list()).ready).toHaveLength(1);
});
