import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { pages } from './pages.ts';

const looks = [
  { name: 'phone, light', viewport: { width: 360, height: 800 }, colorScheme: 'light' },
  { name: 'phone, dark', viewport: { width: 360, height: 800 }, colorScheme: 'dark' },
  { name: 'desk, light', viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
  { name: 'desk, dark', viewport: { width: 1280, height: 900 }, colorScheme: 'dark' },
] as const;

for (const { name, ...look } of looks) {
  test.describe(name, () => {
    test.use(look);
    for (const path of pages) {
      test(`${path} has nothing axe objects to`, async ({ page }) => {
        await page.goto(path);
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        expect(
          violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
          ),
        ).toEqual([]);
      });
    }
  });
}

test.describe('the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 700 } });
  for (const path of pages) {
    test(`${path} does not scroll sideways at 320 px`, async ({ page }) => {
      await page.goto(path);
      const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(content).toBeLessThanOrEqual(window);
    });
  }
});
