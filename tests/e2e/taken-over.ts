import { expect, type Page } from '@playwright/test';

/** Waits until React has hydrated an application page, after a sign of the visitor, here a key. */
export async function takenOver(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await expect
    .poll(() =>
      page.locator('#page').evaluate((root) => Object.keys(root).some((key) => key.startsWith('__react'))),
    )
    .toBe(true);
}
