import { type BrowserContext, type Page, test as base } from '@playwright/test';

/** Playwright's test, whose pages have their scripts once they are loaded. */
export const test = base.extend({
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => withScripts(await open(options));
      await use(browser);
    },
    { scope: 'worker' },
  ],
});

/**
 * Makes `goto`, `reload` and `waitForLoadState` of every page wait for the page's scripts, which are requested after the first paint; a
 * script that fails to load is not waited for.
 */
export function withScripts(context: BrowserContext): BrowserContext {
  context.on('page', (page) => {
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    const waitForLoadState = page.waitForLoadState.bind(page);
    page.goto = async (url, options) => {
      const answer = await goto(url, options);
      if (options?.waitUntil !== 'commit') await scriptsOf(page);
      return answer;
    };
    page.reload = async (options) => {
      const answer = await reload(options);
      await scriptsOf(page);
      return answer;
    };
    page.waitForLoadState = async (...state) => {
      await waitForLoadState(...state);
      await scriptsOf(page);
    };
  });
  return context;
}

async function scriptsOf(page: Page): Promise<void> {
  const waiting = page.evaluate(async () => {
    // Browsers without scripts parse the content of <noscript>.
    if (document.querySelector('noscript')?.firstElementChild) return;
    const starter = Array.from(document.scripts).find(({ text }) => text.includes('import('))?.text ?? '';
    const [list = '[]'] = /\["\/assets\/.*?\]/.exec(starter) ?? [];
    await Promise.allSettled((JSON.parse(list) as string[]).map((address) => import(address)));
  });
  // A page that redirects by itself has left meanwhile.
  await waiting.catch(() => undefined);
}
