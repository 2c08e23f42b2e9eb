import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

/** The rules whose answer depends on colours: all that can differ from one colour scheme to the other. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/**
 * What axe objects to in a page as it is shown now, a line for each rule: all that it asks of a page, or what is about
 * colours. Run in the page itself, which of ours has no frames, and telling of violations alone: what passed is most of
 * a report and of its time.
 */
export async function axeFindings(page: Page, rules: 'all' | 'colours' = 'all'): Promise<string[]> {
  // Looked at again in another size or colour, the page has it already.
  if (await page.evaluate('!("axe" in window)')) await page.evaluate(axe.source);
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(rules === 'colours' && { runOnly: { type: 'rule', values: ofColours } }),
  };
  return page.evaluate(async (given) => {
    const here = window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } };
    const { violations } = await here.axe.run(given);
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
    );
  }, options);
}
