import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openOffice } from '#tests/factories/open-office.ts';

type Overview = {
  waiting: unknown[];
  isWaitingWhole: boolean;
  figures?: Record<string, unknown>;
  reading?: object;
  site?: object | null;
};

// Saturday, 21.11.2026: the seven days are 14 to 20, those before 7 to 13.
const { db, office, setTime } = await openOffice();

const firstPage = async (person: Awaited<ReturnType<typeof office.enter>>) =>
  (await person.call('GET', '/api/admin/overview')).body as Overview;

async function addClick(at: string, approved?: string) {
  const id = randomUUID();
  await sql`insert into clicks (id, offer_id, country, referer, target_host, is_bot, created_at)
    values (${id}, '101', 'RO', '', 'lender.test', false, ${at})`.execute(db);
  if (approved === undefined) return;
  const key = randomUUID();
  await sql`insert into postback_keys (id, partner, key_hash, offer_ids, created_at)
    values (${key}, 'Rețea', ${key}, '{101}', now())`.execute(db);
  await sql`insert into conversions (id, click_id, key_id, transaction_id, offer_id, status, payout_cents, payout_currency,
      received_at, reported_at, changed_at)
    values (${randomUUID()}, ${id}, ${key}, 'T', '101', 'approved', ${approved}, 'RON', ${at}, ${at}, ${at})`.execute(
    db,
  );
}

test('waiting work is listed with the day of the oldest, by the roles of the caller', async () => {
  await sql`insert into contact_messages (reference, name, email, message, created_at) values
    ('M-1', 'Ion', 'ion@exemplu.ro', 'Bună ziua', '2026-11-18T23:30:00Z'),
    ('M-2', 'Dan', 'dan@exemplu.ro', 'Bună ziua', '2026-11-20T08:00:00Z')`.execute(db);

  const seen = await firstPage(await office.enter(['moderator']));

  // Half past one at night in Bucharest.
  expect(seen).toEqual({
    waiting: [{ name: 'messages', count: 2, since: '2026-11-19' }],
    isWaitingWhole: true,
    today: '2026-11-21',
  });
  expect((await firstPage(await office.enter(['editor']))).waiting).toEqual([]);
});

test('figures are for analysts: today, and seven days beside the seven before', async () => {
  await addClick('2026-11-21T08:00:00Z');
  await addClick('2026-11-20T08:00:00Z', '12050');
  await addClick('2026-11-14T08:00:00Z');
  await addClick('2026-11-13T08:00:00Z', '5000');
  await sql`insert into statistics_impressions (country, day, offer_id, impressions) values
    ('RO', '2026-11-20', '101', 30), ('RO', '2026-11-07', '101', 8), ('RO', '2026-11-06', '101', 99)`.execute(
    db,
  );
  await sql`insert into statistics_visits (country, day, kind, page_views, visits, arrivals) values
    ('RO', '2026-11-21', 'consented', 9, 4, 1), ('RO', '2026-11-21', 'cookieless', 7, 6, 5),
    ('RO', '2026-11-21', 'bot', 100, 50, 0)`.execute(db);

  const { figures, site, reading } = await firstPage(await office.enter(['analyst']));

  expect(figures).toEqual({
    visits: { today: 9, week: 0, before: 0 },
    offersSeen: { today: 0, week: 30, before: 8 },
    money: {
      departures: { today: 1, week: 2, before: 1 },
      decided: { today: 0, week: 1, before: 1 },
      leiCents: { today: 0, week: 12_050, before: 5_000 },
      isWhole: true,
    },
  });
  expect([site, reading]).toEqual([undefined, undefined]);
});

test('an editor gets what to read again, an administrator also what to mend', async () => {
  // Nobody has confirmed the central bank's rate for years.
  setTime('2030-01-10T10:00:00Z');
  const editor = await firstPage(await office.enter(['editor']));
  expect(editor.reading).toEqual({
    lateTexts: 0,
    changedArticles: 0,
    oldSeries: ['Dobânda facilității de creditare (Lombard)'],
  });
  expect([editor.site, editor.figures]).toEqual([undefined, undefined]);

  const { site, figures, reading } = await firstPage(await office.enter(['administrator']));
  expect(site).toMatchObject({ toMend: [], backup: { lastAt: '2026-11-23T02:00:00.000Z' }, deadLetters: 0 });
  expect([figures, reading].includes(undefined)).toBe(false);
});

test('a part that fails hides no other', async () => {
  const boss = await office.enter(['administrator']);
  await sql`insert into contact_messages (reference, name, email, message, created_at)
    values ('M-1', 'Ion', 'ion@exemplu.ro', 'Bună ziua', '2026-11-20T08:00:00Z')`.execute(db);
  await sql`alter table statistics_impressions rename to away`.execute(db);
  await sql`alter table data_requests rename to away_too`.execute(db);
  try {
    const { waiting, isWaitingWhole, figures, site } = await firstPage(boss);
    expect(waiting).toEqual([{ name: 'messages', count: 1, since: '2026-11-20' }]);
    expect(isWaitingWhole).toBe(false);
    expect(figures).toMatchObject({ offersSeen: null, visits: { today: 0 }, money: { isWhole: true } });
    expect(site).toMatchObject({ deadLetters: 0 });
    expect((await office.me(boss.cookies)).status).toBe(200);
  } finally {
    await sql`alter table away rename to statistics_impressions`.execute(db);
    await sql`alter table away_too rename to data_requests`.execute(db);
  }
});
