import { expect, test } from '@playwright/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

for (const [path, label, copied] of [
  ['/ce-este-dae-si-cum-se-calculeaza/', 'Copiați linkul articolului', '/ce-este-dae-si-cum-se-calculeaza/'],
  [
    '/comparatie/?oferte=smile-credit,ferratum&suma=2000&perioada=3',
    'Copiați linkul comparației',
    '/comparatie/?oferte=smile-credit,ferratum&suma=2000&perioada=3',
  ],
] as const) {
  test(`${path} gives its link, and says so`, async ({ page, baseURL }) => {
    await page.goto(path);
    await page.getByRole('button', { name: label }).click();

    await expect(page.getByText('Linkul a fost copiat.')).toBeVisible();
    const text = decodeURIComponent(await page.evaluate(() => navigator.clipboard.readText()));
    expect(text).toBe(`${baseURL}${copied}`);
  });
}

test('a clipboard that is closed is said, not hidden', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('closed'));
  });
  await page.goto('/ce-este-dae-si-cum-se-calculeaza/');
  await page.getByRole('button', { name: 'Copiați linkul articolului' }).click();

  await expect(page.getByText('Linkul nu a putut fi copiat.')).toBeVisible();
});
