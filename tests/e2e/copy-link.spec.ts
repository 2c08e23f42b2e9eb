import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

for (const [path, label, copied] of [
  [
    '/ce-este-dae-si-cum-se-calculeaza/',
    'Trimiteți linkul articolului',
    '/ce-este-dae-si-cum-se-calculeaza/',
  ],
  [
    '/comparatie/?oferte=smile-credit,ferratum&suma=2000&perioada=3',
    'Trimiteți linkul comparației',
    '/comparatie/?oferte=smile-credit,ferratum&suma=2000&perioada=3',
  ],
] as const) {
  test(`${path} copies its link, and confirms it`, async ({ page, baseURL }) => {
    await page.goto(path);
    await page.getByRole('button', { name: label }).click();

    await expect(page.getByText('Linkul a fost copiat.')).toBeVisible();
    const text = decodeURIComponent(await page.evaluate(() => navigator.clipboard.readText()));
    expect(text).toBe(`${baseURL}${copied}`);
  });
}

test('a blocked clipboard is reported', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('closed'));
  });
  await page.goto('/ce-este-dae-si-cum-se-calculeaza/');
  await page.getByRole('button', { name: 'Trimiteți linkul articolului' }).click();

  await expect(page.getByText('Linkul nu a putut fi copiat.')).toBeVisible();
});

test('if the copying code does not load, the page reports the failure', async ({ page }) => {
  await page.route('**/copy-or-share*', (route) => route.abort());
  await page.goto('/ce-este-dae-si-cum-se-calculeaza/');
  await page.getByRole('button', { name: 'Trimiteți linkul articolului' }).click();

  await expect(page.getByText('Nu a mers. Încercați din nou.')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ isMobile: true, hasTouch: true, viewport: { width: 360, height: 800 } });

  /** Replaces the system sheet: the page records the data it was opened with. */
  const withSheet = async (page: Page, refusal: string | null) =>
    await page.addInitScript((name) => {
      navigator.canShare = () => true;
      navigator.share = (shared) => {
        document.documentElement.dataset['shared'] = JSON.stringify(shared);
        return name === null ? Promise.resolve() : Promise.reject(new DOMException('no', name));
      };
    }, refusal);

  test('the offers, a lender, the converter, the calendar and a comparison open the system sheet with their title and address', async ({
    page,
    baseURL,
  }) => {
    await withSheet(page, null);
    for (const [path, shared] of [
      ['/offers/?suma=2000&perioada=3', '/offers/?suma=2000&perioada=3'],
      ['/credit-nevoi-personale/smile-credit/', '/credit-nevoi-personale/smile-credit/'],
      ['/convertor-valutar/eur-to-ron/?suma=10', '/convertor-valutar/eur-to-ron/?suma=10'],
      ['/zile-libere-2026/', '/zile-libere-2026/'],
      [
        '/comparatie/?oferte=smile-credit,ferratum&suma=2000&perioada=3',
        '/comparatie/?oferte=smile-credit,ferratum&suma=2000&perioada=3',
      ],
    ] as const) {
      await page.goto(path);
      await page.getByRole('button', { name: /^Trimiteți linkul/ }).tap();
      await expect(page.locator('html'), path).toHaveAttribute('data-shared', /url/);
      const sheet: unknown = JSON.parse((await page.locator('html').getAttribute('data-shared')) ?? '');
      expect(sheet).toEqual({ title: await page.title(), url: `${baseURL}${shared}` });
    }
  });

  test('a cancelled sheet copies nothing, and one that fails to open leaves a copy', async ({ page }) => {
    const copied = page.getByText('Linkul a fost copiat. Lipiți-l unde vreți să îl trimiteți.');
    await withSheet(page, 'AbortError');
    await page.goto('/zile-libere-2026/');
    await page.getByRole('button', { name: 'Trimiteți linkul' }).tap();
    await expect(page.locator('html')).toHaveAttribute('data-shared', /url/);
    await expect(page.locator('#announcer')).toBeEmpty();

    await withSheet(page, 'NotAllowedError');
    await page.reload();
    await page.getByRole('button', { name: 'Trimiteți linkul' }).tap();
    await expect(copied).toBeVisible();
  });
});
