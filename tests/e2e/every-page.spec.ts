import { expect, type Page } from '@playwright/test';
import { test as base } from './test.ts';
import { axeFindings } from './axe-findings.ts';
import { hiddenFromReaders } from './hidden-from-readers.ts';
import { pages } from './pages.ts';
import { partedWords } from './parted-words.ts';
import { unstyledClasses } from './unstyled-classes.ts';

const desk = { width: 1280, height: 900 };
const phone = { width: 360, height: 800 };
/** A lender's page stays a page, not a book: details are folded behind their headings. */
const LONGEST_LENDER_PX = 4_000;
// The light scheme is checked whole, on a desk where it shows more or less of its content than on a phone; dark is the same document in other colours.
// As few changes of width as possible: each lays the page out again.
const looks = [
  { name: 'phone, light', size: phone, colorScheme: 'light', rules: 'all' },
  { name: 'phone, dark', size: phone, colorScheme: 'dark', rules: 'colours' },
  { name: 'desk, dark', size: desk, colorScheme: 'dark', rules: 'colours' },
  { name: 'desk, light', size: desk, colorScheme: 'light', rules: 'all if other' },
] as const;

/** One window for all pages of a worker: creating it, and parsing axe, takes the most time. */
const test = base.extend<object, { window: Page }>({
  window: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', locale = '', timezoneId = '' } = project.use;
      // Colours must not be judged during the transition from one scheme to the other.
      const context = await browser.newContext({ baseURL, locale, timezoneId, reducedMotion: 'reduce' });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});

// Four checks of a long page, on a busy machine.
test.describe.configure({ timeout: 120_000 });
// One load for everything that must hold for a page: loading takes the most time. Soft, so that all faults are reported.
// crawl.spec.ts validates the HTML, together with that of every other page.
for (const path of pages) {
  test(`${path} is complete and accessible, and does not scroll sideways`, async ({ window: page }) => {
    await forget(page);
    const problems = consoleProblems(page);
    const answer = await page.goto(path);
    expect.soft(await unstyledClasses(page), 'classes without their rules').toEqual([]);
    expect.soft(await hiddenFromReaders(page), 'not in the accessibility tree').toEqual([]);
    expect.soft(await partedWords(page), 'words on two lines').toEqual([]);
    const onPhone = await countShown(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    if (/^\/credit-nevoi-personale\/[^/]+\/$/.test(path))
      expect.soft(height, 'height on a phone').toBeLessThanOrEqual(LONGEST_LENDER_PX);
    for (const { name, size, colorScheme, rules } of looks) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      const isWhole = rules === 'all' || (rules === 'all if other' && (await countShown(page)) !== onPhone);
      expect.soft(await axeFindings(page, isWhole ? 'all' : 'colours'), name).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 700 });
    const content = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(content, 'width at 320 px').toBeLessThanOrEqual(320);

    if (path === '/nu-exista/') return;
    await page.keyboard.press('Tab');
    await page.waitForLoadState('networkidle');
    expect.soft(answer?.status()).toBe(200);
    await expect.soft(page.locator('h1')).toHaveCount(1);
    expect.soft((await page.title()).length, 'length of the title').toBeGreaterThan(10);
    await expect.soft(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{40,}/);
    await expect.soft(page.getByText('Atenție! Banii împrumutați costă bani.').first()).toBeVisible();
    expect.soft(problems, 'console').toEqual([]);
  });
}

/** Counts the visible elements of the page's content; header and footer are those of every page, and a phone has shorter crumbs. */
const countShown = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main *')].filter(
        (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.crumbs'),
      ).length,
  );

/** Resets the window to that of a new visitor: no storage, no listeners, the first size and scheme. */
async function forget(page: Page): Promise<void> {
  page.removeAllListeners();
  // A page of our origin: an empty page has another origin, and each navigation from it would start a process that must parse axe
  // again.
  await page.goto('/robots.txt');
  const browser = await page.context().newCDPSession(page);
  const { origin } = new URL(test.info().project.use.baseURL ?? '');
  await browser.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'cookies,local_storage,indexeddb,service_workers,cache_storage',
  });
  await browser.detach();
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Collects the errors of the page from now on. */
function consoleProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return problems;
}
