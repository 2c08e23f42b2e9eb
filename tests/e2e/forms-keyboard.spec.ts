import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './test.ts';
import { pressOn, typeInto } from './keyboard.ts';

// Long pages, one key at a time.
test.describe.configure({ timeout: 150_000 });

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name });

/** Expects the error summary to have the focus, and to link to the first field it names. */
async function expectToBeLedTo(page: Page, first: Locator) {
  await expect(page).toHaveTitle(/^Eroare/);
  await expect(page.locator('.error-summary')).toBeFocused();
  await pressOn(page, page.locator('.error-summary').getByRole('link').first(), 'Enter');
  await expect(first).toBeFocused();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });
    const mark = `${Date.now()}.${javaScriptEnabled ? 1 : 2}`;

    test('a comment is written, corrected and sent by keyboard alone', async ({ page }) => {
      await page.goto('/robor-si-ircc-pentru-rata-ta/');
      await pressOn(page, page.locator('summary', { hasText: 'Scrieți un comentariu' }), 'Enter');
      await typeInto(page, field(page, 'E-mail'), 'ana@');
      await typeInto(page, field(page, 'Comentariu'), 'Mulțumesc pentru explicații.');
      await pressOn(page, button(page, 'Trimiteți comentariul'), 'Enter');

      await expectToBeLedTo(page, field(page, 'Nume'));
      await page.keyboard.type('Ana');
      await typeInto(page, field(page, 'E-mail'), 'ana@example.ro');
      await expect(field(page, 'Comentariu')).toHaveValue('Mulțumesc pentru explicații.');
      await pressOn(page, button(page, 'Trimiteți comentariul'), 'Enter');
      await expect(page.getByText('Comentariul a fost trimis.')).toBeVisible();
    });

    test('a review is written, corrected and sent by keyboard alone', async ({ page }) => {
      await page.goto('/credit-nevoi-personale/ferratum/');
      await pressOn(page, page.locator('summary', { hasText: 'Scrieți o părere' }), 'Enter');
      await typeInto(page, field(page, 'Nume'), 'Petru');
      await page.keyboard.press('Enter');

      const best = page.getByRole('radio', { name: /^5 stele/ });
      await expectToBeLedTo(page, best);
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('radio', { name: /^4 stele/ })).toBeChecked();
      await typeInto(page, page.getByLabel('Cum a fost?'), 'Au răspuns repede și clar la întrebări.');
      await expect(field(page, 'Nume')).toHaveValue('Petru');
      await typeInto(page, field(page, 'E-mail'), `tastatura.${mark}@example.ro`);
      await pressOn(page, button(page, 'Trimiteți părerea'), 'Enter');
      await expect(page.getByText('Mai este un pas.')).toBeVisible();
    });

    test('a visitor subscribes and unsubscribes by keyboard alone', async ({ page }) => {
      const email = `abonat.tastatura.${mark}@example.ro`;
      await page.goto('/abonare/');
      await pressOn(page, page.getByLabel(/^Ghiduri noi/), 'Space');
      await pressOn(page, button(page, 'Abonați-mă'), 'Enter');
      await expectToBeLedTo(page, field(page, 'E-mail'));
      await page.keyboard.type(email);
      await expect(page.getByLabel(/^Ghiduri noi/)).toBeChecked();
      await pressOn(page, button(page, 'Abonați-mă'), 'Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Mai este un pas: deschideți e-mailul',
      );

      await page.goto('/unsubscribe/');
      await typeInto(page, field(page, 'E-mail'), 'abonat@');
      await page.keyboard.press('Enter');
      await expectToBeLedTo(page, field(page, 'E-mail'));
      await typeInto(page, field(page, 'E-mail'), email);
      await pressOn(page, button(page, 'Dezabonați-mă'), 'Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('S-a făcut: nu vă mai scriem');
    });
  });
}
