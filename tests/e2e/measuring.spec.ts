import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';
import { rows } from './stored-rows.ts';

type Sent = Record<string, string> & { event_id: number; cookieless: boolean };

/** Collects the events of a page as it sends them. */
function collect(page: Page): Sent[] {
  const sent: Sent[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/event')) sent.push(request.postDataJSON() as Sent);
  });
  return sent;
}

// A page with a form of its own, to test how any form is followed.
const form = `<!doctype html><html lang="ro"><body><form data-form="proba" action="/" method="get">
  <input type="hidden" name="cheie" value="1"><input name="capcana" tabindex="-1">
  <label>Nume <input name="nume" required></label>
  <label>E-mail <input name="email" type="email" aria-invalid="true"></label>
  <label>Da <input type="radio" name="venit" value="da"></label><label>Nu <input type="radio" name="venit" value="nu"></label>
  <label>Oraș <select name="oras"><option value="">-</option><option>Iași</option></select></label>
  <button>Trimiteți</button></form>`;

test('events of a form name the fields entered, filled and invalid, each once, never what was typed', async ({
  page,
}) => {
  const sent = collect(page);
  await page.route('/contact-de-proba/', async (route) => {
    const original = await route.fetch({ url: new URL('/despre-noi/', page.url()).href });
    const html = await original.text();
    const scripts = html.slice(html.indexOf('<script id="page-config"'));
    await route.fulfill({ response: original, status: 200, body: form + scripts });
  });
  await page.goto('/despre-noi/');
  await page.goto('/contact-de-proba/');
  const ofFields = () =>
    sent
      .filter(({ sub8 }) => sub8 !== undefined)
      .map(({ event_id, sub6, sub7, sub8 }) => [event_id, sub6, sub7, sub8].join(' '));
  await expect.poll(ofFields).toEqual(['5 proba fieldInvalid 1']);

  await page.getByLabel('Nume').fill('Ana');
  await page.getByLabel('E-mail').fill('ana');
  await page.getByLabel('Nu', { exact: true }).check();
  await page.getByLabel('Nume').fill('Ana Maria');
  await page.getByLabel('Oraș').focus();
  await page.getByLabel('Oraș').selectOption('Iași');
  await page.getByRole('button').focus();
  await expect
    .poll(ofFields)
    .toEqual([
      '5 proba fieldInvalid 1',
      '5 proba fieldFocus 0',
      '5 proba fieldFilled 0',
      '5 proba fieldFocus 1',
      '5 proba fieldFocus 2',
      '5 proba fieldFilled 2',
      '5 proba fieldFocus 3',
      '5 proba fieldFilled 3',
    ]);
  expect(JSON.stringify(sent)).not.toMatch(/Ana|ana|Iași/);
});

for (const [name, path] of Object.entries({
  home: '/',
  offers: '/offers/',
  compare: '/comparatie/?oferte=smile-credit,viva-credit',
  calculator: '/calculator-rate-credit/',
  converter: '/convertor-valutar/',
  contact: '/contact/',
  unsubscribe: '/unsubscribe/',
  comment: '/regula-50-30-20-in-lei/',
  review: '/credit-nevoi-personale/smile-credit/',
  reg: '/reg/',
})) {
  test(`the fields of the form ${name} are followed, without consent by ids of the page alone`, async ({
    page,
  }) => {
    const sent = collect(page);
    const loaded = page.waitForResponse(/\/assets\/field-events-/);
    await page.goto(path);
    const fieldEvents = await loaded;
    await page.evaluate((address) => import(address).then(() => undefined), fieldEvents.url());
    // Some forms are folded.
    const fold = { compare: 'schimbați', review: 'Scrieți o părere', comment: 'Scrieți un comentariu' }[name];
    if (fold) await page.locator('summary', { hasText: fold }).click();
    const field = page.locator(`form[data-form="${name}"]`).locator('input, select, textarea');
    await field.and(page.locator(':not([type="hidden"], [tabindex="-1"])')).first().focus();
    await expect
      .poll(() => sent.filter(({ sub7 }) => sub7 === 'fieldFocus'))
      .toMatchObject([{ event_id: 5, sub6: name, sub8: '0', path: path.split('?')[0], cookieless: true }]);
  });
}

test('the speed of a document is sent once, when it is left, with the kind of page', async ({ page }) => {
  const mark = `viteza-${Date.now()}`;
  const loaded = page.waitForResponse(/\/assets\/measure-/);
  await page.goto(`/credit-cu-buletinul/?utm_source=${mark}`);
  const measure = await loaded;
  // The loaded module has also run before anything is measured.
  await page.evaluate((address) => import(address).then(() => undefined), measure.url());
  // A key pressed before the first paint leaves no largest paint, and the browser reports none.
  await page.evaluate(
    () =>
      new Promise<void>((painted) => {
        new PerformanceObserver(() => painted()).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  await page.keyboard.press('Tab');
  // The browser measures an interaction when it has painted its result.
  await expect.poll(() => page.evaluate(() => performance.getEntriesByType('first-input').length)).toBe(1);
  await page.goto('/despre-noi/');
  await page.goto('/blog/');

  const vitals = () =>
    rows<Record<string, string>>(
      'select path, sub4, sub5, sub6, sub7 from events where event_id = 1001 and utm_source = $1',
      [mark],
    );
  await expect.poll(vitals).toHaveLength(1);
  const [only] = await vitals();
  expect(only).toMatchObject({ path: '/credit-cu-buletinul/', sub7: 'loan-type', sub6: '0' });
  expect(Number(only?.['sub4'])).toBeGreaterThan(0);
  expect(Number(only?.['sub5'])).toBeGreaterThan(0);
});

/** Simulates opening another tab and coming back; a browser under test never hides a page by itself. */
function lookAwayAndBack(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const value of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }
  });
}

const SECOND_IN_SIGHT = { intervals: [1_500] };

test('offers that were visible are sent once per page, those further down are not', async ({ page }) => {
  const mark = `oferte-${Date.now()}`;
  const seen = async (path: string) => {
    await lookAwayAndBack(page);
    const events = await rows<{ sub4: string }>(
      'select sub4 from events where event_id = 1003 and utm_source = $1 and path = $2 order by received_at',
      [mark, path],
    );
    return events.flatMap(({ sub4 }) => sub4.split(','));
  };
  await page.goto(`/offers/?suma=2000&perioada=3&utm_source=${mark}`);
  const offers = await page
    .locator('[data-offer]')
    .evaluateAll((all) => all.map((offer) => offer.getAttribute('data-offer')));
  await page.locator('[data-offer]').first().scrollIntoViewIfNeeded();
  await expect.poll(() => seen('/offers/'), SECOND_IN_SIGHT).toContain(offers[0]);
  expect(await seen('/offers/')).not.toContain(offers.at(-1));

  // The same offers under another address, without a new document.
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.evaluate((to) => location.assign(to), `/offers2/?suma=2000&perioada=3&utm_source=${mark}`);
  await expect.poll(() => seen('/offers2/'), SECOND_IN_SIGHT).not.toEqual([]);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  const told = await seen('/offers/');
  expect(told).toEqual([...new Set(told)]);
});

test('offers on a page without React are sent too', async ({ page }) => {
  const mark = `oferte-document-${Date.now()}`;
  await page.goto(`/credit-cu-buletinul/?utm_source=${mark}`);
  const offer = page.locator('[data-offer]').first();
  await offer.scrollIntoViewIfNeeded();
  const told = async () => {
    await lookAwayAndBack(page);
    const events = await rows<{ path: string; sub4: string }>(
      'select path, sub4 from events where event_id = 1003 and utm_source = $1',
      [mark],
    );
    return events.flatMap(({ path, sub4 }) => sub4.split(',').map((id) => `${path} ${id}`));
  };
  const id = await offer.getAttribute('data-offer');
  await expect.poll(told, SECOND_IN_SIGHT).toContain(`/credit-cu-buletinul/ ${id}`);
});
