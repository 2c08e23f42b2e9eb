import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { romania } from '#domain/law/countries/romania.ts';
import { sayWords } from '#server/partners/clicks/say-words.ts';
import { createClicksRepository } from '#server/visits/clicks/clicks-repository.ts';
import { startLedgerWorld } from '#tests/factories/ledger-world.ts';
import { newClick } from '#tests/factories/new-click.ts';
import { openOffice } from '#tests/factories/open-office.ts';

const { db, office, setTime } = await openOffice();

/** A partner `p-1` with a session, on 22.11.2026. */
async function begin() {
  setTime('2026-11-22T10:00:00Z');
  const world = await startLedgerWorld(db, 'p-1');
  const partner = await office.enterPartner({ id: world.partnerId, providerId: 'p-1' });
  const get = async (path: string) => (await partner.call('GET', `/api/parteneri/${path}`)).body;
  return { world, get };
}

/** Stores clicks and decides their outcomes. @param clicks at noon of a day, unless they have another time */
async function addClicks(clicks: readonly Parameters<typeof newClick>[0][]) {
  for (const click of clicks) {
    await createClicksRepository(db).addClick(
      newClick({ createdAt: new Date('2026-11-20T12:00:00Z'), ...click }),
    );
  }
  await sayWords(db, { country: romania, now: new Date(), settleSeconds: 0 });
}

test('the report adds up clicks, conversions and money; groups under five clicks are not shown, and clicks without consent are counted apart', async () => {
  const { world, get } = await begin();
  const own = { providerId: 'p-1', sub1: 'ghid' };
  const client = 'c0000000-0000-4000-8000-000000000000';
  await addClicks([
    ...Array.from({ length: 5 }, () => own),
    { ...own, clientId: client },
    { ...own, clientId: client },
    { ...own, isBot: true },
    { ...own, sub1: 'știri' },
    // Before the period, of another partner, of an unknown pid.
    { ...own, createdAt: new Date('2026-10-01T12:00:00Z') },
    { providerId: 'p-2' },
    { providerId: null },
  ]);
  const clickId = await world.click('2026-11-19T10:00:00Z');
  await world.report(clickId, 'approved', '2026-11-20T11:00:00Z');
  await world.settle('2026-11-21T10:00:00Z');

  const byOffer = await get('report');
  expect(byOffer).toMatchObject({
    sums: { earned: 4_500, held: 4_500, payable: 0, paid: 0 },
    total: { clicks: 10, counted: 8, conversions: 1, earnedBani: 4_500 },
    words: [
      { word: 'program', clicks: null },
      { word: 'repeated', clicks: null },
      { word: 'counted', clicks: 8 },
    ],
    cookieless: 7,
    rows: [{ name: '101', clicks: 10, counted: 8, conversions: 1, earnedBani: 4_500 }],
  });
  const { days } = byOffer as { days: { day: string; clicks: number | null; conversions: number }[] };
  expect(days.filter(({ clicks }) => clicks !== 0)).toMatchObject([
    { day: '2026-11-19', clicks: null, conversions: 1 },
    { day: '2026-11-20', clicks: 9, conversions: 0 },
  ]);
  expect(await get('report?dupa=sub1')).toMatchObject({
    rows: [
      { name: 'ghid', clicks: 8, counted: 6 },
      { name: 'newsletter', clicks: null, counted: null, conversions: 1, earnedBani: 4_500 },
      { name: 'știri', clicks: null, counted: null, conversions: 0, earnedBani: 0 },
    ].toSorted((one, other) => (other.clicks ?? 0) - (one.clicks ?? 0)),
  });
  expect(await get('report.csv?dupa=sub1')).toMatch(/ghid;8;6;0;0;0\r\n(.*sub 5;sub 5;1;45;\r\n)/s);
});

test('each click has its outcome and its labels, and is found by its number; nothing of another partner is shown', async () => {
  const { world, get } = await begin();
  const other = await office.enterPartner();
  await addClicks([{ providerId: 'p-1', sub2: 'jos' }, { providerId: other.providerId }]);
  const id = await world.click('2026-11-21T09:00:00Z');

  const all = (await get('clicks')) as { clicks: { id: string }[]; total: number };
  expect(all).toMatchObject({
    total: 2,
    clicks: [
      { id, word: 'counted' },
      {
        word: 'counted',
        subs: [
          { name: 'sub1', value: 'newsletter' },
          { name: 'sub2', value: 'jos' },
        ],
      },
    ],
  });
  expect(await get(`clicks?clic=${id.toUpperCase()}`)).toMatchObject({ total: 1 });
  expect(await get('clicks?cuvant=repeated')).toMatchObject({ total: 0 });
  // The number of another partner's click finds nothing.
  expect((await other.call('GET', `/api/parteneri/clicks?clic=${id}`)).body).toMatchObject({ total: 0 });
  expect((await other.call('GET', '/api/parteneri/conversions')).body).toMatchObject({ total: 0 });
  expect((await other.call('GET', '/api/parteneri/report')).body).toMatchObject({ sums: { earned: 0 } });
  expect((await other.call('GET', '/api/parteneri/link-targets')).body).toMatchObject({ offers: [] });
});

test('each conversion has its state, and the day from which it can be paid', async () => {
  const { world, get } = await begin();
  const [held, refused, back] = [
    await world.click('2026-11-20T10:00:00Z'),
    await world.click('2026-11-19T10:00:00Z'),
    await world.click('2026-11-18T10:00:00Z'),
  ];
  await world.report(held, 'approved', '2026-11-21T09:00:00Z');
  await world.report(refused, 'rejected', '2026-11-21T09:00:00Z');
  await world.report(back, 'approved', '2026-11-21T09:00:00Z');
  await world.report(back, 'chargeback', '2026-11-21T10:00:00Z');
  await world.settle('2026-11-22T09:00:00Z');

  expect(await get('conversions')).toMatchObject({
    total: 3,
    conversions: [
      { clickId: held, word: 'held', bani: 4_500, payableFrom: '2026-12-05' },
      { clickId: refused, word: 'refused', bani: 0, payableFrom: null },
      { clickId: back, word: 'taken-back', bani: 0, payableFrom: null },
    ],
  });
  setTime('2026-12-05T10:00:00Z');
  expect(await get('conversions')).toMatchObject({ conversions: [{ word: 'owed' }, {}, {}] });
  expect(await get('report')).toMatchObject({ sums: { held: 0, payable: 4_500 } });
});

test('a conversion that waits for the national bank’s rate is listed, and says so', async () => {
  const { world, get } = await begin();
  await sql`
    update changes set content = jsonb_set(content, '{begins,share}', '{"kind": "percent", "hundredths": 2500}')
    where kind = 'partner-terms'`.execute(db);
  const click = await world.click('2026-11-20T10:00:00Z');
  await world.report(click, 'approved', '2026-11-21T09:00:00Z', { payout: '100', currency: 'EUR' });
  await world.settle('2026-11-22T09:00:00Z');
  expect(await get('conversions')).toMatchObject({
    total: 1,
    conversions: [
      { clickId: click, word: 'waiting', says: 'în așteptare: cursul BNR nu a apărut încă', bani: 0 },
    ],
  });
});
