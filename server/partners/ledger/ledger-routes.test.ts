import { beforeAll, expect, test } from 'vitest';
import { romania } from '#domain/law/countries/romania.ts';
import type { LedgerAnswer, PartnerLedgerAnswer } from '#domain/answers/office/ledger.ts';
import { createMailOutbox } from '#server/shared/mail/mail-outbox.ts';
import { startLedgerWorld } from '#tests/factories/ledger-world.ts';
import { startOffice } from '#tests/factories/office.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { keepLedger } from './keep-ledger.ts';

const { db } = await openFileDatabase();
let moment = new Date('2026-12-20T10:00:00Z');
const office = await startOffice(db, { now: () => moment });
type World = Awaited<ReturnType<typeof startLedgerWorld>>;
let world: World;
type Officer = Awaited<ReturnType<typeof office.enter>>;
let one: Officer;
let other: Officer;

/** Three loans of October, payable in November, and two nights: of the month's end and of the first day of December. */
beforeAll(async () => {
  world = await startLedgerWorld(db, 'p-1');
  for (const hour of [10, 11, 12]) {
    const click = await world.click(`2026-10-20T${hour}:00:00Z`);
    await world.report(click, 'approved', `2026-10-21T${hour}:00:00Z`);
  }
  await world.settle('2026-10-21T13:00:00Z');
  await keep('2026-12-01T02:00:00Z');
  [one, other] = [await office.enter(['partners'], 'Ana'), await office.enter(['partners'], 'Ion')];
});

function keep(at: string) {
  const now = () => new Date(at);
  return keepLedger({
    db,
    country: romania,
    now,
    outbox: createMailOutbox({ jobs: { send: async () => undefined }, now }),
    mail: { operator: 'operator@site.test', origin: 'https://office.test', site: 'https://site.test' },
  });
}

const ledger = async () => (await one.call('GET', '/api/admin/ledger')).body as LedgerAnswer;
const statement = async (month: string) =>
  (await one.call('GET', `/api/admin/ledger/${world.partnerId}?luna=${month}`)).body as PartnerLedgerAnswer;
const paying = { factura: 'ABC 12', iban: 'RO49AAAA1B31007593840000' };
const pay = (fields: object, by = one) =>
  by.call('POST', '/api/admin/payouts', { partnerId: world.partnerId, fields, note: 'Factura ABC 12' });
const adjust = (fields: object) =>
  one.call('POST', '/api/admin/ledger-adjustments', {
    partnerId: world.partnerId,
    fields,
    note: 'O eroare a noastră.',
  });

test('the sums owed and the clean recount are open to the role of partners alone', async () => {
  expect(await ledger()).toMatchObject({
    partners: [{ held: 0, payable: 13_500, paid: 0, due: 13_500, threshold: 10_000 }],
    recount: { at: '2026-12-01T02:00:00.000Z', entries: 3, differences: [] },
    payouts: [],
  });
  for (const role of ['analyst', 'editor'] as const) {
    const colleague = await office.enter([role]);
    expect((await colleague.call('GET', '/api/admin/ledger')).status).toBe(403);
  }
});

test('an adjustment needs a sum, a reason and a second person, and is then an entry', async () => {
  expect((await adjust({ sens: 'minus', suma: 'mult' })).body).toMatchObject({
    error: { fields: { suma: 'Scrieți suma în cifre, de exemplu 50.' } },
  });
  const { body } = await adjust({ sens: 'minus', suma: '10,50' });
  const { id } = body as { id: number };
  expect((await one.call('POST', `/api/admin/ledger-adjustments/${id}/approve`)).status).toBe(403);
  expect(await world.entries()).toHaveLength(3);
  expect((await other.call('POST', `/api/admin/ledger-adjustments/${id}/approve`)).status).toBe(200);
  expect((await world.entries()).at(-1)).toBe('4 adjusted -1050 2026-12-20');
});

test('a payout is the due part of the last statement: prepared with invoice and account, paid once another person confirms it', async () => {
  expect((await pay({ factura: '', iban: 'RO00' })).body).toMatchObject({
    error: { fields: { factura: expect.any(String), iban: expect.stringContaining('Cifrele de control') } },
  });
  const { id } = (await pay(paying)).body as { id: number };
  expect((await pay(paying, other)).status).toBe(409);
  expect((await one.call('GET', '/api/admin/payouts.csv')).body).toContain(
    'Firma p-1 SRL;RO49AAAA1B31007593840000;135;RON;ABC 12;Factura ABC 12, extras noiembrie 2026',
  );
  expect((await one.call('POST', `/api/admin/payouts/${id}/approve`)).status).toBe(403);
  expect((await other.call('POST', `/api/admin/payouts/${id}/approve`)).status).toBe(200);
  expect((await other.call('POST', `/api/admin/payouts/${id}/approve`)).status).toBe(409);
  expect((await world.entries()).at(-1)).toBe('5 paid -13500 2026-11-30');
  // The adjustment of December is of the next statement.
  expect((await ledger()).partners).toMatchObject([{ payable: -1_050, paid: 13_500, due: 0 }]);
  expect((await pay(paying)).body).toMatchObject({ error: { code: 'too-little' } });
  expect(await keep('2026-12-21T02:00:00Z')).toEqual([]);
});

test('a payout is refused when a loan was taken back after it was prepared', async () => {
  moment = new Date('2027-01-20T10:00:00Z');
  const clicks: string[] = [];
  for (const hour of [10, 11, 12]) {
    const click = await world.click(`2026-12-02T${hour}:00:00Z`);
    await world.report(click, 'approved', `2026-12-03T${hour}:00:00Z`);
    clicks.push(click);
  }
  await world.settle('2026-12-03T13:00:00Z');
  await keep('2027-01-01T02:00:00Z');
  const { id } = (await pay(paying)).body as { id: number };
  await world.report(clicks[0] ?? '', 'rejected', '2027-01-19T10:00:00Z');
  await world.settle('2027-01-19T10:01:00Z');
  const refused = await other.call('POST', `/api/admin/payouts/${id}/approve`);
  // 3 × 45 lei, less 10,50 adjusted, less 45 taken back
  expect(refused.body).toMatchObject({
    error: { message: expect.stringContaining('De plată sunt 79,50\u00a0lei') },
  });
});

test('the statement of a month has its entries, the sums around it and the ends of its chain, as page, CSV and text', async () => {
  const { statement: october } = await statement('2026-10');
  expect(october).toMatchObject({
    month: '2026-10',
    before: '0'.repeat(64),
    opening: { earned: 0 },
    closing: { held: 13_500, payable: 0 },
  });
  expect(october.entries.map(({ kind, bani }) => `${kind} ${bani}`)).toEqual(Array(3).fill('accrued 4500'));
  expect((await statement('2026-12')).statement.entries).toMatchObject(
    expect.arrayContaining([expect.objectContaining({ kind: 'adjusted', reason: 'O eroare a noastră.' })]),
  );
  const path = `/api/admin/ledger/${world.partnerId}/statement`;
  expect((await one.call('GET', `${path}.csv?luna=2026-10`)).body).toContain(';câștigat;');
  const text = String((await one.call('GET', `${path}.txt?luna=2026-10`)).body)
    .trim()
    .split('\n');
  expect([text[0], text.length, text.at(-1)]).toEqual([october.before, 5, october.last]);
  expect((await statement('2026-11')).statement).toMatchObject({ before: october.last, last: october.last });
});
