import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { test } from './test.ts';
import { watchShifts } from './layout-shift.ts';

test('a header that arrives in pieces is painted when it is complete, and nothing moves', async ({
  page,
  baseURL,
}) => {
  const html = await (await fetch(`${baseURL}/credit-cu-buletinul/`)).text();
  const middleOfHeader = html.indexOf('</a>', html.indexOf('<nav'));
  const rest = Promise.withResolvers<void>();
  await using server = createServer(({ url }, answer) => {
    if (url !== '/') {
      answer.writeHead(404).end();
      return;
    }
    answer.writeHead(200, { 'content-type': 'text/html' }).write(html.slice(0, middleOfHeader));
    void rest.promise.then(() => answer.end(html.slice(middleOfHeader)));
  }).listen(0);
  const lastShift = await watchShifts(page);

  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`, { waitUntil: 'commit' });
  await expect(page.locator('header nav').first()).toBeAttached();
  const isHalfRead = await page.evaluate(() => performance.now());
  rest.resolve();
  await page.waitForLoadState('load');
  const firstPaint = () => page.evaluate(() => performance.getEntriesByType('paint')[0]?.startTime ?? 0);
  await expect.poll(firstPaint).toBeGreaterThan(isHalfRead);
  expect(await lastShift()).toBe(0);
});
