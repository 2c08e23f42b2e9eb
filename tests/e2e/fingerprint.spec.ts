import { expect } from '@playwright/test';
import { test } from './test.ts';

const PING = 'https://m1.openfpcdn.io/**';

test('the fingerprint library and its ping load after consent to them, never before or after a refusal', async ({
  page,
}) => {
  const asked: string[] = [];
  // The ping is sent in one of a thousand cases: here in each.
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  await page.route(PING, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ body: '', headers: { 'access-control-allow-origin': '*' } });
  });
  page.on('request', (request) => {
    if (/load-fingerprint/.test(request.url())) asked.push('library');
  });

  await page.goto('/cum-ordonam/');
  await page.getByRole('button', { name: 'Refuz' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-consent', 'refused');
  await page.goto('/politica-de-cookies/', { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);

  await page.getByLabel('Măsurarea vizitelor').check();
  await page.getByRole('button', { name: 'Păstrați alegerea' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-consent', 'measurement');
  await page.goto('/cum-ordonam/', { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);

  await page.goto('/politica-de-cookies/');
  await page.getByLabel('Recunoașterea dispozitivului').check();
  await page.getByRole('button', { name: 'Păstrați alegerea' }).click();
  await expect
    .poll(() => asked)
    .toEqual(['library', expect.stringMatching(/\/fingerprintjs\/v5[\d.]*\/npm-monitoring$/)]);
});

test('the ping is not sent in the other 999 of a thousand cases', async ({ page }) => {
  const asked: string[] = [];
  await page.addInitScript(() => {
    Math.random = () => 0.001;
  });
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/politica-de-cookies/');
  await page
    .getByRole('region', { name: 'Alegerea dumneavoastră' })
    .getByRole('button', { name: 'Accept' })
    .click();
  await expect.poll(() => asked.some((url) => url.includes('load-fingerprint'))).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('openfpcdn'))).toEqual([]);
});
