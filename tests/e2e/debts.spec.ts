import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';
import { expectClearSchemes } from './expect-clear-schemes.ts';
import { tabTo } from './tab-to.ts';

/**
 * Fills in 600 lei without interest and 1 200 lei at 24% a year, 100 lei a month each, and 200 lei more: computed by hand in the
 * domain.
 */
async function fillIn(page: Page) {
  const [store, card] = [
    page.getByRole('group', { name: 'Datoria 1' }),
    page.getByRole('group', { name: 'Datoria 2' }),
  ];
  for (const [debt, values] of [
    [store, ['Magazinul', '600', '0', '100', '5']],
    [card, ['Cardul', '1 200', '24', '100', '28']],
  ] as const) {
    const [name, owed, rate, payment, day] = values;
    await debt.getByLabel('Cui').fill(name);
    await debt.getByLabel('Cât mai datorați').fill(owed);
    await debt.getByLabel('Dobânda pe an').fill(rate);
    await debt.getByLabel('Rata pe lună').fill(payment);
    await debt.getByLabel('Ziua scadenței').fill(day);
  }
  await page.getByLabel('Cât puteți da în plus pe lună').fill('200');
  await page.getByLabel('Venitul net pe lună').fill('4 000');
}

const answer = (page: Page) => page.getByRole('heading', { level: 2, name: /Ultima datorie se termină în/ });
const avalanche = (page: Page) => page.getByRole('region', { name: 'Avalanșa', exact: true });
const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('with scripts the plan is made on the device by keyboard alone, saved to a file and restored from it', async ({
  page,
}, { outputDir }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/datorii/');
  await page.getByLabel('Cui').first().focus();
  await expect(page.getByText('Nimic nu pleacă de pe dispozitiv.')).toBeVisible();
  const keys = page.keyboard;
  for (const text of ['Magazinul', '600', '100', '0', '5', 'Cardul', '1 200', '100', '24', '28']) {
    await keys.type(text);
    await keys.press('Tab');
  }
  await tabTo(page, page.getByLabel('Cât puteți da în plus pe lună'));
  await keys.type('200');
  await keys.press('Tab');
  await keys.type('4 000');
  await tabTo(page, page.getByRole('button', { name: 'Vedeți planul' }), 3);
  await keys.press('Enter');

  await expect(answer(page)).toBeFocused();
  await expect(avalanche(page)).toContainText(/5\slun[ii], 63,69\slei dobândă/);
  await expect(page.getByText(/Avalanșa costă cu 22,69\slei mai puțin/)).toBeVisible();
  await expect(page.getByText(/Ratele iau 5,0% din venitul net/)).toBeVisible();
  await expect(page.getByText('Plătesc mai devreme: Cardul')).toBeVisible();
  await expectClearSchemes(page);
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await isWide(page)).toBeLessThanOrEqual(0);

  await answer(page).focus();
  const saving = page.waitForEvent('download');
  await tabTo(page, page.getByRole('link', { name: 'Salvați planul într-un fișier' }), 2);
  await keys.press('Enter');
  const file = `${outputDir}/datoriile-mele.json`;
  await (await saving).saveAs(file);
  expect(readFileSync(file, 'utf8')).toContain('Magazinul');

  const putting = page.waitForEvent('download');
  await tabTo(page, page.getByRole('link', { name: 'Puneți scadențele în calendar' }), 2);
  await keys.press('Enter');
  await (await putting).saveAs(`${outputDir}/scadente.ics`);
  expect(readFileSync(`${outputDir}/scadente.ics`, 'utf8')).toMatch(
    /SUMMARY:Scadență Cardul[^]*RRULE:FREQ=MONTHLY/,
  );

  // A wrong figure shows an error first, and keeps what was typed; the file restores the plan.
  const dear = page.getByRole('group', { name: 'Datoria 2' });
  await dear.getByLabel('Dobânda pe an').fill('multă');
  await page.getByRole('button', { name: 'Vedeți planul' }).click();
  await expect(page.getByRole('link', { name: /Datoria 2\. Scrieți dobânda în cifre/ })).toBeVisible();
  await expect(dear.getByLabel('Dobânda pe an')).toHaveValue('multă');
  await page.getByLabel('Aveți un plan salvat?').setInputFiles(file);
  await expect(answer(page)).toBeFocused();
  await expect(page.getByLabel('Venitul net pe lună')).toHaveValue('4 000');

  expect(sent.filter((request) => /Magazinul|Cardul|datorie1|fieldF/.test(request))).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

  test('the debts are posted, and their address stays without figures', async ({ page }) => {
    await page.goto('/datorii/');
    await expect(page.getByText('Calculăm pe server și uităm.')).toBeVisible();
    await fillIn(page);
    await page.getByRole('button', { name: 'Vedeți planul' }).click();
    await expect(answer(page)).toBeVisible();
    await expect(avalanche(page)).toContainText('Cardul');
    await expect(page).toHaveURL(/\/datorii\/$/);
    await expect(page.getByLabel('Venitul net pe lună')).toHaveValue('4 000');
  });
});
