import { beforeEach, expect, test } from 'vitest';
import { email, MINUTE, openOwnDataSite } from '#tests/factories/own-data-site.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { forgetAccessLinks } from './access-links.ts';

const database = await openFileDatabase();
const { db } = database;
beforeEach(() => database.clear());

test('a known address and an unknown one get the same answer and the same mail', async () => {
  const site = await openOwnDataSite(db);
  await site.writeToUs({});
  await db.deleteFrom('mail_outbox').execute();
  const answers = [
    await site.send({ fapta: 'cere', email }),
    await site.send({ fapta: 'cere', email: 'nimeni@example.ro' }),
  ];

  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]).toMatchObject({ path: '/datele-mele/', receipt: 'trimis' });
  const mails = await db.selectFrom('mail_outbox').select(['recipient', 'subject']).execute();
  expect(mails.map(({ recipient }) => recipient)).toEqual([email, 'nimeni@example.ro']);
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(1);
});

test('an address gets at most three links a day', async () => {
  const site = await openOwnDataSite(db);
  for (let time = 0; time < 5; time += 1) await site.send({ fapta: 'cere', email: email.toUpperCase() });
  expect(await db.selectFrom('mail_outbox').select('id').execute()).toHaveLength(3);
});

test('the secret of a link is in the mail alone', async () => {
  const site = await openOwnDataSite(db);
  await site.send({ fapta: 'cere', email });
  const secret = (await site.newestLink()).split('=')[1] ?? '';
  expect(secret).toMatch(/^[\w-]{43}$/);
  const rows = await db.selectFrom('access_links').selectAll().execute();
  expect(
    JSON.stringify(rows.map((row) => ({ ...row, secret_hash: row.secret_hash.toString('latin1') }))),
  ).not.toContain(secret);
});

test('the link puts its secret into a cookie and leads to an address without it', async () => {
  const site = await openOwnDataSite(db);
  const answer = await site.comeByLink();

  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe('/datele-mele/');
  expect(answer.headers['referrer-policy']).toBe('no-referrer');
  expect(String(answer.headers['set-cookie'])).toMatch(
    /^datele_mele=[\w-]{43}; Path=\/datele-mele\/; Max-Age=10800; HttpOnly; SameSite=Lax; Secure$/,
  );
  expect(await site.visit()).toEqual({ state: 'waiting', email });
  expect(await site.requests()).toEqual([]);
});

test('a program that follows the link does not use it up; the button does, for every other browser', async () => {
  const site = await openOwnDataSite(db);
  await site.comeByLink();
  const link = await site.newestLink();
  expect((await site.get(link, '')).headers.location).toBe('/datele-mele/');

  await site.send({ fapta: 'deschide' });
  expect(await site.visit()).toMatchObject({ state: 'open' });
  const other = await site.get(link, '');
  expect([other.headers.location, other.headers['set-cookie']]).toEqual([
    '/datele-mele/?link=vechi',
    undefined,
  ]);
  expect((await site.get(link)).headers.location).toBe('/datele-mele/');
});

test('a visit lasts half an hour, a link three hours', async () => {
  const site = await openOwnDataSite(db);
  await site.comeByLink();
  site.clock.pass(179 * MINUTE);
  expect(await site.visit()).toMatchObject({ state: 'waiting' });
  await site.send({ fapta: 'deschide' });
  site.clock.pass(29 * MINUTE);
  expect(await site.visit()).toMatchObject({ state: 'open' });
  site.clock.pass(MINUTE);
  expect(await site.visit()).toEqual({ state: 'unknown' });

  await site.comeByLink();
  site.clock.pass(180 * MINUTE);
  expect(await site.visit()).toEqual({ state: 'unknown' });
  site.clock.pass(25 * 60 * MINUTE);
  await forgetAccessLinks(db, site.clock.now());
  expect(await db.selectFrom('access_links').selectAll().execute()).toEqual([]);
});

test('a visit is closed by its button', async () => {
  const site = await openOwnDataSite(db);
  await site.open();
  expect(await site.send({ fapta: 'inchide' })).toMatchObject({
    receipt: 'inchis',
    setCookies: [expect.stringMatching(/^datele_mele=; .*Max-Age=0/)],
  });
  expect(await site.visit()).toEqual({ state: 'unknown' });
});
