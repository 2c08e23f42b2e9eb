import { expect } from '@playwright/test';
import { test } from './test.ts';

test('an unknown address shows the specified text, the button and the three links', async ({ page }) => {
  const answer = await page.goto('/nu-exista/');

  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Ne pare rău, dar nu putem găsi pagina pe care o căutați.',
  );
  await expect(page.getByRole('link', { name: 'Obține banii' })).toHaveAttribute('href', '/');
  const links = page.locator('.error-message-links a');
  await expect(links).toHaveCount(3);
  for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))) {
    expect((await page.request.get(href)).status(), href).toBe(200);
  }
});

test('a build states its id, its time and its prerendered pages', async ({ request }) => {
  const latest = (await (await request.get('/builds/latest.json')).json()) as {
    id: string;
    timestamp: number;
  };
  const meta = (await (await request.get(`/builds/meta/${latest.id}.json`)).json()) as {
    matcher: Record<string, unknown>;
    prerendered: string[];
  };

  expect(latest.timestamp).toBeGreaterThan(Date.parse('2026-01-01'));
  expect(meta.matcher).toMatchObject({
    '/offers/': { kind: 'app', prerender: true },
    '/convertor-valutar/:slug/': { kind: 'app', prerender: true },
    '/:slug/': { kind: 'document', prerender: true },
    '/contact/': { kind: 'document', prerender: false },
  });
  expect(meta.prerendered).toContain('/');
  expect(meta.prerendered).toContain('/offers/');
  expect((await request.get('/builds/meta/alta.json')).status()).toBe(404);
});

test('assets are named by content and cached for a year', async ({ page, request }) => {
  await page.goto('/');
  const src = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => new URL(entry.name).pathname)
      .find((path) => path.includes('/runtime-')),
  );
  const answer = await request.get(src ?? '');

  expect(src).toMatch(/^\/assets\/.+-[\w-]{6,}\.js$/);
  expect(answer.headers()['cache-control']).toContain('immutable');
});

test('a phone requests no typeface, so that its headings look the same at every visit', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const asked: string[] = [];
  page.on('request', (request) => request.resourceType() === 'font' && asked.push(request.url()));
  const tools = await page.context().newCDPSession(page);
  await tools.send('DOM.enable');
  await tools.send('CSS.enable');
  const faces = new Set<string>();
  for (const path of ['/cum-ordonam/', '/blog/', '/cum-ordonam/']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const { root } = await tools.send('DOM.getDocument');
    const { nodeId } = await tools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
    const { fonts } = await tools.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const { postScriptName } of fonts) faces.add(postScriptName);
  }
  expect(asked).toEqual([]);
  expect([...faces]).toEqual([expect.not.stringContaining('PublicSans')]);
});

test('the menu of credits closes on Escape, on a press elsewhere and when the focus leaves it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/cum-ordonam/');
  const word = page.getByRole('navigation', { name: 'Principal' }).getByText('Credite', { exact: true });
  const inside = page.getByRole('heading', { name: 'Tipuri de credite' });

  await word.click();
  await expect(inside).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(inside).toBeHidden();
  await expect(word).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(inside).toBeVisible();
  await page.mouse.click(640, 780);
  await expect(inside).toBeHidden();

  await word.click();
  await page.getByRole('link', { name: 'Oferte', exact: true }).first().focus();
  await expect(inside).toBeHidden();
});

test('a missing page offers a search', async ({ page }) => {
  await page.goto('/nu-exista/');
  await page.getByLabel('Ce căutați?').fill('feratum');
  await page.getByRole('button', { name: 'Căutați' }).click();
  await expect(page.getByText('Am căutat „Ferratum”')).toBeVisible();
});
