import type { Page } from '@playwright/test';
import axe, { type AxeResults, type ContextObject, type RunOptions } from 'axe-core';
import { contrastInPage } from './contrast-in-page.ts';

/** What is put into a page, once: a page looked at again in another size or colour has it already. */
type Judges = { axe: Pick<typeof axe, 'run'>; contrastInPage: typeof contrastInPage };

const CONTRAST = 'color-contrast';
/** All that can differ from one colour scheme to the other, beside contrast. */
const ofColours: RunOptions = { runOnly: { type: 'rule', values: ['link-in-text-block'] } };
const everything: RunOptions = { rules: { [CONTRAST]: { enabled: false } } };

/**
 * What axe objects to in a page as it is shown now, a line for each rule: all that it asks of a page, or what is about
 * colours. Run in the page itself, which of ours has no frames, and telling of violations alone: what passed is most of
 * a report and of its time. Contrast, three quarters of what axe takes, is computed from the styles; axe is asked about
 * the texts for which that does not tell.
 */
export async function axeFindings(page: Page, rules: 'all' | 'colours' = 'all'): Promise<string[]> {
  if (await page.evaluate('!("axe" in window)')) {
    await page.evaluate(axe.source);
    await page.evaluate(`window.contrastInPage = ${contrastInPage.toString()}`);
  }
  return page.evaluate(
    async ({ options, contrastRule }) => {
      const judges = window as unknown as Judges;
      const { weak, unclear } = judges.contrastInPage();
      const judge = (context: Document | ContextObject, asked: RunOptions): Promise<AxeResults> =>
        judges.axe.run(context, { ...asked, resultTypes: ['violations'] });
      const ofUnclear =
        unclear.length === 0
          ? []
          : (await judge({ include: unclear }, { runOnly: { type: 'rule', values: [contrastRule] } }))
              .violations;
      const { violations } = await judge(document, options);
      return [
        ...weak.map((text) => `${contrastRule}: ${text}`),
        ...[...ofUnclear, ...violations].map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
        ),
      ];
    },
    { options: rules === 'all' ? everything : ofColours, contrastRule: CONTRAST },
  );
}
