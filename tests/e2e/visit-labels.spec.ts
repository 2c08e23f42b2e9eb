import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';
import { rows } from './stored-rows.ts';

const marks = 'utm_source=partener&utm_campaign=toamna&sub8=8&sub1=';

test('a partner’s labels travel from the landing page to the click, without being stored', async ({
  page,
}) => {
  const partner = randomUUID();
  await page.goto(`/?${marks}${partner}`);
  await page.getByRole('button', { name: /Vedeți ofertele/ }).click();
  await expect(page).toHaveURL(/\/offers\/\?suma=.*sub8=8/);
  await page.waitForLoadState();
  await wayOn(page).click();
  await expect(page).toHaveURL(/\/transition\/.*sub8=8/);

  await leave(page);

  await expectMarkedClick(partner);
  expect(await page.context().cookies()).toEqual([]);
});

test('a visitor faster than a page’s scripts still carries the labels along', async ({ page }) => {
  const partner = randomUUID();
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto(`/offers/?suma=2000&perioada=3&${marks}${partner}`);
  await page.unroute('**/assets/**');
  await wayOn(page).click();
  await expect(page).toHaveURL(/\/transition\/(?!.*sub8)/);
  await page.waitForLoadState();

  await leave(page);

  await expectMarkedClick(partner);
});

test('the click records that the visitor had no source, and no later address contains it', async ({
  page,
}) => {
  await page.goto('/offers/?suma=2000&perioada=3');
  await wayOn(page).click();
  await expect(page).toHaveURL(/\/transition\/.*utm_source=typein/);
  await page.getByRole('link', { name: 'Ghiduri' }).first().click();
  await expect(page).toHaveURL(/\/blog\/$/);
});

function wayOn(page: Page) {
  return page.getByRole('link', { name: 'Mergeți la Smile Credit' }).first();
}

/** Continues to the lender, whose site is not requested. */
async function leave(page: Page): Promise<void> {
  await page.route(/^https:/, (route) => route.fulfill({ body: 'creditor' }));
  const asked = page.waitForRequest(/^https:.*smilecredit/);
  await page.getByRole('link', { name: /Continuați la Smile Credit/ }).click();
  await asked;
}

async function expectMarkedClick(partner: string): Promise<void> {
  await expect
    .poll(() =>
      rows('select utm_source, utm_campaign, sub8, session_id, placement from clicks where sub1 = $1', [
        partner,
      ]),
    )
    .toEqual([
      {
        utm_source: 'partener',
        utm_campaign: 'toamna',
        sub8: '8',
        session_id: null,
        placement: 'transition',
      },
    ]);
}
