import { expect } from '@playwright/test';
import { test } from './test.ts';
import { axeFindings } from './axe-findings.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('an invalid address and an invalid number are reported in the words of the specification', async ({
      page,
    }) => {
      await page.goto('/unsubscribe/');
      await page.getByLabel('E-mail').fill('ion@');
      await page.getByLabel('Telefon').fill('12');
      await page.keyboard.press('Enter');

      await expect(page).toHaveTitle(/^Eroare: Dezabonare/);
      const summary = page.locator('.error-summary');
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveText([
        'Introduceți o adresă de e-mail validă',
        'Introduceți un număr de telefon valid',
      ]);
      await expect(page.getByLabel('E-mail')).toHaveValue('ion@');
    });

    test('unsubscribing takes effect at once, and looks the same for an unknown address', async ({
      page,
    }) => {
      for (const address of ['ion@example.ro', 'ion@example.ro', `necunoscut${Date.now()}@example.ro`]) {
        await page.goto('/unsubscribe/?country=RO');
        await page.getByLabel('E-mail').fill(address);
        await page.getByRole('button', { name: 'Dezabonați-mă' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('S-a făcut: nu vă mai scriem');
      }
    });
  });
}

test('the form with errors has no axe violations', async ({ page }) => {
  await page.goto('/unsubscribe/');
  await page.getByRole('button', { name: 'Dezabonați-mă' }).click();
  await expect(page).toHaveTitle(/^Eroare/);
  expect(await axeFindings(page)).toEqual([]);
});

test('the footer links to the external page with the country', async ({ page }) => {
  await page.goto('/contact/');
  const link = page.locator('footer').getByRole('link', { name: 'Renunțați la mesaje' });
  await expect(link).toHaveAttribute('href', '/unsubscribe/?country=RO');
});
