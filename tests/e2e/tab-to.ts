import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the control has the focus, as people without a mouse do. @param most maximum number of presses */
export async function tabTo(page: Page, control: Locator, most = 8) {
  for (let presses = 0; presses < most; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}
