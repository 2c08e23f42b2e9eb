import { expect, test } from 'vitest';
import { openOffice } from '#tests/factories/open-office.ts';
import { addPartner } from '#tests/factories/partners.ts';
import { totpCode } from '#tests/factories/totp-code.ts';
import { officePassword as password } from '#tests/factories/office.ts';
import { createPartnerLink } from './partner-links.ts';

const { db, office, now, setTime } = await openOffice();
const origin = 'http://office.test';
const post = (path: string, body: object, cookies = '') =>
  office.call('POST', `/api/parteneri/${path}`, { body, cookies });
const me = (cookies: string) => office.call('GET', '/api/parteneri/me', { cookies });
const tokenOf = (link = '') => link.split('#')[1] ?? '';

async function linkOf(partnerId: string): Promise<string> {
  const link = await db
    .transaction()
    .execute((trx) => createPartnerLink(trx, { partnerId, origin, now: now() }));
  return tokenOf(link);
}

/** The secret in the newest mail with a one-time link. */
async function mailedToken(): Promise<string> {
  const mail = await db
    .selectFrom('mail_outbox')
    .select('body_text')
    .where('kind', '=', 'one-time-link')
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return /\/parteneri\/link\/#([\w-]+)/.exec(mail?.body_text ?? '')?.[1] ?? '';
}

test('the link of an approval makes one account, once, with a password that is not easily guessed', async () => {
  const partner = await addPartner(db);
  const token = await linkOf(partner.id);
  const email = `${partner.providerId}@exemplu.ro`;

  expect((await post('link/open', { token })).body).toEqual({
    legalName: partner.legalName,
    email,
    isNew: true,
  });
  const weak = await post('link/accept', { token, password: 'parola123456' });
  expect(weak.body).toMatchObject({ error: { fields: { password: expect.stringContaining('ghicit') } } });
  const used = await Promise.all([1, 2].map(() => post('link/accept', { token, password })));

  expect(new Set(used.map(({ status }) => status))).toEqual(new Set([200, 410]));
  const { cookies } = await post('auth/sign-in/email', { email, password });
  expect((await me(cookies)).body).toMatchObject({
    partner: { legalName: partner.legalName, providerId: partner.providerId, state: 'approved', email },
  });
  // The log of the office names the firm, not its person.
  const log = await db.selectFrom('audit_log').select(['user_name', 'action', 'subject_id']).execute();
  expect(log).toEqual(
    ['partner.joined', 'sign-in.done'].map((action) => ({
      user_name: 'partener',
      action,
      subject_id: partner.id,
    })),
  );
});

test('a link lasts 48 hours, and a newer one takes its place', async () => {
  const { id } = await addPartner(db);
  const [older, newer] = [await linkOf(id), await linkOf(id)];
  expect((await post('link/open', { token: older })).status).toBe(410);
  expect((await post('link/open', { token: newer })).status).toBe(200);

  setTime('2026-11-23T10:00:01Z');
  expect((await post('link/open', { token: newer })).status).toBe(410);
});

test('a forgotten password is replaced by a mailed link, which ends every session; other addresses get the same answer and no mail', async () => {
  const { id, providerId } = await addPartner(db);
  await addPartner(db, { state: 'applied' });
  const email = `${providerId}@exemplu.ro`;
  await post('link/accept', { token: await linkOf(id), password });
  const { cookies } = await post('auth/sign-in/email', { email, password });

  const answers = [];
  for (const one of [email, 'nimeni@exemplu.ro', 'p-proba2@exemplu.ro']) {
    answers.push(await post('forgotten', { email: one }));
  }
  const same = { status: 200, body: { status: 'done' }, cookies: '' };
  expect(answers).toEqual([same, same, same]);
  const mails = await db.selectFrom('mail_outbox').select('recipient').execute();
  expect(mails).toEqual([{ recipient: email }]);

  const token = await mailedToken();
  expect((await post('link/open', { token })).body).toMatchObject({ isNew: false });
  expect((await post('link/accept', { token, password: 'corabia albastră doarme' })).status).toBe(200);
  expect((await me(cookies)).status).toBe(401);
  expect((await post('auth/sign-in/email', { email, password })).status).toBe(401);
});

test('with a second factor the password alone opens nothing', async () => {
  const { id, providerId } = await addPartner(db);
  const email = `${providerId}@exemplu.ro`;
  await post('link/accept', { token: await linkOf(id), password });
  const { cookies } = await post('auth/sign-in/email', { email, password });
  const enabled = (await post('auth/two-factor/enable', { password }, cookies)).body as { totpURI: string };
  const secret = new URL(enabled.totpURI).searchParams.get('secret') ?? '';
  await post('auth/two-factor/verify-totp', { code: totpCode(secret) }, cookies);

  const halfway = await post('auth/sign-in/email', { email, password });

  expect(halfway.body).toMatchObject({ twoFactorRedirect: true });
  expect((await me(halfway.cookies)).status).toBe(401);
  const whole = await post('auth/two-factor/verify-totp', { code: totpCode(secret, 1) }, halfway.cookies);
  expect((await me(whole.cookies)).status).toBe(200);
});

test('after five wrong passwords the network has to wait, and the owner gets one mail', async () => {
  const { id, providerId } = await addPartner(db);
  const email = `${providerId}@exemplu.ro`;
  await post('link/accept', { token: await linkOf(id), password });

  const tries = [];
  for (let time = 0; time < 7; time += 1) {
    tries.push((await post('auth/sign-in/email', { email, password: 'alta parolă' })).status);
  }
  expect(tries).toEqual([401, 401, 401, 401, 401, 429, 429]);
  const mails = await db.selectFrom('mail_outbox').select(['recipient', 'kind', 'subject']).execute();
  expect(mails).toEqual([
    {
      recipient: email,
      kind: 'partner-locked',
      subject: 'Parole greșite pentru contul dumneavoastră de partener',
    },
  ]);
});

test('a paused or ended partner still signs in, to see the sums owed', async () => {
  for (const state of ['paused', 'ended'] as const) {
    const partner = await office.enterPartner({ state });
    expect((await partner.call('GET', '/api/parteneri/me')).body).toMatchObject({ partner: { state } });
  }
});
