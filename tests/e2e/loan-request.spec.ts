import { expect } from '@playwright/test';
import { test } from './test.ts';
import { takenOver } from './taken-over.ts';

// One form for amount, term and purpose: it works alike on the home page and above the offers.

test('another unit keeps the term, as closely as its limits allow', async ({ page }) => {
  await page.goto('/?suma=2000&perioada=6');
  await page.getByLabel('Unitatea perioadei').click();
  await page.getByLabel('Unitatea perioadei').selectOption('zile');
  await expect(page.locator('#perioada')).toHaveValue('90');
  await expect(page).toHaveURL(/perioada=90&unitate=zile/);

  await page.goto('/offers/?suma=2000&perioada=60&unitate=zile');
  await page.getByLabel('Unitatea perioadei').click();
  await page.getByLabel('Unitatea perioadei').selectOption('luni');
  await expect(page.locator('#perioada')).toHaveValue('2');
  await expect(page).toHaveURL(/suma=2000&perioada=2$/);
});

test('an unreadable request shows no loan until a readable one is typed', async ({ page }) => {
  for (const path of ['/offers/', '/']) {
    await page.goto(`${path}?suma=abc&perioada=3`);
    await takenOver(page);
    const answer = page.locator('[data-offer], .hero-fig');
    await expect(answer).toHaveCount(0);
    // A change of the other field does not correct the error, and the address keeps what was typed.
    await page.locator('#perioada').fill('4');
    await expect(answer).toHaveCount(0);
    await expect(page).toHaveURL(/suma=abc/);
    await page.locator('#suma').fill('3 000');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('3 000 de lei');
    await expect(answer).not.toHaveCount(0);
    await expect(page).toHaveURL(/suma=3000&perioada=4/);
  }
});

test('on the home page a field shows its error on blur and on submit', async ({ page }) => {
  await page.goto('/');
  // Only scripts validate a field on blur: they must have loaded.
  await takenOver(page);
  const refused = page.locator('#suma-error');
  await page.locator('#suma').fill('5');
  await expect(refused).toHaveCount(0);
  await page.locator('#perioada').fill('99');
  await expect(refused).toContainText('Alegeți o sumă între');
  await expect(page.locator('#perioada-error')).toHaveCount(0);

  await page.locator('#perioada').press('Enter');

  await expect(page).toHaveURL(/\/(\?.*)?$/);
  await expect(page.locator('#suma')).toBeFocused();
  await expect(page.locator('#perioada-error')).toContainText('Alegeți o perioadă între');

  await page.locator('#suma').fill('3 000');
  await expect(refused).toHaveCount(0);
});

test('above the offers a usable amount counts while the term is still being typed', async ({ page }) => {
  await page.goto('/offers/?suma=2000&perioada=3');
  await page.locator('#perioada').fill('');
  await page.locator('#suma').fill('4 000');

  await expect(page.getByRole('heading', { level: 1 })).toContainText('4 000 de lei pe 3 luni');
  await expect(page.locator('.error-summary')).toHaveCount(0);
  await page.getByRole('button', { name: 'Recalculați' }).click();
  await expect(page.locator('.error-summary')).toContainText('Scrieți pe cât timp aveți nevoie de bani.');
});

test('an amount keeps its formatting while the term beside it changes', async ({ page }) => {
  await page.goto('/offers/?suma=12000&perioada=6');
  await takenOver(page);
  await page.locator('#perioada').fill('7');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('7 luni');
  await expect(page.locator('#suma')).toHaveValue(/^12\s000$/);
});

test('the roads under the answer of the home page follow the form', async ({ page }) => {
  await page.goto('/?suma=2000&perioada=3');
  await page.getByRole('button', { name: 'Refuz' }).click();
  await takenOver(page);
  const roads = page.getByRole('region', { name: /șase drumuri/ });
  await expect(roads).toContainText('Aceiași 2 000 de lei');
  await page.locator('#suma').fill('30 000');
  await page.locator('#perioada').fill('36');
  await roads.scrollIntoViewIfNeeded();
  await expect(roads.getByRole('heading', { level: 2 })).toHaveText('Aceiași 30 000 de lei, șase drumuri');
  await expect(roads).toContainText('3 834–7 633 lei');
  await expect(roads.getByRole('link', { name: 'Banca' })).toHaveAttribute(
    'href',
    '/drumuri/?suma=30000&perioada=36#banca',
  );
  await expect(roads.getByRole('button', { name: 'Vedeți băncile și rata lor' })).toBeVisible();
});

test('on a phone the answer stays visible above the focused field', async ({ page }) => {
  // The part of a phone's screen above its keyboard.
  await page.setViewportSize({ width: 360, height: 420 });
  await page.goto('/?suma=2000&perioada=3');
  await page.getByRole('button', { name: 'Refuz' }).click();
  await takenOver(page);
  for (const control of await page.locator('.hero-form :is(input:not([type=hidden]), select)').all()) {
    await control.focus();
    await control.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await expect(page.locator('.hero-fig')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.hero-fig')).toContainText('înapoi 3 760 lei');
  }
});

test('on a phone the answer and the six roads are within a screen and a half, and each is a link', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/?suma=2000&perioada=3');
  const roads = page.locator('.roads');
  const bottom = await roads.evaluate((list) => list.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThanOrEqual(1_200);
  await expect(roads.getByRole('listitem')).toHaveCount(6);
  await expect(roads.getByRole('link')).toHaveCount(6);
});
