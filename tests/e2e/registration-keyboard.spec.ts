import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';
import { pressOn, typeInto } from './keyboard.ts';

// Journeys over many pages, one key at a time.
test.describe.configure({ timeout: 90_000 });

async function answerYes(page: Page) {
  for (const name of ['over', 'citizen', 'validIdentity', 'validBank']) {
    await pressOn(page, page.locator(`#${name}-da`), 'Space');
  }
}

async function introduce(page: Page) {
  await typeInto(page, page.getByLabel('Nume', { exact: true }), 'Ion Popa');
  await typeInto(page, page.getByLabel('E-mail', { exact: true }), 'ion@example.ro');
  await pressOn(page, page.getByLabel(/^Accept/), 'Space');
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the short form is filled in, corrected and sent by keyboard alone', async ({ page }) => {
      await page.goto('/reg/?ver=2');
      await typeInto(page, page.getByLabel('Suma'), '3000');
      await answerYes(page);
      await typeInto(page, page.getByLabel('E-mail', { exact: true }), 'ion@');
      await page.keyboard.press('Enter');

      await expect(page).toHaveTitle(/^Eroare/);
      await expect(page.locator('.error-summary')).toBeFocused();
      await pressOn(page, page.locator('.error-summary').getByRole('link').first(), 'Enter');
      await expect(page.getByLabel('Nume', { exact: true })).toBeFocused();
      await introduce(page);
      await pressOn(page, page.getByRole('button', { name: 'Vedeți ofertele' }), 'Enter');
      await expect(page).toHaveURL(/\/process\/\?suma=3000/);
    });

    test('the long form is filled in step by step by keyboard alone', async ({ page }) => {
      await page.goto('/reg2/');
      await typeInto(page, page.getByLabel('Suma'), '4000');
      await pressOn(page, page.getByRole('button', { name: 'Continuați' }), 'Enter');
      await expect(page.locator('[aria-current="step"]')).toHaveText('Condițiile de bază');
      await answerYes(page);
      await pressOn(page, page.getByRole('button', { name: 'Continuați' }), 'Space');
      await expect(page.locator('[aria-current="step"]')).toHaveText('Unde vă scriem');
      await introduce(page);
      await pressOn(page, page.getByRole('button', { name: 'Vedeți ofertele' }), 'Enter');
      await expect(page).toHaveURL(/\/process\/\?suma=4000/);
    });
  });
}
