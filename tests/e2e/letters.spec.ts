import { expect } from '@playwright/test';
import { test } from './test.ts';
import { axeFindings } from './axe-findings.ts';

test.describe('a letter', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('is found from complaints, and copied with the values filled in', async ({ page }) => {
    await page.goto('/politica-de-reclamatii/');
    await page.getByRole('link', { name: 'Scrisorile sunt gata scrise' }).click();
    await page.getByRole('link', { name: 'Cer dovada că am plătit tot' }).click();
    const letter = page.getByRole('textbox', { name: 'Textul scrisorii' });
    await letter.fill('Către Viva Credit');
    await page.getByRole('button', { name: 'Copiați textul' }).click();
    await expect(page.getByText('Textul a fost copiat.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Către Viva Credit');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the questions and a letter are selectable texts, and controls that need scripts are hidden', async ({
    page,
  }) => {
    await page.goto('/transparenta/');
    await expect(page.getByRole('textbox', { name: 'Cele zece întrebări' })).toBeVisible();
    await page.goto('/scrisori/retragere/');
    await expect(page.getByRole('textbox', { name: 'Textul scrisorii' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copiați textul' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Deschideți-o în programul de e-mail' })).toHaveAttribute(
      'href',
      /^mailto:\?subject=/,
    );
  });

  test('a reader reports a price request, comes back, and reports the answer', async ({ page }) => {
    await page.goto('/credit-nevoi-personale/viva-credit/');
    await page.getByText('Cereți-i prețul în scris').click();
    await page.getByRole('link', { name: 'Spuneți-ne ce v-a răspuns' }).click();
    await expect(page.getByLabel('Creditorul')).toHaveValue('viva-credit');
    await page.getByRole('button', { name: 'Trimiteți, fără numele dumneavoastră' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mulțumim. Reveniți aici' })).toBeVisible();
    // The address alone leads back.
    const back = page.url();
    await page.goto('/scrisori/');
    await page.goto(back);
    await page.getByRole('button', { name: 'Trimiteți răspunsul' }).click();
    await expect(page.getByRole('link', { name: 'Alegeți dacă v-a răspuns.' })).toBeVisible();
    await page.getByLabel('Da, cu prețul').check();
    const today = await page.getByText('Am primit: cerere către Viva Credit').innerText();
    await page.getByLabel('Ziua răspunsului').fill(/\d{2}\.\d{2}\.\d{4}/.exec(today)?.[0] ?? '');
    await page.getByRole('button', { name: 'Trimiteți răspunsul' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Am primit și răspunsul' })).toBeVisible();
  });
});

test('the page behind that address has no axe violations', async ({ page }) => {
  await page.goto('/cereti-pretul/trimisa/?creditor=ferratum');
  await page.getByRole('button', { name: 'Trimiteți, fără numele dumneavoastră' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mulțumim. Reveniți aici' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});
