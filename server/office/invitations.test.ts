import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { officePassword } from '#tests/factories/office.ts';
import { openOffice } from '#tests/factories/open-office.ts';
import { firstAdministratorLink } from './first-administrator.ts';
import { createInvitation } from './invitations.ts';

const { db, office, now, setTime } = await openOffice();

test('an invitation makes one account, once', async () => {
  const admin = await office.enter(['administrator']);
  const asked = { email: 'Nou@Exemplu.ro', name: 'Nou Venit', roles: ['moderator', 'analyst'] };
  const { link } = (await admin.call('POST', '/api/admin/users', asked)).body as { link: string };
  const token = link.split('#')[1] ?? '';

  const opened = await office.call('POST', '/api/admin/invitation/open', { body: { token } });
  const use = (password: string) =>
    office.call('POST', '/api/admin/invitation/accept', {
      // The address is the invitation's, whatever the request sends.
      body: { token, email: 'altul@exemplu.ro', name: 'Altul', password },
    });
  const weak = await use('parola123456');
  const [first, second] = await Promise.all([use(officePassword), use(officePassword)]);
  const signedIn = await office.signIn('nou@exemplu.ro');

  const [mail, ...more] = await db
    .selectFrom('mail_outbox')
    .select(['recipient', 'body_text'])
    .where('kind', '=', 'one-time-link')
    .execute();
  expect(more).toEqual([]);
  expect(mail?.recipient).toBe('nou@exemplu.ro');
  expect(mail?.body_text).toContain('ca moderator și analist');
  expect(mail?.body_text).toContain(link);
  expect(opened.body).toEqual({ email: 'nou@exemplu.ro', name: 'Nou Venit', for: 'new' });
  expect(weak.body).toMatchObject({ error: { fields: { password: expect.stringContaining('ghicit') } } });
  expect(new Set([first.status, second.status])).toEqual(new Set([200, 410]));
  expect((await office.me(signedIn.cookies)).body).toMatchObject({
    officer: { roles: ['moderator', 'analyst'] },
  });
});

test('open invitations are listed for administrators; a withdrawn one opens nothing, and can be withdrawn once', async () => {
  const admin = await office.enter(['administrator']);
  const list = async () =>
    ((await admin.call('GET', '/api/admin/users')).body as { invitations: { id: string; email: string }[] })
      .invitations;
  const before = await list();
  const { link } = (
    await admin.call('POST', '/api/admin/users', {
      email: 'vine@exemplu.ro',
      name: 'Vine',
      roles: ['editor'],
    })
  ).body as { link: string };

  const open = await list();
  expect(open.map(({ email }) => email)).toEqual(['vine@exemplu.ro', ...before.map(({ email }) => email)]);
  const withdraw = () => admin.call('POST', `/api/admin/users/invitations/${open[0]?.id}/withdraw`);
  expect((await withdraw()).status).toBe(200);
  expect(await list()).toEqual(before);
  const token = link.split('#')[1] ?? '';
  expect((await office.call('POST', '/api/admin/invitation/open', { body: { token } })).status).toBe(410);
  expect((await withdraw()).status).toBe(404);
});

test('an invitation is valid for 48 hours', async () => {
  const invited = { for: 'new', email: 'nou@exemplu.ro', name: 'Nou', roles: ['editor'] } as const;
  const token = await db.transaction().execute((trx) => createInvitation(trx, { invited, now: now() }));
  const open = () => office.call('POST', '/api/admin/invitation/open', { body: { token } });

  expect((await open()).status).toBe(200);
  setTime('2026-11-23T10:00:01Z');
  expect((await open()).status).toBe(410);
});

const firstLink = async () =>
  (await firstAdministratorLink(db, 'http://office.test', now()))?.split('#')[1] ?? '';
const ana = { email: 'ana@exemplu.ro', name: 'Ana', password: officePassword };
const accept = (token: string, email: string) =>
  office.call('POST', '/api/admin/invitation/accept', { body: { ...ana, email, token } });
const administrators = async () =>
  (await db.selectFrom('office_users').select('email').execute()).map(({ email }) => email);

test("of five starts only the last one's link to the first administrator is valid", async () => {
  const tokens: string[] = [];
  for (let start = 0; start < 5; start += 1) tokens.push(await firstLink());

  const opened = await Promise.all(
    tokens.map((token) => office.call('POST', '/api/admin/invitation/open', { body: { token } })),
  );
  expect(opened.map(({ status }) => status)).toEqual([410, 410, 410, 410, 200]);

  // Two instances that start at once leave one valid link as well.
  const both = await Promise.all([firstLink(), firstLink()]);
  const good = await Promise.all(
    both.map((token) => office.call('POST', '/api/admin/invitation/open', { body: { token } })),
  );
  expect(good.map(({ status }) => String(status)).toSorted()).toEqual(['200', '410']);
});

test('a link to the first administrator used twice at once makes one, and so do two links', async () => {
  const token = await firstLink();
  const one = await Promise.all([accept(token, 'ana@exemplu.ro'), accept(token, 'hot@exemplu.ro')]);
  expect(one.map(({ status }) => String(status)).toSorted()).toEqual(['200', '410']);
  expect(await administrators()).toHaveLength(1);

  // Rows of a program older than this rule: two open links, and no administrator yet.
  await db.deleteFrom('audit_log').execute();
  await db.deleteFrom('office_accounts').execute();
  await db.deleteFrom('office_users').execute();
  const second = await firstLink();
  await db
    .updateTable('office_invitations')
    .set({ email: 'x@exemplu.ro' })
    .where('used_at', 'is', null)
    .execute();
  const third = await firstLink();
  await db
    .updateTable('office_invitations')
    .set({ email: null })
    .where('email', '=', 'x@exemplu.ro')
    .execute();
  const two = await Promise.all([accept(second, 'ana@exemplu.ro'), accept(third, 'hot@exemplu.ro')]);
  expect(two.map(({ status }) => String(status)).toSorted()).toEqual(['200', '410']);
  expect(await administrators()).toHaveLength(1);
});

test('the link of the first administrator is void once there is one', async () => {
  const token = await firstLink();

  const first = await accept(token, 'ana@exemplu.ro');

  expect(first.status).toBe(200);
  expect(await firstLink()).toBe('');
  const signedIn = await office.signIn('ana@exemplu.ro');
  expect((await office.me(signedIn.cookies)).body).toMatchObject({ officer: { roles: ['administrator'] } });
});

test('a new password ends every session opened with the old one', async () => {
  const admin = await office.enter(['administrator']);
  const ioana = await office.enter(['editor']);
  const answer = await admin.call('POST', `/api/admin/users/${ioana.id}/new-password`);
  const token = (answer.body as { link: string }).link.split('#')[1] ?? '';

  const body = { token, email: ioana.email, name: ioana.name, password: 'corabia albastră doarme' };
  expect((await office.call('POST', '/api/admin/invitation/accept', { body })).status).toBe(200);

  expect((await office.me(ioana.cookies)).status).toBe(401);
  expect((await office.signIn(ioana.email)).status).toBe(401);
  expect((await office.signIn(ioana.email, 'corabia albastră doarme')).status).toBe(200);
});

test('of several links of one person only the newest works, and of older rows none after one was used', async () => {
  const admin = await office.enter(['administrator']);
  const ioana = await office.enter(['editor']);
  const linkOf = async (path: string, asked?: object) =>
    ((await admin.call('POST', path, asked)).body as { link: string }).link.split('#')[1] ?? '';
  const open = (token: string) => office.call('POST', '/api/admin/invitation/open', { body: { token } });
  const invited = { email: 'nou@exemplu.ro', name: 'Nou Venit', roles: ['editor'] };
  const forIoana = `/api/admin/users/${ioana.id}/new-password`;

  const [first, second] = [await linkOf(forIoana), await linkOf(forIoana)];
  const [older, newer] = [
    await linkOf('/api/admin/users', invited),
    await linkOf('/api/admin/users', invited),
  ];
  const opened = await Promise.all([first, second, older, newer].map(open));
  expect(opened.map(({ status }) => status)).toEqual([410, 200, 410, 200]);

  // An unused link of a program older than this rule.
  const { id: _, ...row } = await db
    .selectFrom('office_invitations')
    .selectAll()
    .where('user_id', '=', ioana.id)
    .executeTakeFirstOrThrow();
  const hash = createHash('sha256').update('old').digest('base64url');
  await db
    .insertInto('office_invitations')
    .values({ ...row, token_hash: hash })
    .execute();
  const body = { ...ana, email: ioana.email, token: second };
  expect((await office.call('POST', '/api/admin/invitation/accept', { body })).status).toBe(200);
  expect((await open('old')).status).toBe(410);
});
