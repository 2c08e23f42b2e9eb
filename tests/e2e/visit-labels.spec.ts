import { expect, test } from '@playwright/test';
import { rows } from './stored-rows.ts';

test('the marks of a partner travel from the landing page to the click, without being stored', async ({
  page,
}) => {
  const mark = `partener-${Date.now()}`;
  // The lender's site is not asked.
  await page.route(/^https:/, (route) => route.fulfill({ body: 'creditor' }));
  await page.goto(`/?utm_source=${mark}&utm_campaign=toamna&sub1=${mark}&sub8=8`);
  await page.getByRole('button', { name: /Vedeți ofertele/ }).click();
  await expect(page).toHaveURL(/\/offers\/\?suma=/);
  await page
    .getByRole('link', { name: /Mergeți la creditor.*Smile Credit/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/transition\/.*sub8=8/);
  const asked = page.waitForRequest(/^https:.*smilecredit/);
  await page.getByRole('link', { name: /Continuați la Smile Credit/ }).click();
  await asked;

  await expect
    .poll(() =>
      rows('select utm_source, utm_campaign, sub8, session_id, placement from clicks where sub1 = $1', [
        mark,
      ]),
    )
    .toEqual([
      { utm_source: mark, utm_campaign: 'toamna', sub8: '8', session_id: null, placement: 'transition' },
    ]);
  expect(await page.context().cookies()).toEqual([]);
});

test('that nobody sent the visitor is known of the click, and stands in no address after it', async ({
  page,
}) => {
  await page.goto('/offers/?suma=2000&perioada=3');
  await page
    .getByRole('link', { name: /Mergeți la creditor.*Smile Credit/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/transition\/.*utm_source=typein/);
  await page.getByRole('link', { name: 'Ghiduri' }).first().click();
  await expect(page).toHaveURL(/\/blog\/$/);
});
