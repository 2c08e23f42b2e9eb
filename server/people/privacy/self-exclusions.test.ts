import { beforeEach, expect, test } from 'vitest';
import { openOwnDataSite } from '#tests/factories/own-data-site.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';

const database = await openFileDatabase();
const { db } = database;
beforeEach(() => database.clear());

test('a pause is stored as a hash and in the browser; it can be prolonged, never shortened', async () => {
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
