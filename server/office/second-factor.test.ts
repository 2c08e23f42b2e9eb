import { expect, test } from 'vitest';
import { officePassword } from '#tests/factories/office.ts';
import { openOffice } from '#tests/factories/open-office.ts';
import { totpCode } from '#tests/factories/totp-code.ts';

const { db, office } = await openOffice();

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

/** Creates a person with a second factor, and the codes of their application. */
async function withSecondFactor() {
  const ioana = await office.enter(['administrator'], 'Ioana');
  const enabled = (
    await ioana.call('POST', '/api/admin/auth/two-factor/enable', { password: officePassword })
  ).body as { totpURI: string; backupCodes: string[] };
  const secret = new URL(enabled.totpURI).searchParams.get('secret') ?? '';
  const setUpWith = totpCode(secret);
  await ioana.call('POST', '/api/admin/auth/two-factor/verify-totp', { code: setUpWith });
  const verify = (path: string, code: string, cookies: string) =>
    office.call('POST', `/api/admin/auth/two-factor/${path}`, { body: { code }, cookies });
  return { ...ioana, secret, setUpWith, verify, backupCodes: enabled.backupCodes };
}

test('a code of the second factor opens one session, even when sent twice at once', async () => {
  const { email, secret, setUpWith, verify, backupCodes } = await withSecondFactor();
  const challenges = await Promise.all([1, 2, 3, 4].map(() => office.signIn(email)));
  const [first, second, third, fourth] = challenges.map(({ cookies }) => cookies);

  // Stored, not computed again: thirty seconds may have ended since.
  expect((await verify('verify-totp', setUpWith, fourth ?? '')).body).toMatchObject({
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

test('after five wrong codes the sign-in begins again with a message; after ten the second factor is locked, logged and mailed', async () => {
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
  // A browser loses its challenge after five wrong codes, as it does after ten minutes.
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

test('of 120 simultaneous codes, from any number of sign-ins and networks, ten are checked', async () => {
  const { email } = await withSecondFactor();
  const from = (index: number) => ({ address: `198.51.${index}.7` });
  const challenges = await Promise.all(
    Array.from({ length: 24 }, (_, index) => office.signIn(email, officePassword, from(index))),
  );

  const answers = await Promise.all(
    Array.from({ length: 120 }, async (_, index) => {
      const { cookies = '' } = challenges[index % 24] ?? {};
      const body = { code: String(index).padStart(6, '0') };
      const path = '/api/admin/auth/two-factor/verify-totp';
      const answer = await office.call('POST', path, { body, cookies, ...from(index) });
      return (answer.body as { error: { code: string } }).error.code;
    }),
  );

  const { invalid_code: judged = [], account_temporarily_locked: locked = [] } = Object.groupBy(
    answers,
    (code) => code,
  );
  expect(judged.length).toBeGreaterThan(0);
  expect(judged.length).toBeLessThanOrEqual(10);
  expect(locked).toHaveLength(110);
});

const newPassword = 'corabia albastră doarme';

/** Sets a new password by an administrator's link. */
async function resetPassword(id: string): Promise<void> {
  const admin = await office.enter(['administrator']);
  const { body } = await admin.call('POST', `/api/admin/users/${id}/new-password`);
  const token = (body as { link: string }).link.split('#')[1] ?? '';
  const person = { token, email: 'x@exemplu.ro', name: 'Ioana', password: newPassword };
  expect((await office.call('POST', '/api/admin/invitation/accept', { body: person })).status).toBe(200);
}

/** Signs in a browser that became trusted with its last code. */
async function trustedBrowser() {
  const person = await withSecondFactor();
  const { cookies } = await office.signIn(person.email);
  const body = { code: totpCode(person.secret, 1), trustDevice: true };
  const path = '/api/admin/auth/two-factor/verify-totp';
  const trusted = (await office.call('POST', path, { body, cookies })).cookies;
  return { ...person, trusted };
}

test('a new password by link ends trust in browsers, and sign-ins that wait for their code', async () => {
  const { id, email, secret, verify, trusted } = await trustedBrowser();
  const waiting = await office.signIn(email);

  await resetPassword(id);

  const again = await office.signIn(email, newPassword, { cookies: trusted });
  expect(again.body).toMatchObject({ twoFactorRedirect: true });
  expect((await office.me(again.cookies)).status).toBe(401);
  expect((await verify('verify-totp', totpCode(secret, -1), waiting.cookies)).status).toBe(401);
});

test('a changed password ends trust elsewhere and open reset links, and the present browser stays signed in', async () => {
  const { id, email, trusted } = await trustedBrowser();
  const admin = await office.enter(['administrator']);
  const { body } = await admin.call('POST', `/api/admin/users/${id}/new-password`);
  const token = (body as { link: string }).link.split('#')[1] ?? '';

  const change = { currentPassword: officePassword, newPassword };
  const own = { body: change, cookies: trusted };
  const changed = await office.call('POST', '/api/admin/auth/change-password', own);

  expect(changed.status).toBe(200);
  expect((await office.me(trusted)).status).toBe(200);
  const again = await office.signIn(email, newPassword, { cookies: trusted });
  expect(again.body).toMatchObject({ twoFactorRedirect: true });
  const opened = await office.call('POST', '/api/admin/invitation/open', { body: { token } });
  expect(opened.status).toBe(410);
});

test('trust does not return with a second factor that was removed and set up again', async () => {
  const { email, trusted } = await trustedBrowser();
  const call = (path: string, body: object, cookies: string) =>
    office.call('POST', `/api/admin/auth/two-factor/${path}`, { body, cookies });

  const session = await office.signIn(email, officePassword, { cookies: trusted });
  expect((await office.me(session.cookies)).status).toBe(200);
  // Removed in another browser, which does not know of the trust in this one.
  const elsewhere = session.cookies.split('; ').find((cookie) => cookie.includes('session_token')) ?? '';
  const without = await call('disable', { password: officePassword }, elsewhere);
  const { body } = await call('enable', { password: officePassword }, without.cookies);
  const secret = new URL((body as { totpURI: string }).totpURI).searchParams.get('secret') ?? '';
  expect((await call('verify-totp', { code: totpCode(secret) }, without.cookies)).status).toBe(200);

  const again = await office.signIn(email, officePassword, { cookies: session.cookies });
  expect(again.body).toMatchObject({ twoFactorRedirect: true });
});
