import { expect, test } from '@playwright/test';
import { launchBrowser } from './launch-browser.ts';

// On a phone, with the letters of the browser set twice as large as usual.
test('on a phone whose letters are twice as large nothing is wider than the screen, and bars take a quarter of it at most', async ({
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
    '/offers/',
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
  }
});
