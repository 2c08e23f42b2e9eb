import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';

const article = '/ce-este-dae-si-cum-se-calculeaza/';

/** Opens a connection to the site that can be cut: a browser's own offline switch does not reach its service workers. */
async function openLine(target: string) {
  const sockets = new Set<Socket>();
  const { hostname, port } = new URL(target);
  let isCut = false;
  const server = createServer((socket) => {
    if (isCut) return void socket.destroy();
    const onward = connect(Number(port), hostname);
    for (const [from, to] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy()).on('close', () => to.destroy());
      from.pipe(to);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    setCut(next: boolean) {
      isCut = next;
      if (isCut) for (const socket of sockets) socket.destroy();
    },
    [Symbol.dispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

async function keepGuides(page: Page, origin = '') {
  await page.goto(`${origin}/instalare/`);
  await page.getByRole('button', { name: 'Păstrați ghidurile pe care le deschid' }).click();
  await expect(page.getByText('Ghidurile pe care le deschideți se păstrează.')).toBeVisible();
}

const cached = (page: Page) =>
  page.evaluate(async () => {
    if (!(await caches.has('ghiduri'))) return null;
    const requests = await (await caches.open('ghiduri')).keys();
    return requests.map(({ url }) => new URL(url).pathname).toSorted();
  });

test('opened guides are readable offline, with the date of the copy; prices are not', async ({
  page,
  baseURL,
}) => {
  using line = await openLine(baseURL ?? '');
  const open = (path: string) => page.goto(line.origin + path);
  await keepGuides(page, line.origin);
  await open(article);
  await open('/offers/');
  await open('/curs-valutar-banci/');
  await expect.poll(() => cached(page)).toEqual(['/ce-este-dae-si-cum-se-calculeaza/', '/offline/']);
  line.setCut(true);

  await open(article);
  await expect(
    page.getByText(/Nu aveți internet\. Citiți copia păstrată pe \d{2}\.\d{2}\.\d{4}/),
  ).toBeVisible();
  const title = await page.getByRole('heading', { level: 1 }).textContent();

  for (const path of ['/offers/', '/curs-valutar-banci/', '/calculator-rate-credit/?suma=2000']) {
    await open(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nu aveți internet');
    await expect(page.getByText('au nevoie de cifrele de acum')).toBeVisible();
    await expect(page.locator('main').getByText(/\d lei/)).toHaveCount(0);
  }
  await page.getByRole('link', { name: title ?? '' }).click();
  await expect(page.getByText('Citiți copia păstrată')).toBeVisible();

  line.setCut(false);
  await open(article);
  await expect(page.getByText('Citiți copia păstrată')).toBeHidden();
});

test('removing the guides is as easy', async ({ page }) => {
  await keepGuides(page);
  await page.getByRole('button', { name: 'Ștergeți-le și opriți păstrarea' }).click();
  await expect(page.getByRole('button', { name: 'Păstrați ghidurile pe care le deschid' })).toBeVisible();
  expect(await cached(page)).toBeNull();
  await page.goto(article);
  expect(await cached(page)).toBeNull();
});

test('without a press no worker is registered and nothing is stored', async ({ page }) => {
  await page.goto('/instalare/');
  await expect(page.getByRole('button', { name: 'Păstrați ghidurile pe care le deschid' })).toBeVisible();
  await page.goto(article);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await cached(page)).toBeNull();
});

test('the site can be installed: the browser finds no fault in its manifest', async ({ page, context }) => {
  await page.goto('/');
  const devtools = await context.newCDPSession(page);
  const { url, errors, data } = await devtools.send('Page.getAppManifest');
  expect(url).toMatch(/\/site\.webmanifest$/);
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '')).toMatchObject({ start_url: '/', lang: 'ro' });
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
    [],
  );
});
