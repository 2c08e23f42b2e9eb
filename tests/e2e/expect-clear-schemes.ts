import { expect, type Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';

/** Expects no axe violations of the page as it is shown now; in the dark scheme, the same document, only colours are checked again. */
export async function expectClearSchemes(page: Page): Promise<void> {
  for (const [colorScheme, rules] of [
    ['light', 'all'],
    ['dark', 'colours'],
  ] as const) {
    // Colours must not be judged during the transition from one scheme to the other.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect.soft(await axeFindings(page, rules), colorScheme).toEqual([]);
  }
}
