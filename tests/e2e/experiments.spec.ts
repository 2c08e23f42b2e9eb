import { type Browser, expect, type Page } from '@playwright/test';
import { test } from './test.ts';
import { createPlaceBeside } from './place-beside.ts';
import { takenOver } from './taken-over.ts';

/** Opens the site of another country in a browser that has consented to measurement. */
async function openCountry(country: string, browser: Browser) {
  const place = await createPlaceBeside();
  const program = place.run({
    COUNTRY: country,
    EVENTS_ON_LOCALHOST: 'true',
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
  });
  await program.says(/is ready/);
  const context = await browser.newContext({ baseURL: `http://localhost:${place.port}` });
  return {
    context,
    page: await context.newPage(),
    async [Symbol.asyncDispose]() {
      await context.close();
      await place[Symbol.asyncDispose]();
    },
  };
}

/** Returns what the page reports: event id and flow. */
function flowsOf(page: Page): string[] {
  const said: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/event')) return;
    const { event_id, sub3 } = request.postDataJSON() as { event_id: number; sub3?: string };
    if (event_id < 1001 || event_id === 1002) said.push(`${event_id} ${sub3}`);
  });
  return said;
}

const accept = (page: Page) =>
  page.getByRole('region').getByRole('button', { name: 'Accept' }).first().click();
const flow = (page: Page) => page.locator('html').getAttribute('data-flow');

test('in Poland a variant is drawn once and stored with consent, and Back leads back', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  await using site = await openCountry('PL', browser);
  const { page } = site;
  const said = flowsOf(page);
  await page.goto('/');
  await expect.poll(() => flow(page)).toMatch(/^0294\.1-[AB]$/);
  const drawn = await flow(page);
  await expect.poll(() => said).toEqual([`1002 ${drawn}`, `5 ${drawn}`]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  await accept(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('0294.1-A/B'))).toBe(drawn);
  await page.goto('/cum-ordonam/');
  // Events sent while the page is left reach the server, but not this listener.
  await expect.poll(() => said.slice(2)).toEqual([`5 ${drawn}`]);
  await page.goto('/');
  await expect.poll(() => said.slice(3)).toEqual([`5 ${drawn}`]);

  await page.goto('/?exp_flow=0294.1-B');
  await expect.poll(() => flow(page)).toBe('0294.1-B');
  await takenOver(page);
  await page.locator('header').getByRole('link', { name: 'Oferte', exact: true }).first().click();
  await expect(page).toHaveURL(/\/offers\/$/);
  // The return is slow enough for a message.
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_payload.json*', async (route) => {
    await held;
    await route.continue();
  });
  await page.evaluate(() => history.back());
  await expect(page.getByText('Se încarcă pagina…')).toBeVisible();
  release();
  await expect(page.getByText('Se încarcă pagina…')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cât vă costă');
  await expect(page).toHaveURL(/exp_flow/);
});
