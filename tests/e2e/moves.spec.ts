import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';
import { takenOver } from './taken-over.ts';

// The address, the title and the page of a navigation stay consistent, whatever fails on the way. With motion, as for most
// people.
test.use({ reducedMotion: 'no-preference' });

const linkTo = (page: Page, name: string) =>
  page.locator('header').getByRole('link', { name, exact: true }).first();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

async function openHome(page: Page) {
  await page.goto('/');
  await takenOver(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

/** Resolves when the page has been idle three times. Idleness is reported at the end of a frame only, so a frame is needed. */
async function hasNothingToDo(page: Page) {
  await page.evaluate(async () => {
    for (let count = 0; count < 3; count += 1)
      await new Promise((idle) => requestAnimationFrame(() => requestIdleCallback(idle, { timeout: 3_000 })));
  });
}

/** Holds a response until it is released. */
async function hold(page: Page, pattern: string) {
  const held = Promise.withResolvers<void>();
  const asked = page.waitForRequest(pattern);
  await page.route(pattern, async (route) => {
    await held.promise;
    await route.continue();
  });
  return {
    asked,
    /** Resolves when the page has processed the response. */
    async arrives() {
      const answered = page.waitForResponse(pattern);
      held.resolve();
      await (await answered).finished();
      await hasNothingToDo(page);
    },
  };
}

async function showsOffers(page: Page) {
  await expect(page).toHaveURL(/\/offers\/$/);
  await expect(heading(page)).toContainText('pentru');
  await expect(page).toHaveTitle(/ofert.* pentru /);
}

test('a cancelled navigation shows nothing any more', async ({ page }) => {
  await openHome(page);
  const script = await hold(page, '**/assets/offers-*.js');
  await linkTo(page, 'Oferte').click();
  await script.asked;
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await script.arrives();

  await expect(heading(page)).toContainText('Cât vă costă');
  await expect(page).toHaveTitle(/Împrumut Clar/);
  await linkTo(page, 'Calculator').click();
  await expect(heading(page)).toContainText('Calculator');
  expect(await isSameDocument(page)).toBe(true);
});

test('a navigation does not remove the styles of the next one while they load', async ({ page }) => {
  await openHome(page);
  const first = await hold(page, '**/assets/offers-*.css');
  const second = await hold(page, '**/assets/calculator-*.css');
  await linkTo(page, 'Oferte').click();
  await first.asked;
  await linkTo(page, 'Calculator').click();
  await second.asked;
  await first.arrives();
  await second.arrives();
  await expect(heading(page)).toContainText('Calculator');
  await expect(page).toHaveTitle(/Calculator/);
  expect(await isSameDocument(page)).toBe(true);
});

test('an amount still being chosen does not end a navigation', async ({ page }) => {
  await page.clock.install();
  await openHome(page);
  const payload = await hold(page, '**/offers/_payload.json*');
  await linkTo(page, 'Oferte').click();
  await payload.asked;
  const before = page.url();
  await page.locator('#suma').fill('7 000');
  await expect(heading(page)).toContainText('7 000');
  // Long enough for the slider to rest and the address to follow.
  await page.clock.runFor(1_000);
  await payload.arrives();
  await showsOffers(page);
  expect(page.url()).toBe(before);
});

const neverComing = {
  'data that never come': '**/offers/_payload.json*',
  'a script that never comes': '**/assets/offers-*.js',
  'styles that never come': '**/assets/offers-*.css',
};

for (const [name, pattern] of Object.entries(neverComing)) {
  test(`${name}: after ten seconds the document is loaded`, async ({ page }) => {
    await page.clock.install({ time: new Date('2026-12-01T08:00:00Z') });
    await openHome(page);
    const asked = page.waitForRequest(pattern);
    // Held for this document alone: the next one loads what it needs.
    await page.route(pattern, () => undefined, { times: 1 });
    // From here on the test controls the clock.
    await page.clock.pauseAt(new Date('2026-12-01T12:00:00Z'));
    await linkTo(page, 'Oferte').click();
    await asked;
    await page.clock.runFor(9_900);
    expect(await isSameDocument(page)).toBe(true);
    await page.clock.runFor(200);
    await showsOffers(page);
    expect(await isSameDocument(page)).toBe(false);
  });
}

const failures = {
  'a page that can not be shown': {
    pattern: '**/assets/offers-*.js',
    answer: {
      contentType: 'text/javascript',
      body: 'export function OffersRoute() { throw new Error("broken on purpose"); }',
    },
  },
  'a script that does not arrive': { pattern: '**/assets/offers-*.js', answer: { status: 503 } },
  'data that do not arrive': { pattern: '**/offers/_payload.json*', answer: { status: 503 } },
};

for (const [name, { pattern, answer }] of Object.entries(failures)) {
  test(`${name}: the document is loaded, and the second time in ten seconds the error page is shown`, async ({
    page,
  }) => {
    // The two navigations count as simultaneous, however long they take here.
    await page.clock.setFixedTime(new Date('2026-11-22T12:00:00Z'));
    await page.route(pattern, (route) => route.fulfill(answer));
    await openHome(page);
    await linkTo(page, 'Oferte').click();
    await showsOffers(page);
    expect(await isSameDocument(page)).toBe(false);

    await openHome(page);
    await linkTo(page, 'Oferte').click();
    await expect(heading(page)).toHaveText('Ne pare rău, pagina nu poate fi afișată acum.');
    await expect(page).toHaveTitle('Ceva nu a mers');
    await expect(page).toHaveURL(/\/offers\/$/);
    expect(await isSameDocument(page)).toBe(true);

    // The error page is a page like any other: its links work.
    await linkTo(page, 'Calculator').click();
    await expect(heading(page)).toContainText('Calculator');
    await expect(page).toHaveTitle(/Calculator/);
    await expect(heading(page)).toHaveCount(1);
  });
}

test('an address missing from the manifest gets no data request: its document reports the missing page', async ({
  page,
}) => {
  const manifest = page.waitForResponse('**/builds/meta/*.json');
  await openHome(page);
  const known = (await (await manifest).json()) as { prerendered: string[] };
  expect(known.prerendered).toContain('/offers/');
  await hasNothingToDo(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('header a[href="/offers/"]');
    link?.setAttribute('href', '/convertor-valutar/nicio-moneda/');
  });
  await linkTo(page, 'Oferte').click();
  await expect(heading(page)).toHaveText('Ne pare rău, dar nu putem găsi pagina pe care o căutați.');
  expect(asked.filter((path) => path.endsWith('_payload.json'))).toEqual([]);
});
