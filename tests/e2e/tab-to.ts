import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the control has the focus, as somebody without a mouse comes to it. @param most how often, at the most */
export async function tabTo(page: Page, control: Locator, most = 8) {
  for (let presses = 0; presses < most; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}
