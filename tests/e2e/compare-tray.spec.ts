import { expect, type Locator } from '@playwright/test';
import { test } from './test.ts';

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
]) {
  test(`the comparison tray never covers a focused element at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/offers/?suma=2000&perioada=3&compara=smile-credit&compara=ferratum');
    await page.getByRole('button', { name: 'Refuz' }).click();
    const tray = page.getByRole('region', { name: 'Oferte alese pentru comparație' });
    await expect(tray).toBeVisible();

    await page
      .getByRole('checkbox', { name: /Comparați/ })
      .first()
      .focus();
    for (let step = 0; step < 24; step += 1) {
      await page.keyboard.press('Tab');
      expect(await coveredBy(tray)).toBe(false);
    }
  });
}

/** Tells whether the tray covers the focused element. */
async function coveredBy(tray: Locator): Promise<boolean> {
  return await tray.evaluate((element) => {
    const { activeElement } = document;
    if (activeElement === null || element.contains(activeElement)) return false;
    return activeElement.getBoundingClientRect().bottom > element.getBoundingClientRect().top + 1;
  });
}
