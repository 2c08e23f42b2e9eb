import { expect, test } from '@playwright/test';
import { openFlakyProxy } from '../setup/flaky-proxy.ts';
import { rows } from './stored-rows.ts';
import { takenOver } from './taken-over.ts';

const stored = (mark: string) =>
  rows<{ uuid: string; event_id: number }>('select uuid, event_id from events where utm_source = $1', [mark]);

test('without consent the page views of an application come through from its memory', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000);
  await using network = await openFlakyProxy(baseURL ?? '');
  const page = await browser.newPage({ baseURL: network.origin });
  const mark = `memorie-${Date.now()}`;
  await page.goto(`/?utm_source=${mark}`);
  await takenOver(page);
  const link = (name: string) => page.locator('header').getByRole('link', { name, exact: true }).first();
  for (let count = 0; count < 25; count += 1) {
    await link('Oferte').click();
    await expect(page).toHaveURL(/\/offers\//);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Cât vă costă');
  }
  await expect.poll(async () => (await stored(mark)).length, { timeout: 120_000 }).toBe(51);
  expect((await stored(mark)).map(({ uuid }) => uuid).toSorted()).toEqual([...network.seen].toSorted());
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.close();
});
