import { expect } from '@playwright/test';
import { test } from './test.ts';

test.use({ javaScriptEnabled: false });

test("without scripts a visitor requests an amount no IFN lends, adds a bank's offer, and keeps everything as a link", async ({
  page,
}) => {
  await page.goto('/drumuri/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Pentru 2 000 de lei pe 3 luni, întâi banca',
  );
  await page.getByLabel('Suma, în lei').fill('30 000');
  await page.getByLabel('Perioada').fill('36');
  await page.getByText('Aveți deja o ofertă?').click();
  await page.getByLabel('Dobânda care vi s-a spus').fill('mult');
  await page.getByRole('button', { name: 'Vedeți drumurile' }).click();

  await expect(page).toHaveTitle(/^Eroare: /);
  const rate = page.getByLabel('Dobânda care vi s-a spus');
  await expect(rate).toHaveValue('mult');
  await expect(rate).toHaveAccessibleDescription(/Scrieți dobânda în cifre/);
  await rate.fill('9');
  await page.getByLabel('Comisioane și asigurare, în total').fill('250');
  await page.getByRole('button', { name: 'Vedeți drumurile' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Pentru 30 000 de lei pe 36 de luni, întâi banca',
  );
  // 36 payments of 953,99 lei are 34 343,64; with 250 lei of fees the loan costs 4 594.
  await expect(page.getByRole('img', { name: 'Oferta pe care ați primit-o: 4 594 lei' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Banca: 3 834–7 633 lei$/ })).toBeVisible();
  await page.goto(page.url());
  await page.getByText('Schimbați').click();
  await expect(page.getByLabel('Suma, în lei')).toHaveValue('30 000');
  await page.getByText('Cum am calculat și sursele').click();
  await expect(
    page.getByRole('row', { name: /^Banca BCR, .*7,99–14,99% pe an.*4 038–7 633 lei/ }),
  ).toBeVisible();
});
