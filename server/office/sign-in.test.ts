import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { officePassword } from '#tests/factories/office.ts';
import { openOffice } from '#tests/factories/open-office.ts';
import { totpCode } from '#tests/factories/totp-code.ts';

const { db, office, setTime } = await openOffice();

test('the right password opens, and the log has it', async () => {
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

test('after five wrong passwords from a network even the right one waits there fifteen minutes, however many come at once', async () => {
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

const wrong = (email: string, count: number, from: Parameters<typeof office.signIn>[2]) =>
  Promise.all(Array.from({ length: count }, () => office.signIn(email, 'not the password', from)));
const attacker = { address: '203.0.113.9' };

test('wrong passwords from one network lock nobody out elsewhere, nor in a browser that signed in before', async () => {
  const { email } = await office.addPerson(['administrator'], 'Ioana');
  const home = await office.signIn(email, officePassword, { address: '198.51.100.7' });

  await wrong(email, 6, attacker);
  const there = await office.signIn(email, officePassword, attacker);
  const elsewhere = await office.signIn(email, officePassword, { address: '198.51.100.7' });
  // The owner in the network of whoever guesses, in a browser the account knows; and in one that another account knows.
  const known = await office.signIn(email, officePassword, { ...attacker, cookies: home.cookies });
  const ana = await office.addPerson(['editor'], 'Ana');
  const hers = await office.signIn(ana.email, officePassword, { address: '192.0.2.1' });
  const foreign = await office.signIn(email, officePassword, { ...attacker, cookies: hers.cookies });

  expect([there, elsewhere, known, foreign].map(({ status }) => status)).toEqual([429, 200, 200, 429]);
});

test('a browser that signed in before has five wrong passwords of its own, and its mark can not be made up', async () => {
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
  // With a mark of another's making it counts for its network, which is locked already.
  expect(strange.map(({ status }) => status)).toContain(429);
});

test('the right password forgives the wrong ones before it', async () => {
  const { email } = await office.addPerson(['editor']);
  for (let round = 0; round < 3; round += 1) {
    await office.signIn(email, 'not the password');
    await office.signIn(email, 'not the password');
    expect((await office.signIn(email)).status).toBe(200);
  }
});

test('nobody can make an account or ask for more than is open', async () => {
  const signUp = { email: 'nou@exemplu.ro', password: officePassword, name: 'Nou' };
  expect((await office.call('POST', '/api/admin/auth/sign-up/email', { body: signUp })).status).toBe(404);
  const ioana = await office.enter(['editor']);
  const update = await ioana.call('POST', '/api/admin/auth/update-user', { roles: ['administrator'] });
  expect(update.status).toBe(404);
});

test('no address of a machine is stored, and the session can be seen and ended', async () => {
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

test('a deactivated person is out at once and can not come back', async () => {
  const admin = await office.enter(['administrator']);
  const ioana = await office.enter(['editor']);

  const change = await admin.call('PATCH', `/api/admin/users/${ioana.id}`, { isActive: false });

  expect(change.status).toBe(200);
  expect((await ioana.call('GET', '/api/admin/me')).status).toBe(401);
  expect((await office.signIn(ioana.email)).body).toMatchObject({ error: { code: 'deactivated' } });
});

test('the last administrator can not give up the role, nor be sent away', async () => {
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

test('with a second factor the password alone opens nothing, and a recovery code works once', async () => {
  const ioana = await office.enter(['editor']);
  const enabled = (
    await ioana.call('POST', '/api/admin/auth/two-factor/enable', { password: officePassword })
  ).body as { totpURI: string; backupCodes: string[] };
  const secret = new URL(enabled.totpURI).searchParams.get('secret') ?? '';
  expect(
    (await ioana.call('POST', '/api/admin/auth/two-factor/verify-totp', { code: totpCode(secret) })).status,
  ).toBe(200);

  const halfway = await office.signIn(ioana.email);
  const verify = (path: string, code: string, cookies: string) =>
    office.call('POST', `/api/admin/auth/two-factor/${path}`, { body: { code }, cookies });

  expect(halfway.body).toMatchObject({ twoFactorRedirect: true });
  expect((await office.me(halfway.cookies)).status).toBe(401);
  expect((await verify('verify-totp', '000000', halfway.cookies)).status).toBe(401);
  const whole = await verify('verify-totp', totpCode(secret, 1), halfway.cookies);
  expect((await office.me(whole.cookies)).status).toBe(200);

  const code = enabled.backupCodes[0] ?? '';
  const again = await office.signIn(ioana.email);
  expect((await verify('verify-backup-code', code, again.cookies)).status).toBe(200);
  const third = await office.signIn(ioana.email);
  expect((await verify('verify-backup-code', code, third.cookies)).status).toBe(401);

  const actions = await db.selectFrom('audit_log').select('action').orderBy('id').execute();
  expect(actions.map(({ action }) => action)).toEqual([
    'sign-in.two-factor-enabled',
    'sign-in.done',
    'sign-in.done',
  ]);
});

/** Somebody with a second factor, and what their application shows. */
async function withSecondFactor() {
  const ioana = await office.enter(['administrator'], 'Ioana');
  const enabled = (
    await ioana.call('POST', '/api/admin/auth/two-factor/enable', { password: officePassword })
  ).body as { totpURI: string; backupCodes: string[] };
  const secret = new URL(enabled.totpURI).searchParams.get('secret') ?? '';
  await ioana.call('POST', '/api/admin/auth/two-factor/verify-totp', { code: totpCode(secret) });
  const verify = (path: string, code: string, cookies: string) =>
    office.call('POST', `/api/admin/auth/two-factor/${path}`, { body: { code }, cookies });
  return { ...ioana, secret, verify, backupCodes: enabled.backupCodes };
}

test('a code of the second factor opens one session, also when it comes twice at once', async () => {
  const { email, secret, verify, backupCodes } = await withSecondFactor();
  const challenges = await Promise.all([1, 2, 3, 4].map(() => office.signIn(email)));
  const [first, second, third, fourth] = challenges.map(({ cookies }) => cookies);

  // The code of the setting up was used then.
  expect((await verify('verify-totp', totpCode(secret), fourth ?? '')).body).toMatchObject({
    error: { code: 'code_used' },
  });
  const code = totpCode(secret, 1);
  const both = await Promise.all(
    [first, second].map((cookies) => verify('verify-totp', code, cookies ?? '')),
  );
  const later = await verify('verify-totp', code, third ?? '');
  expect([...both, later].filter(({ status }) => status === 200)).toHaveLength(1);
  expect(later.body).toMatchObject({
    error: { code: 'code_used', message: expect.stringContaining('codul următor') },
  });

  const again = await Promise.all([1, 2].map(() => office.signIn(email)));
  const backup = await Promise.all(
    again.map(({ cookies }) => verify('verify-backup-code', backupCodes[0] ?? '', cookies)),
  );
  expect(backup.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('after five wrong codes the sign-in begins anew and says so; after ten the second step is closed, logged and mailed', async () => {
  const { email, id, verify } = await withSecondFactor();
  const messages: string[] = [];
  for (let round = 0; round < 2; round += 1) {
    const { cookies } = await office.signIn(email);
    for (let time = 0; time < 6; time += 1) {
      const { body } = await verify('verify-totp', '000000', cookies);
      messages.push((body as { error: { message: string } }).error.message);
    }
  }
  const { cookies } = await office.signIn(email);
  const gone = await verify('verify-totp', '000000', '');

  expect(messages.slice(0, 5).every((message) => message.startsWith('Codul nu este corect'))).toBe(true);
  expect(messages[5]).toBe('Prea multe coduri greșite. Introduceți din nou adresa și parola.');
  expect(messages[11]).toContain('peste 15 minute');
  expect((await verify('verify-totp', '000000', cookies)).status).toBe(429);
  // A browser has lost its challenge after five wrong codes as it does after ten minutes.
  expect(gone.body).toMatchObject({
    error: { message: expect.stringContaining('prea multe coduri greșite') },
  });
  const locks = await db
    .selectFrom('audit_log')
    .select('subject_id')
    .where('action', '=', 'sign-in.codes-locked')
    .execute();
  expect(locks).toEqual([{ subject_id: id }]);
  const mails = await db.selectFrom('mail_outbox').select(['kind', 'recipient', 'body_text']).execute();
  expect(mails).toMatchObject([{ kind: 'sign-in-locked', recipient: email }]);
  expect(mails[0]?.body_text).toContain('schimbați-o');
});
