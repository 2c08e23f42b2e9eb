import { expect } from '@playwright/test';
import { test } from './test.ts';

test.use({ viewport: { width: 360, height: 800 }, javaScriptEnabled: false });

/** Tables that were once cut at the edge of a phone until scrolled. */
const paths = [
  '/offers2/?suma=2000&perioada=3',
  '/comparatie/?oferte=smile-credit,ferratum&suma=2000&perioada=3',
  '/politica-de-cookies/',
  '/zile-libere-2024/',
  '/convertor-valutar/',
  '/ce-salariu-trebuie-sa-ai-pentru-un-credit-de-5000-euro/',
];

for (const path of paths) {
  test(`on a phone no cell of a table of ${path} is cut`, async ({ page }) => {
    await page.goto(path);
    const cut = await page.evaluate(() => {
      return [...document.querySelectorAll('.table-scroll')].flatMap((region) =>
        region.scrollWidth > region.clientWidth ? [region.getAttribute('aria-label')] : [],
      );
    });
    expect(cut).toEqual([]);
  });
}

test('beside its filters no cell of the offers table is cut either', async ({ page }) => {
  await page.setViewportSize({ width: 992, height: 800 });
  await page.goto('/offers2/?suma=2000&perioada=3');
  const table = page.getByRole('region', { name: /^Oferte pentru/ });
  expect(await table.evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0);
});

test('on a phone two compared offers stand side by side, each below its name', async ({ page }) => {
  await page.goto('/comparatie/?oferte=smile-credit,ferratum&suma=2000&perioada=3');
  for (const name of ['Smile Credit', 'Ferratum']) {
    const head = await page.getByRole('columnheader', { name }).boundingBox();
    const out = await page.getByRole('link', { name: `Scoateți ${name}` }).boundingBox();
    expect(out?.x).toBe(head?.x);
  }
});

test('on a phone each figure of the offers table has its name', async ({ page }) => {
  await page.goto('/offers2/?suma=2000&perioada=3');
  const names = await page
    .locator('tbody[data-offer] tr:first-child')
    .first()
    .locator('td')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
  expect(names).toEqual(['"Dați înapoi"', '"Cost"', '"Plată"', '"DAE"']);
});
