import { expect } from '@playwright/test';
import { takenOver } from './taken-over.ts';
import { test } from './test.ts';

const offers = '/offers/?suma=2000&perioada=3';
const heading = { level: 1 } as const;

test('a page whose data do not arrive stays as served, and a touch five seconds later asks again', async ({
  page,
}) => {
  await page.clock.install();
  const failures = [
    { status: 503, body: '{"state":"x","data":{}}' },
    { status: 404, json: { error: { code: 'not_found' } } },
    { contentType: 'application/json', body: '{"state":"cut in the mi' },
    'failed' as const,
  ];
  let asked = 0;
  await page.route('**/offers/_data.json*', async (route) => {
    const failure = failures[asked];
    asked += 1;
    if (failure === undefined) await route.continue();
    else if (failure === 'failed') await route.abort();
    else await route.fulfill(failure);
  });
  await page.goto(offers);
  await page.locator('#suma').fill('4 000');

  let seconds = 0;
  const askedByTouches = async () => {
    await page.keyboard.press('Shift');
    await page.clock.runFor(1_000);
    seconds += 1;
    return asked;
  };
  await expect.poll(askedByTouches, { intervals: [20] }).toBe(failures.length + 1);
  // The first request is made when the browser is idle, the second by the first touch.
  expect(seconds).toBeGreaterThanOrEqual((failures.length - 1) * 5);
  await takenOver(page);

  await expect(page.getByRole('heading', heading)).toContainText('4 000 de lei pe 3 luni');
  await expect(page.locator('#suma')).toHaveValue('4 000');
  expect(asked).toBe(failures.length + 1);
});

test('data newer than the document show the newer page whole, with what was typed', async ({ page }) => {
  const renamed = (text: string) =>
    text.replaceAll('Smile Credit', 'Altfel Credit').replaceAll('/smile-credit/', '/altfel/');
  await page.route('**/offers/_data.json*', async (route) => {
    const answer = await route.fetch();
    const { data } = JSON.parse(renamed(await answer.text())) as { data: unknown };
    await route.fulfill({ response: answer, json: { state: 'newer', data } });
  });
  await page.route('**/offers/_payload.json*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: renamed(await answer.text()) });
  });
  await page.goto(offers);
  await page.locator('#suma').fill('4 000');
  await takenOver(page);

  await expect(page.getByRole('heading', heading)).toContainText('4 000 de lei pe 3 luni');
  await expect(page).toHaveTitle(/4\D000/);
  await expect(page.locator('#suma')).toHaveValue('4 000');
  await expect(page.locator('#page')).toContainText('Altfel Credit');
  // Hydration would have kept the old addresses of links.
  expect(await page.locator('#page').innerHTML()).not.toMatch(/Smile Credit|\/smile-credit\//);
});

test('a page without network stays with what was typed, and is taken over once there is one', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await page.goto(offers);
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/offers-'));
  await page.locator('#suma').fill('4 000');
  await failed;
  // A reload would have ended in the browser's own error page.
  await expect(page.locator('#suma')).toHaveValue('4 000');
  await context.setOffline(false);
  await page.clock.runFor(5_000);
  await takenOver(page);

  await expect(page.getByRole('heading', heading)).toContainText('4 000 de lei pe 3 luni');
});
