import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules among them whose answer depends on colours: all that can differ from one colour scheme to the other. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/** What axe objects to in a page as it is shown now, a line for each rule; all of its rules, or those about colours. */
export async function axeFindings(page: Page, rules: 'all' | 'colours' = 'all'): Promise<string[]> {
  const isLoaded = await page.evaluate('"axe" in window');
  const { violations } = await new AxeBuilder({
    page,
    // Looked at again in another size or colour, the page has it already.
    ...(isLoaded === true && { axeSource: 'void 0' }),
  })
    // Only these are wanted; and no page of ours has frames, for which the default way opens a page of its own.
    .options({
      resultTypes: ['violations'],
      runOnly: rules === 'all' ? { type: 'tag', values: tags } : { type: 'rule', values: ofColours },
    })
    .setLegacyMode()
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
}
