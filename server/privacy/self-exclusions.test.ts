import { beforeEach, expect, test } from 'vitest';
import { email, MINUTE, openOwnDataSite } from '#tests/factories/own-data-site.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';

const database = await openFileDatabase();
const { db } = database;
beforeEach(() => database.clear());

test('a pause is kept as a hash and in the browser; it becomes longer, never shorter', async () => {
  const site = await openOwnDataSite(db);
  await site.open();
  expect(await site.send({ fapta: 'pauza', zile: '7' })).toMatchObject({
    ok: false,
    problems: [{ field: 'zile' }],
  });
  const begun = await site.send({ fapta: 'pauza', zile: '90' });

  expect(begun).toMatchObject({
    path: '/pauza/',
    setCookies: ['pauza=2027-02-19; Path=/; Max-Age=7862400; HttpOnly; SameSite=Lax; Secure'],
  });
  expect(await site.send({ fapta: 'pauza', zile: '30' })).toMatchObject({
    setCookies: [expect.stringMatching(/^pauza=2027-02-19;/)],
  });
  expect(await site.visit()).toMatchObject({ data: { pausedUntil: '2027-02-19' } });
  const [row] = await db.selectFrom('self_exclusions').selectAll().execute();
  expect(row?.email_hash).toHaveLength(32);
});

test('during a pause no mailings leave, and after it they do', async () => {
  const site = await openOwnDataSite(db);
  const { exclusions, noMailings } = site.ownData;
  await exclusions.start(db, email, '2026-12-21', site.clock.now());
  expect(await noMailings.has(db, { email })).toBe(true);
  expect(await noMailings.has(db, { email: 'ana@example.ro' })).toBe(false);

  site.clock.pass(31 * 24 * 60 * MINUTE);
  expect(await noMailings.has(db, { email })).toBe(false);
});
