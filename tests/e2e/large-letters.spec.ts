import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';
import { launchBrowser } from './launch-browser.ts';

// On a phone, with the browser's letters twice as large as usual.
test('on a phone with letters twice as large nothing is wider than the screen, no word breaks into letters, and bars take a quarter at most', async ({
  baseURL,
  launchOptions,
}) => {
  await using browser = await launchBrowser(
    { ...launchOptions, baseURL },
    { preferences: { webkit: { webprefs: { default_font_size: 32 } } } },
  );
  const { page } = browser;
  await page.setViewportSize({ width: 360, height: 800 });
  const paths = [
    '/',
    '/offers/?suma=2000&perioada=3',
    '/offers3/',
    '/drumuri/?suma=30000&perioada=36&dobanda=9,5&comisioane=300',
    '/politica-de-cookies/',
    '/calculator-rate-credit/',
    '/ce-salariu-trebuie-sa-ai-pentru-un-credit-de-5000-euro/',
    '/credit-nevoi-personale/smile-credit/',
    '/contact/',
    '/transition/?oferta=102&suma=2000&perioada=3',
    '/comparatie/?oferte=smile-credit,ferratum&suma=2000&perioada=3',
    '/convertor-valutar/',
    '/reg/',
    '/unsubscribe/',
    '/verificare/',
    '/cautare/?q=dobanda',
  ];
  for (const path of paths) {
    await page.goto(path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    const bars = await page.evaluate(() =>
      [...document.querySelectorAll('.top, .consent')].reduce((sum, element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(0, top));
      }, 0),
    );
    expect(bars, path).toBeLessThanOrEqual(200);
    const outside = await page.evaluate(() => {
      const isOutside = (element: Element) =>
        !element.closest('.sr, .table-scroll') && element.getBoundingClientRect().right > innerWidth + 1;
      return [...document.querySelectorAll('header *, main *, footer *, .consent *')]
        .filter(isOutside)
        .map((element) => element.outerHTML.slice(0, 80));
    });
    expect(outside, path).toEqual([]);
    expect(await inLetters(page), path).toEqual([]);
  }
});

/** Lists words of buttons and row names that break although the screen has room for them: „Mergeți” in a column of letters. */
function inLetters(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll('main :is(.btn, .list tbody th, .check-got a)')) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\d]+/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const pieces = [...range.getClientRects()].filter(({ width }) => width > 1);
          const whole = pieces.reduce((sum, { width }) => sum + width, 0);
          if (new Set(pieces.map(({ top }) => top)).size > 1 && whole < innerWidth - 120) found.push(word);
        }
      }
    }
    return found;
  });
}
