import { expect } from '@playwright/test';
import { test } from './test.ts';
import { rows } from './stored-rows.ts';

test('a visit stores its page views and its click in the database, each once', async ({ page }) => {
  const campaign = `e2e-${Date.now()}`;
  await page.goto(`/?utm_source=${campaign}`);
  await page.goto(`/transition/?oferta=102&suma=2000&perioada=3&sub1=${campaign}`);
  const href = (await page.getByRole('link', { name: /Continuați la/ }).getAttribute('href')) ?? '';
  expect((await page.request.get(href, { maxRedirects: 0 })).status()).toBe(302);

  await expect
    .poll(() => rows('select path from events where utm_source = $1 and event_id = 5', [campaign]))
    .toEqual([{ path: '/' }]);
  expect(await rows('select offer_id, target_host from clicks where sub1 = $1', [campaign])).toEqual([
    { offer_id: '102', target_host: 'www.smilecredit.ro' },
  ]);
});
