import { expect, test } from 'vitest';
import { officePassword } from '#tests/factories/office.ts';
import { openOffice } from '#tests/factories/open-office.ts';
import { totpCode } from '#tests/factories/totp-code.ts';

const { office } = await openOffice({ isSecondFactorRequired: true });
const guarded = office.routes.filter(({ needsSecondFactor }) => needsSecondFactor);
const pathOf = (url: string) => url.replaceAll(/:\w+/g, '0a0a0a0a-0000-4000-8000-000000000000');

/** Starts an office with an administrator signed in by password alone, and a way to switch the second factor on. */
async function byPassword() {
  const { email } = await office.addPerson(['administrator']);
  const { cookies } = await office.signIn(email);
  const call = (path: string, body: object, own = cookies) =>
    office.call('POST', `/api/admin/auth/two-factor/${path}`, { body, cookies: own });
  async function switchOn() {
    const { body } = await call('enable', { password: officePassword });
    const secret = new URL((body as { totpURI: string }).totpURI).searchParams.get('secret') ?? '';
    const proved = await call('verify-totp', { code: totpCode(secret) });
    return { secret, cookies: proved.cookies };
  }
  return { email, cookies, call, switchOn };
}

// Covers what the public sees, payouts and access: a new route belongs in this list or states why not.
test('approving, publishing, hiding, payouts and accounts need a second factor', () => {
  expect(guarded.map(({ method, url }) => `${method} ${url.replace('/api/admin/', '')}`).toSorted()).toEqual([
    'DELETE texts/:slug/publication',
    'PATCH users/:id',
    'POST evidence-changes/:id/approve',
    'POST evidence-files/:hash/erase',
    'POST hidden',
    'POST hidden/show',
    'POST lead-feeds',
    'POST lead-feeds/:leadId/pause',
    'POST ledger-adjustments/:id/approve',
    'POST offer-changes/:id/approve',
    'POST offer-terms-changes/:id/approve',
    'POST offers/:id/pause',
    'POST operations/digest/send',
    'POST partner-terms-changes/:id/approve',
    'POST partners/:id/link',
    'POST partners/:id/state',
    'POST payers',
    'POST payouts/:id/approve',
    'POST postback-keys',
    'POST postback-keys/:id/dialect',
    'POST postback-keys/:id/end',
    'POST postbacks/:id/amount',
    'POST postbacks/:id/reread',
    'POST postbacks/reread',
    'POST price-reports/:id/decision',
    'POST push',
    'POST reported-prices/:id/publish',
    'POST reported-prices/:id/withdraw',
    'POST sent-requests/:id/decision',
    'POST series-changes/:id/approve',
    'POST text-changes/:id/approve',
    'POST texts/:slug/publish',
    'POST transparency-changes/:id/approve',
    'POST users',
    'POST users/:id/new-password',
    'POST users/invitations/:id/withdraw',
    'PUT lead-feeds/:leadId',
    'PUT payers/:id',
    'PUT texts/:slug/publication',
  ]);
});

test('each of them refuses a session opened by password alone, and leads to „Contul meu”; with a code it opens', async () => {
  const person = await byPassword();
  const codes = async (cookies: string) => {
    const answers = await Promise.all(
      guarded.map(({ method, url }) => office.call(method as 'POST', pathOf(url), { cookies })),
    );
    return new Set(answers.map(({ body }) => (body as { error?: { code: string } }).error?.code));
  };

  expect(await codes(person.cookies)).toEqual(new Set(['second-factor-needed']));
  const { body } = await office.call('POST', '/api/admin/hidden', { cookies: person.cookies });
  expect(body).toEqual({
    error: {
      code: 'second-factor-needed',
      message: expect.stringContaining('porniți al doilea pas în „Contul meu”'),
      link: { href: '/admin/cont/', text: 'Mergeți la „Contul meu”' },
    },
  });

  const { cookies } = await person.switchOn();
  expect(await codes(cookies)).not.toContain('second-factor-needed');
});

test('a session opened before the second factor was switched on elsewhere still counts as opened by password alone', async () => {
  const person = await byPassword();
  const thief = await office.signIn(person.email);
  const { secret } = await person.switchOn();

  const refused = await office.call('POST', '/api/admin/hidden', { cookies: thief.cookies });
  expect(refused).toMatchObject({
    status: 403,
    body: {
      error: { code: 'second-factor-needed', message: expect.stringContaining('intrați din nou') },
    },
  });

  const halfway = await office.signIn(person.email);
  const whole = await person.call('verify-totp', { code: totpCode(secret, 1) }, halfway.cookies);
  expect((await office.call('POST', '/api/admin/hidden', { cookies: whole.cookies })).status).toBe(400);
});
