import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';
import { expectClearSchemes } from './expect-clear-schemes.ts';

async function fillIn(page: Page, message: string) {
  await page.getByLabel('Nume', { exact: true }).fill('Ion Popa');
  await page.getByLabel('E-mail', { exact: true }).fill('ion@example.ro');
  await page.getByLabel('Telefon').fill('0722.123.456');
  await page.getByLabel('Mesaj').fill(message);
}

test('a message is sent by keyboard alone, and a dialog shows its number', async ({ page }) => {
  await page.goto('/contact/');
  await page.getByLabel('Nume', { exact: true }).focus();
  for (const text of ['Ion Popa', 'ion@example.ro', '0722 123 456', 'O recl', 'De unde luați cifrele?']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Mesajul a fost trimis' });
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText(/C-\w{4}-\w{4}/);
  await expect.poll(() => dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('invalid input comes back with a summary, messages at the fields and all typed text', async ({
      page,
    }) => {
      await page.goto('/contact/');
      await page.getByLabel('Nume', { exact: true }).fill('<b>Ion</b>');
      await page.getByLabel('E-mail', { exact: true }).fill('ion@');
      await page.getByLabel('Telefon').fill('123');
      await page.getByLabel('Mesaj').fill('🙂');
      await page.getByRole('button', { name: 'Trimiteți mesajul' }).click();

      await expect(page).toHaveTitle(/^Eroare: Contact/);
      const summary = page.locator('.error-summary');
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveText([
        /Scrieți numai numele/,
        'Introduceți o adresă de e-mail validă',
        'Introduceți un număr de telefon valid',
        /cel puțin 10/,
      ]);
      await expect(page.getByLabel('Mesaj')).toHaveValue('🙂');
      await expect(page.getByLabel('E-mail', { exact: true })).toHaveAttribute('aria-invalid', 'true');
      await summary.getByRole('link', { name: 'Introduceți un număr de telefon valid' }).click();
      await expect(page.getByLabel('Telefon')).toBeFocused();
    });

    test('a reload after sending does not send again', async ({ page }) => {
      await page.goto('/contact/');
      await fillIn(page, `Un mesaj ${String(javaScriptEnabled)} de la ${Date.now()}`);
      await page.getByRole('button', { name: 'Trimiteți mesajul' }).click();
      await expect(page).toHaveURL(/\/contact\/\?trimis=/);
      const number = await page.getByText(/C-\w{4}-\w{4}/).textContent();
      await page.reload();
      expect(await page.getByText(/C-\w{4}-\w{4}/).textContent()).toBe(number);
    });

    test('a message with many links requires a second step, which passes', async ({ page }) => {
      await page.goto('/contact/');
      await fillIn(page, 'Vedeți https://a.ro și https://b.ro și https://c.ro și https://d.ro');
      await page.getByRole('button', { name: 'Trimiteți mesajul' }).click();

      await expect(page.locator('.error-summary')).toContainText('mai apăsați o dată');
      await expect(page.getByLabel('Mesaj')).toHaveValue(/https:\/\/d\.ro/);
      // With scripts the browser solves the challenge; without, a person waits eight seconds.
      if (javaScriptEnabled)
        await expect(page.locator('input[name="dovada"]')).toHaveValue(/solution/, { timeout: 15_000 });
      await expect(async () => {
        await page.getByRole('button', { name: 'Trimiteți mesajul' }).click();
        await expect(page).toHaveURL(/trimis=/, { timeout: 500 });
      }).toPass({ intervals: [8_500], timeout: 25_000 });
    });
  });
}

test('a made-up receipt address says that nothing was sent', async ({ page }) => {
  await page.goto('/contact/?trimis=C-AAAA-BBBB.abc');
  await expect(page.getByText('Mesajul a fost trimis')).toHaveCount(0);
});

test.describe('axe, on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('the form with errors has no violations', async ({ page }) => {
    await page.goto('/contact/');
    await page.getByRole('button', { name: 'Trimiteți mesajul' }).click();
    await expect(page).toHaveTitle(/^Eroare/);
    await expectClearSchemes(page);
  });

  test('the confirmation has no violations', async ({ page }) => {
    await page.goto('/contact/');
    await fillIn(page, `Un mesaj de la ${Date.now()}`);
    await page.getByRole('button', { name: 'Trimiteți mesajul' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectClearSchemes(page);
  });
});
