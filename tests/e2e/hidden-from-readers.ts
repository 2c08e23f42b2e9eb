import type { Page } from '@playwright/test';

const roles = {
  heading: ':is(h1, h2, h3, h4, h5, h6)',
  link: 'a[href]',
  region: 'section:is([aria-label], [aria-labelledby])',
};

/**
 * Compares the headings, links and landmarks of the browser's accessibility tree with the visible ones, and returns a line for
 * each kind whose numbers differ. The content of a closed fold counts for neither.
 */
export async function hiddenFromReaders(page: Page): Promise<string[]> {
  const shown = await page.evaluate(
    (selectors) =>
      selectors.map(
        (selector) =>
          [...document.querySelectorAll(selector)].filter(
            (element) =>
              element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden=true]'),
          ).length,
      ),
    Object.values(roles),
  );
  const browser = await page.context().newCDPSession(page);
  const { nodes } = await browser.send('Accessibility.getFullAXTree');
  await browser.detach();
  return Object.keys(roles).flatMap((role, at) => {
    const found = nodes.filter((node) => !node.ignored && node.role?.value === role).length;
    return found === shown[at] ? [] : [`${role}: ${found} of ${shown[at]}`];
  });
}
