import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';
import { rows } from './stored-rows.ts';
import { watchShifts } from './layout-shift.ts';

const question = (page: Page) => page.getByRole('region', { name: 'Putem număra vizita și dispozitivul?' });

/** Lists everything the site stores on the device. */
async function kept(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const inStorage = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  return [...cookies.map(({ name }) => name), ...inStorage].toSorted();
}

test('before a choice nothing is stored, and the question is the first element of the page', async ({
  page,
}) => {
  await page.goto('/');
  await expect(question(page)).toBeVisible();
  await page.goto('/offers/');
  await expect(question(page)).toBeVisible();
  expect(await kept(page)).toEqual([]);

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Săriți la conținut' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(
    question(page).getByRole('link', { name: 'Putem număra vizita și dispozitivul?' }),
  ).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(question(page).getByRole('button', { name: 'Refuz' })).toBeFocused();
});

test('refusing is as easy as accepting: two equal buttons, side by side', async ({ page }) => {
  await page.goto('/');
  const look = (name: string) =>
    question(page)
      .getByRole('button', { name })
      .evaluate((button) => {
        const { color, backgroundColor, borderColor, fontWeight, fontSize } = getComputedStyle(button);
        const { width, height, top } = button.getBoundingClientRect();
        return { color, backgroundColor, borderColor, fontWeight, fontSize, width, height, top };
      });
  expect(await look('Accept')).toEqual(await look('Refuz'));
});

test('after "Refuz" only the choice is stored, for 180 days, and the question does not return', async ({
  page,
}) => {
  await page.goto('/');
  await question(page).getByRole('button', { name: 'Refuz' }).click();
  await expect(question(page)).toBeHidden();
  await expect(page.locator('#announcer')).toBeEmpty();
  await expect(page.locator('#continut')).toBeFocused();

  await page.goto('/blog/');
  await expect(page.locator('html')).toHaveAttribute('data-consent', 'refused');
  await expect(question(page)).toBeHidden();
  expect(await kept(page)).toEqual(['consent']);
  const [cookie] = await page.context().cookies();
  expect(cookie).toMatchObject({ value: '2.3/none', path: '/', sameSite: 'Lax', httpOnly: false });
  expect(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(180, 1);
});

test('"Accept" leaves a receipt; changing and withdrawing the choice is as easy', async ({ page }) => {
  await page.goto('/ce-este-dae-si-cum-se-calculeaza/');
  await question(page).getByRole('button', { name: 'Accept' }).click();
  await expect(question(page)).toBeHidden();
  const [, id] =
    /fingerprint\/(.*)/.exec(
      (await page.context().cookies()).find(({ name }) => name === 'consent')?.value ?? '',
    ) ?? [];
  expect(await rows('select choice, purposes, version, country from consents where id = $1', [id])).toEqual([
    { choice: 'accepted', purposes: ['measurement', 'fingerprint'], version: '2.3', country: 'RO' },
  ]);

  await page.evaluate(() => {
    document.cookie = 'client_id=x; path=/';
    localStorage.setItem('0298.1-A/B', 'A');
  });
  await page.locator('footer').getByRole('link', { name: 'Cookie-uri' }).click();
  const choices = page.getByRole('region', { name: 'Alegerea dumneavoastră' });
  await expect(choices.getByLabel('Măsurarea vizitelor')).toBeChecked();
  await expect(choices.getByText('Ați permis recunoașterea dispozitivului.')).toBeVisible();
  await choices.getByLabel('Recunoașterea dispozitivului').uncheck();
  await choices.getByRole('button', { name: 'Păstrați alegerea' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-consent', 'measurement');
  expect(await kept(page)).toContain('client_id');

  await choices.getByRole('button', { name: 'Refuz' }).click();
  await expect(choices.getByText('Ați refuzat.')).toBeVisible();
  await expect(choices.getByLabel('Măsurarea vizitelor')).not.toBeChecked();
  expect(await kept(page)).toEqual(['consent']);
  expect(await rows('select choice from consents where replaces = $1', [id])).toEqual([{ choice: 'chosen' }]);
});

test('after "Accept" exactly the named cookies are stored, for their stated lifetimes, and nothing else', async ({
  page,
}) => {
  await page.goto('/cum-ordonam/?utm_source=ziar');
  await question(page).getByRole('button', { name: 'Accept' }).click();
  await expect(question(page)).toBeHidden();
  const days = { attribution: 180, client_id: 180, consent: 180, i18n_redirected: 365, session_id: 1 / 48 };
  // Unsent events stay in storage until they are acknowledged.
  await expect.poll(() => kept(page)).toEqual(Object.keys(days));

  const cookies = await page.context().cookies();
  const shape = { domain: 'localhost', path: '/', sameSite: 'Lax', httpOnly: false, secure: false };
  for (const [name, lifetime] of Object.entries(days)) {
    const cookie = cookies.find((one) => one.name === name);
    expect(cookie, name).toMatchObject(shape);
    expect(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400, name).toBeCloseTo(lifetime, 2);
  }
  const valueOf = async (name: string) =>
    (await page.context().cookies()).find((cookie) => cookie.name === name);
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  const [session, client] = await Promise.all([valueOf('session_id'), valueOf('client_id')]);
  expect(session?.value).toMatch(uuid);
  expect(client?.value).toMatch(uuid);

  // The session's lifetime is extended by the visit, the client id's is not.
  await page.goto('/despre-noi/');
  await expect
    .poll(async () => (await valueOf('session_id'))?.expires)
    .toBeGreaterThan(session?.expires ?? 0);
  expect((await valueOf('session_id'))?.value).toBe(session?.value);
  expect(await valueOf('client_id')).toEqual(client);
  await expect.poll(() => kept(page)).toEqual(Object.keys(days));
});

test('an answer in one page applies to all other open pages', async ({ page, context }) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/offers/');
  await question(other).getByRole('button', { name: 'Refuz' }).click();
  await expect(question(other)).toBeHidden();
  await page.bringToFront();
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await expect(question(page)).toBeHidden();
});

test('an answer that could not be stored is reported, and the question stays', async ({ page }) => {
  await page.goto('/');
  await page.route('/api/consent', (route) => route.abort());
  await question(page).getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('Alegerea nu a putut fi păstrată')).toBeVisible();
  await expect(question(page)).toBeVisible();
  expect(await kept(page)).toEqual([]);
});

test('a browser without cookies is not counted as a refusal, and no question is shown', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'cookieEnabled', { get: () => false }));
  await page.goto('/politica-de-cookies/');
  await expect(page.getByText('nu păstrează cookie-uri de la acest site')).toBeVisible();
  await expect(page.getByText('Ați refuzat. ')).toBeHidden();
  await expect(question(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Păstrați alegerea' })).toBeHidden();
});

test('the question moves no element, and never hides a focused one', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const lastShift = await watchShifts(page);
  await page.goto('/cum-ordonam/');
  await expect(question(page)).toBeVisible();
  await page.locator('footer a').last().focus();
  const [link, bar] = await Promise.all([
    page.locator('footer a').last().boundingBox(),
    question(page).boundingBox(),
  ]);
  expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  expect(await lastShift()).toBe(0);
});

test('on a phone the question does not cover the main button of the offers', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/offers/');
  await expect(question(page)).toBeVisible();
  await page.getByText('Schimbați').click();
  const [button, bar] = await Promise.all([
    page.getByRole('button', { name: 'Recalculați' }).boundingBox(),
    question(page).boundingBox(),
  ]);
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});

test('on a phone the question does not cover the link to a lender', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const lender of ['smile-credit', 'viva-credit', 'ferratum', 'hora-credit']) {
    await page.goto(`/credit-nevoi-personale/${lender}/`);
    await expect(question(page)).toBeVisible();
    const [button, bar] = await Promise.all([
      page.locator('.lender-ways a').first().boundingBox(),
      question(page).boundingBox(),
    ]);
    expect((button?.y ?? Infinity) + (button?.height ?? 0), lender).toBeLessThanOrEqual(bar?.y ?? 0);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the question is asked, answered, stored and withdrawn', async ({ page }) => {
    await page.goto('/offers/?suma=2000&perioada=3');
    await question(page).getByRole('button', { name: 'Accept' }).click();
    await expect(page).toHaveURL(/\/offers\/\?suma=2000&perioada=3$/);
    await expect(question(page)).toBeHidden();

    await page.goto('/politica-de-cookies/');
    await expect(page.getByText('Ați permis măsurarea vizitelor.')).toBeVisible();
    await expect(page.getByText('Ați refuzat.')).toBeHidden();
    await page.getByRole('button', { name: 'Refuz' }).last().click();
    await expect(page.getByText('Ați refuzat.')).toBeVisible();
    expect((await page.context().cookies()).map(({ value }) => value)).toEqual(['2.3/none']);
  });
});
