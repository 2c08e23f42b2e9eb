import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';
import { rows } from './stored-rows.ts';
import { takenOver } from './taken-over.ts';

// Unusual conditions of a visit: several pages, no network, a slow network.

type Row = { path: string; client_id: string; sub6: string | null; sub7: string | null };

const stored = (mark: string) =>
  rows<Row>(
    'select path, client_id, sub6, sub7 from events where utm_source = $1 and event_id = 5 order by path, sub8, sub7',
    [mark],
  );
const paths = async (mark: string) => (await stored(mark)).map(({ path }) => path);

async function agree(page: Page) {
  await page.getByRole('button', { name: 'Accept' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-consent', /measurement/);
}

test('two tabs count as one visitor, and the second sends what a closed first one could not', async ({
  page,
  context,
}) => {
  const mark = `file-${Date.now()}`;
  await page.goto(`/cum-ordonam/?utm_source=${mark}`);
  await agree(page);
  await expect.poll(() => paths(mark)).toEqual(['/cum-ordonam/']);

  const other = await context.newPage();
  await context.route('**/api/event', (route) => route.abort());
  await Promise.all([other.goto('/despre-noi/'), page.goto('/cum-functioneaza/')]);
  await other.close();
  await context.unroute('**/api/event');
  await page.goto('/contact/');

  const all = ['/contact/', '/cum-functioneaza/', '/cum-ordonam/', '/despre-noi/'];
  await expect.poll(() => paths(mark)).toEqual(all);
  // The first event was sent before the visitor agreed; consent then stored its ids.
  expect(new Set((await stored(mark)).map(({ client_id }) => client_id)).size).toBe(1);
});

test('events of an offline page wait in memory and are sent when the network is back', async ({
  page,
  context,
}) => {
  const mark = `tunel-${Date.now()}`;
  const loaded = page.waitForResponse(/\/assets\/field-events-/);
  await page.goto(`/application/?utm_source=${mark}`);
  const fieldEvents = await loaded;
  // The loaded module has also run before a field is touched.
  await page.evaluate((address) => import(address).then(() => undefined), fieldEvents.url());
  await expect.poll(() => paths(mark)).toHaveLength(1);

  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/event'));
  const fields = page.locator('form[data-form] input[type=text]');
  await fields.nth(0).fill('3000');
  await failed;
  await fields.nth(1).focus();
  expect(await paths(mark)).toHaveLength(1);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  await context.setOffline(false);
  const ofFields = async () =>
    (await stored(mark)).flatMap(({ sub7, sub6 }) => (sub7 ? [`${sub6} ${sub7}`] : []));
  await expect
    .poll(ofFields)
    .toEqual(['application fieldFilled', 'application fieldFocus', 'application fieldFocus']);
});

test('on a slow network a page left before its page view was acknowledged is counted once', async ({
  page,
  context,
}) => {
  const mark = `lent-${Date.now()}`;
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 100_000,
    uploadThroughput: 20_000,
    connectionType: 'cellular3g',
  });
  // Without consent only memory holds the events.
  for (const path of ['/cum-ordonam/', '/despre-noi/', '/cum-functioneaza/'])
    await page.goto(`${path}?utm_source=${mark}`, { waitUntil: 'domcontentloaded' });
  await expect.poll(() => paths(mark)).toEqual(['/cum-functioneaza/', '/cum-ordonam/', '/despre-noi/']);
  expect(await page.context().cookies()).toEqual([]);
});

test('the list of offers stays the one that this document loaded first', async ({ page }) => {
  await page.goto('/');
  await takenOver(page);
  const goToOffers = () =>
    page.locator('header').getByRole('link', { name: 'Oferte', exact: true }).first().click();
  const lenders = page.locator('main').getByRole('link', { name: /^Mergeți la / });
  await goToOffers();
  await expect(lenders.first()).toBeVisible();
  const first = await lenders.count();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cât vă costă');

  const answered = page.waitForResponse(/\/offers\/_payload\.json/);
  await page.route('**/offers/_payload.json*', async (route) => {
    const response = await route.fetch();
    const payload = (await response.json()) as { data: { offers: unknown[] } };
    payload.data.offers.splice(1);
    await route.fulfill({ response, json: payload });
  });
  await goToOffers();
  await answered;
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Cât vă costă');
  expect(first).toBeGreaterThan(1);
  await expect(lenders).toHaveCount(first);
});
