import { expect, type Locator, type Page } from '@playwright/test';

// An article has its menus and its table of contents before the form at its end.
const MOST_STOPS = 200;

/** Presses Tab until the control has the focus, as people without a mouse do. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

/** Replaces the text of a field. */
export async function typeInto(page: Page, control: Locator, text: string): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Presses a key on a control. */
export async function pressOn(
  page: Page,
  control: Locator,
  key: 'Space' | 'Enter' | 'ArrowDown',
): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}
