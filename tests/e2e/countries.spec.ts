import { expect } from '@playwright/test';
import { test } from './test.ts';
import { createPlaceBeside } from './place-beside.ts';

test('in Mexico a loader precedes the error page, which without scripts shows at once', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  await using place = await createPlaceBeside();
  await place.run({ COUNTRY: 'MX', LOG_LEVEL: 'warn' }).says(/is ready/);
  const address = `http://localhost:${place.port}/nu-exista/`;
  // While it renders its first pages, a site on a busy machine asks visitors to come back.
  await expect.poll(async () => (await fetch(address)).status).toBe(404);

  const page = await browser.newPage();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/assets\/runtime-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  const loader = page.getByText('Cargando…');
  await expect(loader).toBeVisible();
  const box = await loader.boundingBox();
  expect([box?.width, box?.height]).toEqual([page.viewportSize()?.width, page.viewportSize()?.height]);
  release();
  await expect(loader).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Lo sentimos, no podemos encontrar la página que busca.',
  );
  await page.close();

  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(address);
  await expect(plain.getByText('Cargando…')).toBeHidden();
  await expect(plain.getByRole('link', { name: 'Obtener dinero' })).toBeVisible();
  await plain.close();
});
