import { expect } from '@playwright/test';
import { test } from './test.ts';

for (const path of ['/credit-nevoi-personale/smile-credit/', '/', '/calculator-rate-credit/?suma=10000']) {
  test(`on paper every fold of ${path} is open, and screen-only parts are gone`, async ({ page }) => {
    await page.goto(path);
    const closed = page.locator('main details:not([open]) > :not(summary)');
    await expect(closed).not.toHaveCount(0);
    expect(await closed.evaluateAll((parts) => parts.filter((part) => part.checkVisibility()).length)).toBe(
      0,
    );
    await page.emulateMedia({ media: 'print' });
    // An unasked question is left out completely, with its fold.
    const hidden = await closed.evaluateAll((parts) =>
      parts
        .filter((part) => part.parentElement?.checkVisibility() && !part.checkVisibility())
        .map((part) => part.outerHTML.slice(0, 80)),
    );
    expect(hidden).toEqual([]);
    for (const part of ['.consent', '.nav', '.foot-columns']) await expect(page.locator(part)).toBeHidden();
  });
}
