import { expect, test, type Locator, type Page } from '@playwright/test';

// Journeys over many pages, one key at a time.
test.describe.configure({ timeout: 90_000 });

const MOST_STOPS = 60;

/** Goes on by Tab until the control has the focus, as people do who have no mouse. */
async function tabTo(page: Page, control: Locator) {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

async function type(page: Page, control: Locator, text: string) {
  await tabTo(page, control);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

async function press(page: Page, control: Locator, key: 'Space' | 'Enter') {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

async function answerYes(page: Page) {
  for (const name of ['over', 'citizen', 'validIdentity', 'validBank']) {
    await press(page, page.locator(`#${name}-da`), 'Space');
  }
}

async function introduce(page: Page) {
  await type(page, page.getByLabel('Nume', { exact: true }), 'Ion Popa');
  await type(page, page.getByLabel('E-mail', { exact: true }), 'ion@example.ro');
  await press(page, page.getByLabel(/^Accept/), 'Space');
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the short form is filled in, mended and sent by keyboard alone', async ({ page }) => {
      await page.goto('/reg/?ver=2');
      await type(page, page.getByLabel('Suma'), '3000');
      await answerYes(page);
      await type(page, page.getByLabel('E-mail', { exact: true }), 'ion@');
      await page.keyboard.press('Enter');

      await expect(page).toHaveTitle(/^Eroare/);
      await expect(page.locator('.error-summary')).toBeFocused();
      await press(page, page.locator('.error-summary').getByRole('link').first(), 'Enter');
      await expect(page.getByLabel('Nume', { exact: true })).toBeFocused();
      await introduce(page);
      await press(page, page.getByRole('button', { name: 'Vedeți ofertele' }), 'Enter');
      await expect(page).toHaveURL(/\/process\/\?suma=3000/);
    });

    test('the long form is filled in step by step by keyboard alone', async ({ page }) => {
      await page.goto('/reg2/');
      await type(page, page.getByLabel('Suma'), '4000');
      await press(page, page.getByRole('button', { name: 'Continuați' }), 'Enter');
      await expect(page.locator('[aria-current="step"]')).toHaveText('Condițiile de bază');
      await answerYes(page);
      await press(page, page.getByRole('button', { name: 'Continuați' }), 'Space');
      await expect(page.locator('[aria-current="step"]')).toHaveText('Cum vă găsim');
      await introduce(page);
      await press(page, page.getByRole('button', { name: 'Vedeți ofertele' }), 'Enter');
      await expect(page).toHaveURL(/\/process\/\?suma=4000/);
    });
  });
}
