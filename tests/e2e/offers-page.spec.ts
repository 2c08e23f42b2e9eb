import { expect, type Locator } from '@playwright/test';
import { test } from './test.ts';
import { toFeedEntry } from '#server/offers/feed-format.ts';
import { newOffer, newSource } from '#tests/factories/new-offer.ts';
import { limits } from '#tests/factories/offers-page.tsx';
import { createPlaceBeside } from './place-beside.ts';
import { startFakeService } from '#tests/setup/start-fake-service.ts';
import { takenOver } from './taken-over.ts';

test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

const topOf = async (element: Locator) => (await element.first().boundingBox())?.y ?? Number.NaN;

/**
 * Six lenders give up to 1 000 lei, one 2 000 and one 3 000, each at its own price; five publish no price, one of them lends up
 * to 5 000 lei.
 */
const offers = [
  ...[1_000, 1_000, 1_000, 1_000, 1_000, 1_000, 2_000, 3_000].map((maxLei, at) =>
    newOffer({
      id: `${at + 1}`,
      slug: `proba-${at + 1}`,
      header: `Creditor de probă ${at + 1}`,
      lenderLink: null,
      ...limits(maxLei, 365),
      repayment: { value: 'instalments', source: newSource() },
      price: { value: { kind: 'instalments', yearlyRatePercent: 20 + at }, source: newSource() },
    }),
  ),
  ...[9, 10, 11, 12, 13].map((number) =>
    newOffer({
      id: `${number}`,
      slug: `proba-${number}`,
      header: `Creditor de probă ${number}`,
      lenderLink: null,
      ...(number === 9 && limits(5_000, 365)),
    }),
  ),
];

test('with 8, 2, 1 or no price the first offer is on the first screen of a phone, and the first link within one and a half', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  await using host = await startFakeService([{ body: offers.map(toFeedEntry) }]);
  await using leads = await startFakeService([{ body: offers.map(({ id }) => id) }]);
  await using place = await createPlaceBeside();
  await place
    .run({ LOG_LEVEL: 'warn', CONTENT_HOST: host.origin, LEAD_FEED_URL: leads.origin })
    .says(/is ready/);
  const page = await browser.newPage({ viewport: { width: 360, height: 800 } });
  for (const [lei, prices] of [
    [1_000, 8],
    [2_000, 2],
    [3_000, 1],
    [4_000, 0],
  ] as const) {
    await page.goto(`http://localhost:${place.port}/offers/?suma=${lei}&perioada=3&scop=renovare`);
    await expect(page.locator('#lista article')).toHaveCount(prices);
    const first = await topOf(page.locator('[data-offer]'));
    const way = await topOf(page.getByRole('link', { name: /^Mergeți la / }));
    test
      .info()
      .annotations.push({ type: `${prices} prices`, description: `first offer ${first}, way on ${way}` });
    expect.soft(first, `first offer, of ${prices} prices`).toBeLessThan(800);
    expect.soft(way, `first way on, of ${prices} prices`).toBeLessThan(1_200);
    const text = (await page.locator('main').textContent()) ?? '';
    expect.soft(/Locul \d+ din \d+/.test(text), `places of ${prices} prices`).toBe(prices >= 3);
  }
  await page.close();
});

/** Pages that ask for a loan, and the text above their fields. */
const asked = [
  ['/offers/?suma=2000&perioada=3', 'dați înapoi 3 760 lei, cost 1 760 lei'],
  ['/calculator-rate-credit/', 'Rata lunară 313,36 lei, dați înapoi 11 281,13 lei, cost 1 281,13 lei'],
] as const;

for (const [path, says] of asked) {
  test(`the cost of a loan stays visible above the focused field without covering it: ${path}`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.getByRole('button', { name: 'Refuz' }).click();
    await takenOver(page);
    if (path.startsWith('/offers/')) await page.getByText('2 000 lei · 3 luni').click();
    const bar = page.locator('.in-sight-bar');
    const controls = page.locator('.in-sight :is(input:not([type=hidden]), select, button)');
    await expect(controls).not.toHaveCount(0);
    for (const control of await controls.all()) {
      await control.focus();
      await control.evaluate((element) => element.scrollIntoView({ block: 'start' }));
      await expect(bar).toBeInViewport();
      await expect(bar).toContainText(says);
      const [over, under] = await Promise.all([bar.boundingBox(), control.boundingBox()]);
      expect(under?.y).toBeGreaterThanOrEqual((over?.y ?? 0) + (over?.height ?? 0) - 1);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(bar).toBeHidden();
  });
}

test("two taps from the home page's button lead to the lender’s door, and Back keeps the request", async ({
  page,
}) => {
  await page.goto('/?suma=2000&perioada=3&scop=renovare');
  await page.getByRole('button', { name: 'Refuz' }).click();
  await page.getByRole('button', { name: /Vedeți ofertele/ }).tap();
  await expect(page.locator('.strip')).toContainText('2 000 lei · 3 luni · renovare');
  await page.getByRole('link', { name: 'la sfârșit' }).tap();
  await expect(page.getByRole('article').first()).toContainText('3 760 lei');
  // The address follows when nothing has changed for a moment.
  await expect(page).toHaveURL(/rambursare=sfarsit/);

  await page
    .getByRole('link', { name: /^Mergeți la / })
    .first()
    .tap();
  await expect(page.getByRole('link', { name: /Continuați la Smile Credit/ })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('main')).toContainText('3 760 lei');
  await page.goBack();
  await expect(page).toHaveURL(/suma=2000&perioada=3&scop=renovare&rambursare=sfarsit/);
  await expect(page.locator('.strip')).toContainText('renovare');
  await expect(page.getByRole('article').first()).toContainText('3 760 lei');
});

test('a choice made just before leaving is kept on Back', async ({ page }) => {
  await page.goto('/offers/?suma=2000&perioada=3');
  await page.getByRole('button', { name: 'Refuz' }).click();
  await takenOver(page);
  // Two choices and the link, each in the next task: long before the address would follow by itself. The last one is not awaited:
  // a page that was left answers no more.
  await page.evaluate(() => {
    const choices = ['.profile a:not([aria-current])', '[name=compara]', 'a[href^="/transition/"]'];
    for (const [task, chosen] of choices.entries())
      setTimeout(() => document.querySelector<HTMLElement>(chosen)?.click(), task);
  });
  await expect(page).toHaveURL(/\/transition\//);
  await page.goBack();
  await expect(page).toHaveURL(/suma=2000&perioada=3&rambursare=sfarsit&compara=/);
  await expect(page.getByRole('link', { name: 'la sfârșit' })).toHaveAttribute('aria-current', 'true');
});

test('a term between two stops of the slider stays as requested through hydration', async ({ page }) => {
  await page.goto('/offers/?suma=30000&perioada=30');
  await page.getByRole('button', { name: 'Refuz' }).click();
  await takenOver(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('30 000 de lei pe 30 de luni');
  await expect(page.getByRole('link', { name: 'Vedeți cele șase drumuri' })).toHaveAttribute(
    'href',
    '/drumuri/?suma=30000&perioada=30',
  );
});
