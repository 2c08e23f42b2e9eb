import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';

const sum = (page: Page) => page.getByLabel('Suma împrumutată', { exact: true }).first();
const result = (page: Page) => page.locator('.answer-big');

test('10 000 lei at 8% for 36 months cost 313,36 lei a month, typed or by slider', async ({ page }) => {
  await page.goto('/calculator-rate-credit/?suma=5000&dobanda=5&perioada=12');
  await sum(page).fill('10.000');
  await page.getByLabel('Dobânda', { exact: true }).first().fill('8');
  await page.getByLabel('Perioada', { exact: true }).first().fill('36');
  await expect(result(page)).toHaveText(/^313,36\slei$/);
  // The address is the calculation: opened again, it gives the same result.
  await expect(page).not.toHaveURL(/suma=5000|dobanda=5\b|perioada=12/);
  await page.reload();
  await expect(result(page)).toHaveText(/^313,36\slei$/);

  const slider = page.getByRole('slider', { name: 'Suma împrumutată, cursor' }).first();
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(sum(page)).not.toHaveValue(/^10.000$/);
  await expect(result(page)).not.toHaveText(/^313,36/);
  await page.keyboard.press('ArrowLeft');
  await expect(result(page)).toHaveText(/^313,36\slei$/);
});

test('another unit changes the scale of its slider, in words too', async ({ page }) => {
  await page.goto('/calculator-rate-credit/?suma=1000&dobanda=1&pe=zi&perioada=30&unitate=zile&plata=final');
  const term = page.getByRole('slider', { name: 'Perioada, cursor' }).first();
  await expect(term).toHaveAttribute('aria-valuetext', /^30\sde\szile$/);
  await page.locator('#unitate-luni').check();
  await page.getByLabel('Perioada', { exact: true }).first().fill('12');
  await expect(term).toHaveAttribute('aria-valuetext', /^12\sluni$/);
  await page.locator('#pe-an').check();
  await page.getByLabel('Dobânda', { exact: true }).first().fill('12');
  await expect(page.getByRole('slider', { name: 'Dobânda, cursor' }).first()).toHaveAttribute(
    'aria-valuetext',
    /^12%\spe\san$/,
  );
});

test('an empty field of the second loan follows the first; a filled one stays', async ({ page }) => {
  await page.goto('/calculator-rate-credit/?suma=10000&dobanda=8&perioada=36');
  const sliderOf = (id: string) => page.locator(`.field:has(#${id})`).getByRole('slider');
  await page.locator('summary', { hasText: 'Comparați cu alt credit' }).click();
  await page.locator('#dobanda2').fill('12');
  await expect(page.locator('#comparatie')).toContainText(/332,14/);
  await page.locator('#suma').fill('20 000');
  await expect(sliderOf('suma')).toHaveAttribute('aria-valuetext', /^20\s000\sde\slei$/);
  await expect(sliderOf('suma2')).toHaveAttribute('aria-valuetext', /^20\s000\sde\slei$/);
  await expect(page.locator('#dobanda2')).toHaveValue('12');
});

test('an unusable value shows an error beside its field on blur, and the last result stays', async ({
  page,
}) => {
  await page.goto('/calculator-rate-credit/?suma=5000&dobanda=8&perioada=36');
  await sum(page).fill('10 000');
  await expect(result(page)).toHaveText(/^313,36\slei$/);
  await sum(page).fill('zece mii');
  await page.getByLabel('Dobânda', { exact: true }).first().focus();
  await expect(page.locator('.field-error').first()).toContainText('Suma');
  await expect(sum(page)).toHaveValue('zece mii');
  await expect(result(page)).toHaveText(/^313,36\slei$/);
});
