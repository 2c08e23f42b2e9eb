import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { pages } from './pages.ts';
import { unstyledClasses } from './unstyled-classes.ts';

// The light scheme is looked at whole; dark is the same document in other colours.
const looks = [
  { name: 'desk, light', size: { width: 1280, height: 900 }, colorScheme: 'light', rules: 'all' },
  { name: 'desk, dark', size: { width: 1280, height: 900 }, colorScheme: 'dark', rules: 'colours' },
  { name: 'phone, dark', size: { width: 360, height: 800 }, colorScheme: 'dark', rules: 'colours' },
  { name: 'phone, light', size: { width: 360, height: 800 }, colorScheme: 'light', rules: 'all' },
] as const;

// Four looks at a long page, on a machine that is busy.
test.describe.configure({ timeout: 120_000 });
// A colour must not be judged on its way from one scheme to the other.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// One load for everything that must hold of a page: loading is what takes long. Soft, so that all of it is told. That
// its HTML is valid is seen in crawl.spec.ts, with that of every other page.
for (const path of pages) {
  test(`${path} is whole, nobody is shut out, and nothing scrolls sideways`, async ({ page }) => {
    const problems = consoleProblems(page);
    const answer = await page.goto(path);
    expect.soft(await unstyledClasses(page), 'classes without their rules').toEqual([]);
    await layOutAll(page);
    for (const { name, size, colorScheme, rules } of looks) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      expect.soft(await axeFindings(page, rules), name).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 700 });
    const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect.soft(content, 'width at 320 px').toBeLessThanOrEqual(window ?? 0);

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

/** What waits below the screen has no true sizes yet, and could not reach out of its place; laid out, it can. */
function layOutAll(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('*')) {
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
    }
  });
}

/** What the page complains of, from now on. */
function consoleProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return problems;
}
