import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from './test.ts';
import PostalMime from 'postal-mime';
import { enterOffice, expectClear, officePassword, TIMEOUT_MS } from './office.ts';
import { rows } from './stored-rows.ts';

/** Returns the text of the message to an address in the mail folder; empty until it arrives. */
async function letterTo(address: string): Promise<string> {
  const folder = join(process.env['E2E_DATA_DIR'] ?? '', 'mail');
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.endsWith('.eml')) continue;
    const { to, text = '' } = await PostalMime.parse(await readFile(join(folder, name)));
    if (to?.some((one) => one.address === address)) return text;
  }
  return '';
}

/** Pages of the back office for an administrator; subjects with a spec of their own have their pages there. */
const officePages = [
  '/admin/',
  '/admin/cont/',
  '/admin/colegi/',
  '/admin/jurnal/',
  '/admin/statistici/acum/',
  '/admin/statistici/vizite/',
  '/admin/statistici/surse/',
  '/admin/statistici/parteneri/',
  '/admin/statistici/pagini/',
  '/admin/statistici/drum/',
  '/admin/statistici/oferte/',
  '/admin/statistici/formulare/',
  '/admin/statistici/experimente/',
  '/admin/statistici/viteza/',
  '/admin/statistici/prospetime/',
  '/admin/operatiuni/',
  '/admin/operatiuni/verificari/',
  '/admin/operatiuni/notificari/',
  '/admin/moderare/',
  '/admin/texte/',
  '/admin/texte/ferratum/',
  '/admin/texte/calculator/',
  '/admin/texte/versiuni/',
  '/admin/texte/ferratum/scrie/',
  '/admin/texte/nou/?fel=blog&titlu=Un%20ghid&adresa=un-ghid',
  '/admin/texte/propuneri/',
  '/admin/creditori/nou/',
  '/admin/transparenta/',
  '/admin/termeni/',
  '/admin/termeni/parteneri/',
  '/admin/scoase/',
  '/admin/scoase/?fel=page&care=/offers/',
  '/admin/nimic/',
];

test('a signed-out person gets the sign-in page, and then the page they wanted', async ({ page }) => {
  const { email } = await enterOffice(page, ['administrator'], 'Ana');
  await page.getByRole('button', { name: 'Ieșiți' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Intrați în redacție');

  await page.goto('/admin/jurnal/?actiune=sign-in.done');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Parolă').fill('nu este aceasta');
  await page.getByRole('button', { name: 'Intrați', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Adresa de e-mail sau parola nu este corectă.');
  await page.getByLabel('Parolă').fill(officePassword);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/admin\/jurnal\/\?actiune=sign-in\.done$/);
  await expect(page.getByRole('row').nth(1)).toContainText('A intrat în cont');
});

test('without a connection signing out reports that the account is still open', async ({ page, context }) => {
  await enterOffice(page, ['moderator'], 'Radu');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Ieșiți' }).click();
  await expect(page.getByRole('alert')).toContainText('Nu ați ieșit din cont. Nu există conexiune.');

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Ieșiți' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Intrați în redacție');
});

test('a passkey created in the account replaces the password, and counts as both steps', async ({ page }) => {
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  await enterOffice(page, ['moderator'], 'Radu');
  await page.getByRole('link', { name: 'Contul meu' }).click();
  await page.getByLabel('Numele cheii').fill('telefonul meu');
  await page.getByRole('button', { name: 'Adăugați o cheie de acces' }).click();
  // The field's hint has the same words before a key exists.
  await expect(page.getByRole('listitem').filter({ hasText: 'telefonul meu' })).toBeVisible();

  await page.getByRole('button', { name: 'Ieșiți' }).click();
  await page.getByRole('button', { name: 'Intrați cu o cheie de acces' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bună ziua, Radu');
  const me = await (await page.request.get('/api/admin/me')).json();
  expect(me).toMatchObject({ officer: { twoFactorEnabled: false, hasSecondFactor: true } });
});

test('people see only what their roles open', async ({ page }) => {
  await enterOffice(page, ['moderator'], 'Radu');

  await expect(page.getByRole('link', { name: 'Contul meu' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Colegi' })).toHaveCount(0);
  await page.goto('/admin/colegi/');
  await expect(page.getByRole('alert')).toContainText('Contul dumneavoastră nu are acest drept.');
});

test('an administrator invites by mail; the link creates one account, once, and the log records it', async ({
  page,
  browser,
}) => {
  test.slow();
  await enterOffice(page, ['administrator'], 'Ana');
  await page.getByRole('link', { name: 'Colegi' }).click();
  await page.getByLabel('Nume', { exact: true }).fill('Ion Nou');
  const email = `ion.${Date.now()}@exemplu.ro`;
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Trimiteți invitația' }).click();
  await expect(page.getByRole('alert')).toContainText('Alegeți cel puțin un rol.');
  await page
    .getByRole('group', { name: 'Roluri' })
    .getByLabel(/^Editor/)
    .check();
  await page.getByRole('button', { name: 'Trimiteți invitația' }).click();
  await expect(page.getByRole('status')).toContainText(`prin e-mail la ${email}`);

  await expect.poll(() => letterTo(email), { timeout: 20_000 }).toContain('/admin/invitatie/#');
  const link = /http:\S+\/admin\/invitatie\/#\S+/.exec(await letterTo(email))?.[0] ?? '';
  await expect(page.getByLabel('Linkul')).toHaveValue(link);
  const ion = await (await browser.newContext()).newPage();
  await ion.goto(link);
  await expect(ion.getByLabel('Nume')).toHaveValue('Ion Nou');
  await ion.getByLabel('Parolă').fill(officePassword);
  await ion.getByRole('button', { name: 'Salvați și intrați' }).click();
  await expect(ion.getByRole('heading', { level: 1 })).toHaveText('Bună ziua, Ion Nou', { timeout: 20_000 });
  const late = await ion.context().newPage();
  await late.goto(link);
  await expect(late.getByRole('heading', { level: 1 })).toHaveText('Link nevalabil');
  await ion.context().close();
  const entries = await rows('select user_name, after from audit_log where subject_id = $1', [email]);
  expect(entries).toEqual([{ user_name: 'Ana', after: { name: 'Ion Nou', roles: ['editor'] } }]);
});

test('the document of the back office is empty, is not cached and has its own policy', async ({
  request,
}) => {
  const answer = await request.get('/admin/colegi/');
  const { headers } = { headers: answer.headers() };

  expect(answer.status()).toBe(200);
  expect(headers['cache-control']).toBe('private, no-store');
  expect(headers['x-robots-tag']).toContain('noindex');
  expect(headers['content-security-policy']).toMatch(/script-src 'self';/);
  expect(headers['content-security-policy']).not.toContain('unsafe');
});

test('visitors load no file of the back office', async ({ page }) => {
  const scripts: string[] = [];
  await page.goto('/admin/intrare/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const office = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  page.on('request', (request) => scripts.push(request.url()));
  for (const path of ['/', '/offers/', '/blog/']) {
    await page.goto(path);
    await page.mouse.move(100, 100);
    await page.waitForLoadState('networkidle');
  }

  const own = office.filter((url) => url.endsWith('.js'));
  expect(own.length).toBeGreaterThan(1);
  expect(scripts.filter((url) => own.includes(url))).toEqual([]);
});

test('every page has no axe violations and fits the screen', async ({ page }) => {
  test.setTimeout(TIMEOUT_MS);
  await expectClear(page, ['/admin/intrare/']);
  await enterOffice(page, ['administrator'], 'Ana');
  await expectClear(page, officePages);
});
