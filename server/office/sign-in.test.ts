import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { officeCallLimit, officePassword } from '#tests/factories/office.ts';
import { openOffice } from '#tests/factories/open-office.ts';

const { db, office, setTime } = await openOffice();

test('the correct password opens, and the log records it', async () => {
  const ioana = await office.addPerson(['editor'], 'Ioana');

  const { cookies } = await office.signIn(ioana.email);
  const { status, body } = await office.me(cookies);

  expect(status).toBe(200);
  expect(body).toMatchObject({ officer: { id: ioana.id, name: 'Ioana', roles: ['editor'] } });
  const log = await db.selectFrom('audit_log').select(['action', 'user_name']).execute();
  expect(log).toEqual([{ action: 'sign-in.done', user_name: 'Ioana' }]);
});

test('a wrong password and an unknown address get the same answer', async () => {
  const { email } = await office.addPerson(['editor']);

  const wrong = await office.signIn(email, 'not the password');
  const unknown = await office.signIn('nimeni@exemplu.ro', 'not the password');

  expect(wrong.status).toBe(401);
  expect(unknown.body).toEqual(wrong.body);
  expect(wrong.body).toMatchObject({ error: { message: 'Adresa de e-mail sau parola nu este corectă.' } });
});

test('after five wrong passwords from a network even the correct one waits there fifteen minutes, however many come at once', async () => {
  const { email } = await office.addPerson(['editor'], 'Ioana');

  const tries = await Promise.all(Array.from({ length: 8 }, () => office.signIn(email, 'not the password')));
  const rightButLocked = await office.signIn(email);
  setTime('2026-11-21T10:15:01Z');
  const later = await office.signIn(email);

  expect(Object.groupBy(tries, ({ status }) => status)).toMatchObject({
    401: { length: 5 },
    429: { length: 3 },
  });
  expect(rightButLocked.status).toBe(429);
  expect(later.status).toBe(200);
  const locks = await db
    .selectFrom('audit_log')
    .select('id')
    .where('action', '=', 'sign-in.locked')
    .execute();
  expect(locks).toHaveLength(1);
  const mails = await db.selectFrom('mail_outbox').select(['kind', 'recipient']).execute();
  expect(mails).toEqual([{ kind: 'sign-in-locked', recipient: email }]);
});

test('a network that calls too often is told to retry in a minute, and another is let in', async () => {
  const { email } = await office.addPerson(['editor']);
  const busy = { address: '192.0.2.7' };
  const open = () => office.call('POST', '/api/admin/invitation/open', { body: { token: 'none' }, ...busy });

  const calls = await Promise.all(Array.from({ length: officeCallLimit }, open));
  const refused = await office.signIn(email, officePassword, busy);
  const elsewhere = await office.signIn(email, officePassword, { address: '192.0.3.7' });

  expect(calls.filter(({ status }) => status === 429)).toEqual([]);
  expect(refused).toMatchObject({
    status: 429,
    body: {
      error: {
        code: 'too-many-calls',
        message: 'Din rețeaua dumneavoastră au venit prea multe cereri. Încercați din nou peste un minut.',
      },
    },
  });
  expect(elsewhere.status).toBe(200);
});

const wrong = (email: string, count: number, from: Parameters<typeof office.signIn>[2]) =>
  Promise.all(Array.from({ length: count }, () => office.signIn(email, 'not the password', from)));
const attacker = { address: '203.0.113.9' };

test('wrong passwords from one network lock nobody out elsewhere, nor in a browser that signed in before', async () => {
  const { email } = await office.addPerson(['administrator'], 'Ioana');
  const home = await office.signIn(email, officePassword, { address: '198.51.100.7' });

  await wrong(email, 6, attacker);
  const there = await office.signIn(email, officePassword, attacker);
  const elsewhere = await office.signIn(email, officePassword, { address: '198.51.100.7' });
  // The owner in the attacker's network, in a browser the account knows; and in one that another account knows.
  const known = await office.signIn(email, officePassword, { ...attacker, cookies: home.cookies });
  const ana = await office.addPerson(['editor'], 'Ana');
  const hers = await office.signIn(ana.email, officePassword, { address: '192.0.2.1' });
  const foreign = await office.signIn(email, officePassword, { ...attacker, cookies: hers.cookies });

  expect([there, elsewhere, known, foreign].map(({ status }) => status)).toEqual([429, 200, 200, 429]);
});

test('a browser that signed in before has five wrong passwords of its own, and its mark cannot be forged', async () => {
  const { email } = await office.addPerson(['administrator'], 'Ioana');
  const { cookies } = await office.signIn(email);
  const own = { ...attacker, cookies };

  const tries = await wrong(email, 6, own);
  expect(tries.map(({ status }) => String(status)).toSorted()).toEqual([
    '401',
    '401',
    '401',
    '401',
    '401',
    '429',
  ]);
  expect((await office.signIn(email, officePassword, own)).status).toBe(429);

  const changed = cookies.replace(/(known_browser=[^.]+\.)./, '$1~');
  expect(changed).not.toBe(cookies);
  const strange = await wrong(email, 6, { address: '203.0.113.200', cookies: changed });
  // With another account's mark it counts for its network, which is locked already.
  expect(strange.map(({ status }) => status)).toContain(429);
});

test('the correct password clears the wrong ones before it', async () => {
  const { email } = await office.addPerson(['editor']);
  for (let round = 0; round < 3; round += 1) {
    await office.signIn(email, 'not the password');
    await office.signIn(email, 'not the password');
    expect((await office.signIn(email)).status).toBe(200);
  }
});

test('nobody can make an account or use closed calls of the library', async () => {
  const signUp = { email: 'nou@exemplu.ro', password: officePassword, name: 'Nou' };
  expect((await office.call('POST', '/api/admin/auth/sign-up/email', { body: signUp })).status).toBe(404);
  const ioana = await office.enter(['editor']);
  const update = await ioana.call('POST', '/api/admin/auth/update-user', { roles: ['administrator'] });
  expect(update.status).toBe(404);
});

test("no machine's address is stored, and the session can be seen and ended", async () => {
  const ioana = await office.enter(['editor']);
  const elsewhere = await office.signIn(ioana.email);

  const { rows } = await sql`select ip_address from office_sessions`.execute(db);
  const sessions = (await ioana.call('GET', '/api/admin/auth/list-sessions')).body;
  await ioana.call('POST', '/api/admin/auth/revoke-other-sessions');

  expect(rows).toEqual([{ ip_address: null }, { ip_address: null }].map(() => expect.anything()));
  expect(JSON.stringify(rows)).not.toMatch(/\d+\.\d+|::/);
  expect(sessions).toHaveLength(2);
  expect((await office.me(elsewhere.cookies)).status).toBe(401);
  expect((await ioana.call('GET', '/api/admin/me')).status).toBe(200);
});

test('a deactivated person is signed out at once and cannot return', async () => {
  const admin = await office.enter(['administrator']);
  const ioana = await office.enter(['editor']);

  const change = await admin.call('PATCH', `/api/admin/users/${ioana.id}`, { isActive: false });

  expect(change.status).toBe(200);
  expect((await ioana.call('GET', '/api/admin/me')).status).toBe(401);
  expect((await office.signIn(ioana.email)).body).toMatchObject({ error: { code: 'deactivated' } });
});

test('the last administrator cannot give up the role, nor be deactivated', async () => {
  const admin = await office.enter(['administrator']);
  const path = `/api/admin/users/${admin.id}`;

  expect((await admin.call('PATCH', path, { roles: ['editor'] })).status).toBe(409);
  expect((await admin.call('PATCH', path, { isActive: false })).status).toBe(409);
});

test('a changed password has to be strong', async () => {
  const ioana = await office.enter(['editor'], 'Ioana Popescu');
  const change = (newPassword: string) =>
    ioana.call('POST', '/api/admin/auth/change-password', { currentPassword: officePassword, newPassword });

  expect((await change('Ioana-Popescu-1')).body).toMatchObject({ error: { code: 'password_weak' } });
  expect((await change('corabia albastră doarme')).status).toBe(200);
});
