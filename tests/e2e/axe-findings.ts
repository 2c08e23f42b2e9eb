import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe objects to in a page as it is shown now, a line for each rule. */
export async function axeFindings(page: Page): Promise<string[]> {
  const isLoaded = await page.evaluate('"axe" in window');
  const { violations } = await new AxeBuilder({
    page,
    // Looked at again in another size or colour, the page has it already.
    ...(isLoaded === true && { axeSource: 'void 0' }),
  })
    // Only these are wanted; and no page of ours has frames, for which the default way opens a page of its own.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .setLegacyMode()
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
}
