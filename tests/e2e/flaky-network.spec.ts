import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';
import { openFlakyProxy } from '#tests/setup/flaky-proxy.ts';
import { rows } from './stored-rows.ts';
import { takenOver } from './taken-over.ts';

// A few page views in a real browser; tests/integration/flaky-network.test.ts has a thousand.
test.describe.configure({ timeout: 300_000 });

/** Retry-After of the bad connection. */
const ASKED_MS = 1_000;
/** The queue needs little time between two pauses. */
const intervals = [50];

type Row = {
  uuid: string;
  event_id: number;
  path: string;
  provider_id: string;
  sub1: string | null;
  sub3: string | null;
  cookieless: boolean;
};

const stored = (mark: string) =>
  rows<Row>(
    'select uuid, event_id, path, provider_id, sub1, sub3, cookieless from events where utm_source = $1',
    [mark],
  );
const viewsOf = (all: Row[]) => all.filter(({ event_id }) => event_id === 5);
const uuidsOf = (all: Row[]) => all.map(({ uuid }) => uuid);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** Ends the pause of the queue after failures: back online, or after the time the server asked for. Neither takes long here. */
async function endRest(page: Page): Promise<void> {
  await page.clock.fastForward(ASKED_MS);
  await page.evaluate(() => dispatchEvent(new Event('online')));
}
const goToOffers = (page: Page) =>
  page.locator('header').getByRole('link', { name: 'Oferte', exact: true }).first().click();

test('without consent the page views of an application are sent from memory, each once', async ({
  browser,
  baseURL,
}) => {
  await using network = await openFlakyProxy(baseURL ?? '');
  const page = await browser.newPage({ baseURL: network.origin });
  await page.clock.install();
  const mark = `memorie-${Date.now()}`;
  await page.goto(`/?utm_source=${mark}`);
  await takenOver(page);
  const moves = 15;
  for (let count = 0; count < moves; count += 1) {
    // A page is counted when it is shown: a navigation cancelled before does not count.
    await goToOffers(page);
    await expect(heading(page)).not.toContainText('Cât vă costă');
    await page.goBack();
    await expect(heading(page)).toContainText('Cât vă costă');
  }
  const views = 1 + 2 * moves;
  await expect
    .poll(
      async () => {
        await endRest(page);
        return viewsOf(await stored(mark)).length;
      },
      { timeout: 200_000, intervals },
    )
    .toBe(views);
  // Offers that came into sight are sent too, when a left page sends them.
  await expect
    .poll(async () => uuidsOf(await stored(mark)).toSorted(), { timeout: 60_000, intervals })
    .toEqual([...new Set(network.seen)].toSorted());
  expect(viewsOf(await stored(mark))).toHaveLength(views);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.close();
});

test('with consent the next document sends what one could not, each event once', async ({
  browser,
  baseURL,
}) => {
  await using network = await openFlakyProxy(baseURL ?? '');
  const context = await browser.newContext({ baseURL: network.origin });
  const page = await context.newPage();
  await page.clock.install();
  const mark = `depozit-${Date.now()}`;
  await page.goto(`/cum-ordonam/?utm_source=${mark}`);
  await page.getByRole('button', { name: 'Accept' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-consent', /measurement/);
  const documents = ['/despre-noi/', '/cum-functioneaza/', '/credit-cu-buletinul/', '/cum-ordonam/'];
  for (let round = 0; round < 10; round += 1) for (const path of documents) await page.goto(path);

  // Events left in the store are sent by the page that stays.
  const waiting = async () => {
    await endRest(page);
    return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('event:')));
  };
  await expect.poll(waiting, { timeout: 200_000, intervals }).toEqual([]);
  await expect.poll(async () => viewsOf(await stored(mark)).length).toBe(41);
  const all = await stored(mark);
  expect(uuidsOf(all).toSorted()).toEqual([...new Set(network.seen)].toSorted());
  await context.close();
});

test('a page left at once is counted under its own address', async ({ page }) => {
  const mark = `scurt-${Date.now()}`;
  await page.goto(`/?utm_source=${mark}`);
  await takenOver(page);
  await page.evaluate(() =>
    navigation.addEventListener('navigatesuccess', () => history.back(), { once: true }),
  );
  await goToOffers(page);
  const paths = async () => viewsOf(await stored(mark)).map(({ path }) => path);
  await expect.poll(async () => (await paths()).toSorted()).toEqual(['/', '/', '/offers/']);
});

test('a page left before its scripts arrive is counted once, with its source and ids of its own', async ({
  page,
}) => {
  const mark = `inainte-${Date.now()}`;
  let release = () => {};
  const left = new Promise<void>((done) => (release = done));
  await page.route(/\/assets\/runtime-/, async (route) => {
    await left;
    await route.abort();
  });
  await page.goto(`/cum-ordonam/?utm_source=${mark}&pid=p-proba&sub1=unu&sub3=al-experimentului`, {
    waitUntil: 'commit',
  });
  await expect(heading(page)).toBeVisible();
  await page.goto('about:blank');
  release();

  await expect.poll(async () => viewsOf(await stored(mark))).toHaveLength(1);
  const [view] = await stored(mark);
  expect(view).toMatchObject({
    path: '/cum-ordonam/',
    provider_id: 'p-proba',
    sub1: 'unu',
    sub3: null,
    cookieless: true,
  });
});
