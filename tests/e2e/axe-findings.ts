import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { contrastInPage } from './contrast-in-page.ts';
import { linksByColourAlone } from './links-in-page.ts';
import { smallControls } from './small-controls.ts';

/** What is added to a page, once: it is still there when the page is checked in another size or colour scheme. */
type Judges = {
  axe: Pick<typeof axe, 'run' | 'configure'>;
  contrastInPage: typeof contrastInPage;
  linksByColourAlone: typeof linksByColourAlone;
  smallControls: typeof smallControls;
};

// Every page parses it again, and the minified file is half as long.
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The slowest rule of axe, computed from the styles where they are conclusive. */
const CONTRAST = 'color-contrast';
const LINKS = 'link-in-text-block';

/**
 * Lists the faults of a page as it is shown now, one line each: all rules of axe, or those about colours. Axe runs in the page
 * itself, which has no frames, and reports violations alone: passed rules are most of a report and of its time. Contrast, three
 * quarters of axe's time, is computed from the styles; axe checks only the texts for which they are inconclusive.
 */
export async function axeFindings(page: Page, rules: 'all' | 'colours' = 'all'): Promise<string[]> {
  if (await page.evaluate('!("axe" in window)')) {
    await page.evaluate(axeSource);
    await page.evaluate(`window.contrastInPage = ${contrastInPage.toString()}`);
    await page.evaluate(`window.linksByColourAlone = ${linksByColourAlone.toString()}`);
    await page.evaluate(`window.smallControls = ${smallControls.toString()}`);
  }
  return page.evaluate(
    async ({ isAll, contrastRule, linksRule }) => {
      const judges = window as unknown as Judges;
      const { weak, unclear } = judges.contrastInPage();
      const told = [
        ...weak.map((text) => `${contrastRule}: ${text}`),
        ...judges.linksByColourAlone(),
        ...judges.smallControls(),
      ];
      if (!isAll && unclear.length === 0) return told;
      // In one run with the other rules: which elements overlap is computed once for all of them.
      const mark = 'data-contrast-unclear';
      for (const element of unclear) element.setAttribute(mark, '');
      judges.axe.configure({ rules: [{ id: contrastRule, selector: `[${mark}]` }] });
      const { violations } = await judges.axe.run(document, {
        resultTypes: ['violations'],
        ...(isAll
          ? { rules: { [linksRule]: { enabled: false } } }
          : { runOnly: { type: 'rule', values: [contrastRule] } }),
      });
      for (const element of unclear) element.removeAttribute(mark);
      return [
        ...told,
        ...violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
        ),
      ];
    },
    { isAll: rules === 'all', contrastRule: CONTRAST, linksRule: LINKS },
  );
}
