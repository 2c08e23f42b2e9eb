import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { createClicksRepository } from '#server/visits/clicks/clicks-repository.ts';
import { postbackSites } from '#tests/setup/postback-sites.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';

const database = await openFileDatabase();
const { db } = database;
const { startSite, conversions, outcomes, keys, now } = postbackSites(database);
beforeEach(() => database.clear());

test.each(['close', 'hold'] as const)(
  'reports of an outage (%s) are answered without the database, and become conversions by themselves afterwards',
  async (outage) => {
    await using site = await startSite({ patienceMs: 100 });
    await createClicksRepository(db).addClick(site.click);
    // The first report with this key arrives while the database cannot tell whose key it is.
    const newKey = await keys.create({ partner: 'Alt creditor', offerIds: ['101'], now });
    await site.report({ ...site.report1, transaction_id: 'T0' });
    site.way[outage]();
    const first = await site.report({ ...site.report1, status: 'pending', payout: '80', currency: 'RON' });
    site.passMinute();
    const rest = await Promise.all([
      site.report({ ...site.report1, status: 'approved' }),
      site.report({ ...site.report1, key: newKey, transaction_id: 'T2' }),
      site.report({ ...site.report1, status: 'paid' }),
    ]);
    expect([first, ...rest].map((answer) => [answer.statusCode, answer.json()])).toMatchObject([
      [200, { status: 'waiting' }],
      [200, { status: 'waiting' }],
      [200, { status: 'waiting' }],
      [400, { error: { field: 'status' } }],
    ]);

    site.way.open();
    await expect.poll(site.inJournal).toEqual([]);
    expect(await conversions()).toMatchObject([
      { transaction_id: 'T0', status: 'approved' },
      { transaction_id: 'T1', status: 'approved', payout_cents: 8_000 },
      { transaction_id: 'T2', status: 'approved' },
    ]);
    expect(await outcomes()).toEqual(['invalid', 'stored', 'stored', 'stored', 'stored']);
  },
);

test('waiting reports stay in the order in which they came, and without their key', async () => {
  await using site = await startSite();
  site.way.close();
  for (const status of ['pending', 'approved', 'rejected']) await site.report({ ...site.report1, status });

  const files = (await site.inJournal()).toSorted();
  const texts = await Promise.all(files.map((name) => readFile(path.join(site.folder, name), 'utf8')));
  expect(texts.map((text) => /status=(\w+)/.exec(text)?.[1])).toEqual(['pending', 'approved', 'rejected']);
  expect(texts.join()).not.toContain(site.key);
});

test('a journal file of an older program, with whole reports, is cut when it is read', async () => {
  await using site = await startSite();
  await createClicksRepository(db).addClick(site.click);
  site.way.close();
  await site.report(site.report1);
  const [name = ''] = await site.inJournal();
  const file = path.join(site.folder, name);
  await writeFile(file, (await readFile(file, 'utf8')).replace('status=', 'name=Ion+Popa&status='));

  site.way.open();
  await expect.poll(site.inJournal).toEqual([]);
  const { raw } = await db.selectFrom('postbacks').select('raw').executeTakeFirstOrThrow();
  expect(raw).toBe(new URLSearchParams(site.report1).toString());
  expect(await outcomes()).toEqual(['stored']);
});

test('a report whose acknowledgement was lost is stored once', async () => {
  await using site = await startSite({ patienceMs: 100 });
  await createClicksRepository(db).addClick(site.click);
  // The database stores it, and the acknowledgement is lost.
  const blocked = await blockConversions();
  expect((await site.report(site.report1)).json()).toEqual({ status: 'waiting' });
  await blocked.end();

  await expect.poll(site.inJournal).toEqual([]);
  expect(await conversions()).toHaveLength(1);
  expect(await outcomes()).toHaveLength(1);
});

test('a report that neither database nor disk takes is to be sent again', async () => {
  await using site = await startSite();
  site.way.close();
  await rm(site.folder, { recursive: true });
  await writeFile(site.folder, 'no folder');
  const answer = await site.report(site.report1);
  expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toMatchObject([
    503,
    '60',
    { error: { code: 'unavailable' } },
  ]);
});

/** Blocks the statements of reports, as a busy database does. */
async function blockConversions() {
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  const { promise: isHeld, resolve: held } = Promise.withResolvers<void>();
  const over = db.transaction().execute(async (trx) => {
    await sql`lock table conversions in exclusive mode`.execute(trx);
    held();
    await isOver;
  });
  await isHeld;
  return { end: () => (end(), over) };
}
