import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';
import { takenOver } from './taken-over.ts';

test('a visitor enters amount and term on the home page and reaches the lender', async ({ page }) => {
  const events: { event_id: number; path: string; uuid: string; sub8?: string }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/event')) events.push(request.postDataJSON());
  });
  // Field events have the event id of a page view; a page view has no sub8.
  const viewed = () =>
    events.filter(({ event_id, sub8 }) => event_id === 5 && !sub8).map(({ path }) => path.split('?')[0]);
  await page.goto('/');

  await page.getByLabel('Suma', { exact: false }).first().fill('3 000');
  await page.getByRole('button', { name: /Vedeți ofertele/ }).click();
  await expect(page).toHaveURL(/\/offers\/\?.*suma=3/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('3 000');
  // Requests sent while a page unloads are not shown to this test; event-queue.test.ts covers leaving at once.
  await expect.poll(viewed).toEqual(['/', '/offers/']);

  await page.getByRole('link', { name: 'Mergeți la Smile Credit' }).first().click();
  await expect(page).toHaveURL(/\/transition\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Smile Credit');

  const leaving = page.getByRole('link', { name: /Continuați la Smile Credit/ });
  const href = (await leaving.getAttribute('href')) ?? '';
  const answer = await page.request.get(href, { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers()['location']).toMatch(/^https:\/\/www\.smilecredit\.ro/);
  expect(answer.headers()['x-robots-tag']).toContain('noindex');

  await expect.poll(viewed).toEqual(['/', '/offers/', '/transition/']);
  expect(new Set(events.map(({ uuid }) => uuid)).size).toBe(events.length);
});

test('moving between application pages loads no second document, and Back returns', async ({ page }) => {
  await page.goto('/');
  await takenOver(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  await page.locator('header').getByRole('link', { name: 'Oferte', exact: true }).first().click();
  await expect(page).toHaveURL(/\/offers\/$/);
  await expect(page).toHaveTitle(/ofert/i);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  const moved = await styleOfAll(page);

  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cât vă costă');

  // A page looks the same whichever way it was reached.
  await page.goto('/offers/');
  expect(moved).toEqual(await styleOfAll(page));
});

/** Returns the position and type of every element: missing or late styles would change them. */
async function styleOfAll(page: Page) {
  await page.evaluate(() => document.fonts.ready);
  return await page.locator('#page *').evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, fontSize, display } = getComputedStyle(element);
      const place = [x, y + scrollY, width, height].map(Math.round);
      return [element.tagName, element.className.toString(), color, fontSize, display, ...place].join(' ');
    }),
  );
}

test('a page restored from the back-forward cache is counted once, as event 27', async ({ page }) => {
  const ids: number[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/event'))
      ids.push((request.postDataJSON() as { event_id: number }).event_id);
  });
  await page.goto('/cum-ordonam/');
  await expect.poll(() => ids).toEqual([5]);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect.poll(() => ids).toEqual([5, 27]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the same way leads from the question to the lender', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Suma', { exact: false }).first().fill('2.500');
    await page.getByRole('button', { name: /Vedeți ofertele/ }).click();

    await expect(page).toHaveURL(/suma=2\.500/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('2 500');
    await page.getByRole('link', { name: 'Mergeți la Smile Credit' }).first().click();
    await expect(page.getByRole('link', { name: /Continuați la Smile Credit/ })).toBeVisible();
  });

  test('an invalid amount is explained beside the field, and the typed text stays', async ({ page }) => {
    await page.goto('/offers/?suma=dou%C4%83+mii&perioada=3');

    await expect(page).toHaveTitle(/^Eroare: /);
    await expect(page.getByLabel('Suma', { exact: false }).first()).toHaveValue('două mii');
    await expect(page.locator('.error-summary a').first()).toBeVisible();
  });

  test('no slider is shown that could not be moved', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('input[type="range"]').first()).toBeHidden();
  });

  test('sorting and comparing are links and forms', async ({ page }) => {
    await page.goto('/offers/?suma=2000&perioada=3&ordine=nume');
    await expect(page.locator('article, .offer').first()).toBeVisible();
    await page.goto('/comparatie/?oferte=smile-credit,ferratum&suma=2000&perioada=3');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Smile Credit');
  });
});
