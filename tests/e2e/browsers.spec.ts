import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';
import { launchBrowser } from './launch-browser.ts';
import { rows } from './stored-rows.ts';
import { takenOver } from './taken-over.ts';

// Browsers with unusual settings: real browsers, not simulated ones.

type Row = { path: string; event_id: number; cookieless: boolean };

const stored = (mark: string) =>
  rows<Row>(
    'select path, event_id, cookieless from events where utm_source = $1 and event_id < 1000 order by received_at',
    [mark],
  );
const question = (page: Page) => page.getByRole('region', { name: 'Putem număra vizita și dispozitivul?' });

/** Collects the errors of the page from now on. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return complaints;
}

test('a browser without cookies and storage shows the whole site, asks for no consent, and is counted', async ({
  launchOptions,
  baseURL,
}) => {
  await using browser = await launchBrowser(
    { ...launchOptions, baseURL },
    {
      preferences: { profile: { default_content_setting_values: { cookies: 2 } } },
    },
  );
  const { page } = browser;
  const mark = `inchis-${Date.now()}`;
  const complaints = complaintsOf(page);
  await page.goto(`/?utm_source=${mark}`);
  await expect(page.evaluate(() => localStorage.length)).rejects.toThrow(/SecurityError|Access is denied/);
  await expect(question(page)).toBeHidden();

  await takenOver(page);
  await page.locator('header').getByRole('link', { name: 'Oferte', exact: true }).first().click();
  await expect(page.getByRole('link', { name: /^Mergeți la / }).first()).toBeVisible();
  await expect
    .poll(() => stored(mark))
    .toEqual([
      { path: '/', event_id: 5, cookieless: true },
      { path: '/offers/', event_id: 5, cookieless: true },
    ]);
  expect(complaints).toEqual([]);
});

test('without third-party cookies nothing is missing: every cookie is our own, and no other host is requested', async ({
  launchOptions,
  baseURL,
}) => {
  await using browser = await launchBrowser(
    { ...launchOptions, baseURL },
    {
      preferences: { profile: { cookie_controls_mode: 1, block_third_party_cookies: true } },
    },
  );
  const { page, context } = browser;
  const mark = `terti-${Date.now()}`;
  const hosts = new Set<string>();
  // The fingerprint library, allowed here too, reports its use in one of a thousand cases: not in this one.
  await page.addInitScript(() => {
    Math.random = () => 0.5;
  });
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  await page.goto(`/cum-ordonam/?utm_source=${mark}`);
  await question(page).getByRole('button', { name: 'Accept' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-consent', /measurement/);
  await page.goto('/despre-noi/');

  await expect
    .poll(() => stored(mark))
    .toEqual([
      { path: '/cum-ordonam/', event_id: 5, cookieless: true },
      { path: '/despre-noi/', event_id: 5, cookieless: false },
    ]);
  expect((await context.cookies()).map(({ domain }) => domain)).toEqual(Array(5).fill('localhost'));
  expect([...hosts]).toEqual([baseURL]);
});

test('a broken extension that changes the page breaks nothing of ours', async ({
  launchOptions,
  baseURL,
}) => {
  await using browser = await launchBrowser(
    { ...launchOptions, baseURL },
    {
      extension: {
        'manifest.json': JSON.stringify({
          manifest_version: 3,
          name: 'Broken',
          version: '1',
          content_scripts: [
            { matches: ['<all_urls>'], js: ['broken.js'], run_at: 'document_end', world: 'MAIN' },
          ],
        }),
        'broken.js': `
        document.documentElement.setAttribute('data-extension', 'here');
        document.getElementById('page').prepend(Object.assign(document.createElement('div'), { textContent: 'Reclamă' }));
        addEventListener('click', () => { throw new Error('broken extension'); }, true);
        Promise.reject(new Error('broken extension'));
        throw new Error('broken extension');`,
      },
    },
  );
  const { page } = browser;
  const mark = `extensie-${Date.now()}`;
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto(`/?utm_source=${mark}`);
  await expect(page.locator('html')).toHaveAttribute('data-extension', 'here');
  await takenOver(page);
  await page.locator('header').getByRole('link', { name: 'Oferte', exact: true }).first().click();
  await expect(page.getByRole('link', { name: /^Mergeți la / }).first()).toBeVisible();

  const views = async () => (await stored(mark)).map(({ path }) => path);
  await expect.poll(views).toEqual(['/', '/offers/']);
  expect(logged.filter((text) => text.includes('mounting'))).toEqual([]);
});

test('the browser keeps a page in its back-forward cache, and its return is counted once', async ({
  launchOptions,
  baseURL,
}) => {
  await using browser = await launchBrowser(
    { ...launchOptions, baseURL },
    { keep: ['--disable-back-forward-cache'] },
  );
  const { page } = browser;
  const mark = `inapoi-${Date.now()}`;
  await page.goto(`/cum-ordonam/?utm_source=${mark}`);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.goto('/despre-noi/');
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/cum-ordonam/);
  await expect.poll(() => page.evaluate(() => 'sameDocument' in window)).toBe(true);

  const told = async () => (await stored(mark)).map(({ event_id }) => event_id);
  await expect.poll(told).toEqual([5, 27]);
});
