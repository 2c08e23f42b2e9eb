import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

// Desks have their own style sheets, complete.
const sheets = globSync('app/**/*.css').filter((path) => !/^app\/(?:desk|office|partners-desk)\//.test(path));
const known = new Set(sheets.flatMap((path) => classesOf(readFileSync(path, 'utf8'))));

/**
 * Lists classes of a page that have rules in some style sheet of the site, but in none of the page's own: a sheet that came with
 * another component, until that component went.
 */
export async function unstyledClasses(page: Page): Promise<string[]> {
  const { used, css } = await page.evaluate(() => ({
    used: [...new Set([...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]))],
    css: [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules].map((rule) => rule.cssText))
      .join(),
  }));
  const brought = new Set(classesOf(css));
  return used.filter((name) => known.has(name) && !brought.has(name));
}

function classesOf(css: string): string[] {
  return [...css.matchAll(/\.(-?[a-z][\w-]*)/g)].flatMap(([, name]) => name ?? []);
}
