import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';
import { sourcesId } from '#server/web/bundle/build.ts';
import { createPlaceBeside } from './place-beside.ts';
import { takenOver } from './taken-over.ts';

const project = join(import.meta.dirname, '../..');
const POLL_MS = 5 * 60_000;

/**
 * Builds the project after its next deployment: another text on the offers page. Only the parts with that text are built again,
 * the scripts and the rendering bundle: a build would leave the rest unchanged.
 */
function nextDeployment() {
  const folder = mkdtempSync(join(tmpdir(), 'imprumut-clar-next-'));
  const parts = ['app', 'content', 'dist', 'domain', 'migrations', 'public', 'scripts', 'server'];
  const files = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'];
  for (const name of [...parts, ...files])
    cpSync(join(project, name), join(folder, name), { recursive: true });
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));
  const file = join(folder, 'app/pages/offers.tsx');
  const before = readFileSync(file, 'utf8');
  const after = before.replace(/<OffersPage .*\/>/, (page) => `<><p>Textul cel nou</p>${page}</>`);
  if (after === before) throw new Error(`${file} has no place for the new text`);
  writeFileSync(file, after);
  for (const mode of ['scripts', 'server']) {
    const options = ['--mode', mode, '--outDir', `dist/${mode}`, '--logLevel', 'warn'];
    execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', ...options], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production' },
    });
  }
  const info = { id: sourcesId(folder), timestamp: Date.now() };
  writeFileSync(join(folder, 'dist/build.json'), JSON.stringify(info));
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) };
}

async function takeOver(page: Page) {
  await takenOver(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

/**
 * Resolves once the page has read a response from this path and acted on it: the arrival of the response alone does not show
 * that.
 */
const nextAnswerRead = (page: Page, path: string) =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        Object.defineProperty(Response.prototype, 'json', {
          async value(this: Response) {
            const answer: unknown = JSON.parse(await this.text());
            // After the caller has continued.
            if (new URL(this.url).pathname === wanted) setTimeout(resolve);
            return answer;
          },
        });
      }),
    path,
  );

/**
 * Call it before a page is opened, and await the returned function before the page's clock is advanced: the code that follows
 * builds loads when the page is idle, and counts its minutes from then.
 */
function watchFollowing(page: Page): () => Promise<void> {
  const script = page.waitForResponse(/\/follow-builds[^/]*\.js$/);
  return async () => {
    const address = (await script).url();
    await page.evaluate(async (module) => void (await import(module)), address);
  };
}

/** Returns the requests of a page, once all those it has started are known. */
async function askedSoFar(page: Page, asked: readonly string[]): Promise<readonly string[]> {
  await page.evaluate(async () => void (await fetch('/robots.txt')));
  expect(asked).toContain('/robots.txt');
  return asked;
}

const goToOffers = (page: Page) =>
  page.locator('header').getByRole('link', { name: 'Oferte', exact: true }).first().click();

test('a replaced build reaches open pages on their next navigation', async ({ browser }) => {
  test.setTimeout(300_000);
  using next = nextDeployment();
  await using place = await createPlaceBeside();
  const env = { LOG_LEVEL: 'warn', NODE_ENV: 'production' };
  const first = place.run(env);
  await first.says(/is ready/);
  const origin = `http://localhost:${place.port}`;
  const context = await browser.newContext({ baseURL: origin });

  // One page polls, one does not get to poll, and one lacks even the scripts of the next page.
  const [polling, early, withoutPayload] = await Promise.all([1, 2, 3].map(() => context.newPage()));
  if (!polling || !early || !withoutPayload) throw new Error('three pages');
  await polling.clock.install();
  const following = watchFollowing(polling);
  for (const page of [polling, early, withoutPayload]) {
    await page.bringToFront();
    await page.goto('/');
    await takeOver(page);
    if (page === polling) await following();
  }

  first.process.kill('SIGTERM');
  await first.ended;
  await place.run(env, 'server/main.ts', next.folder).says(/is ready/);

  await polling.bringToFront();
  const known = nextAnswerRead(polling, '/builds/latest.json');
  await polling.clock.fastForward(POLL_MS);
  await known;
  const payloads: string[] = [];
  polling.on('request', (request) => {
    if (request.url().includes('_payload.json')) payloads.push(request.url());
  });
  await goToOffers(polling);
  await expect(polling.getByText('Textul cel nou')).toBeVisible();
  expect(payloads).toEqual([]);
  expect(await polling.evaluate(() => 'sameDocument' in window)).toBe(false);

  await early.bringToFront();
  await goToOffers(early);
  await expect(early.getByText('Textul cel nou')).toBeVisible();
  expect(await early.evaluate(() => 'sameDocument' in window)).toBe(false);

  // The payload's build is not checked if a shared cache still has the previous one: its script is gone all the same.
  await withoutPayload.bringToFront();
  await withoutPayload.route('**/_payload.json*', async (route) => {
    const answer = await route.fetch();
    const build = await withoutPayload.evaluate(
      () =>
        (JSON.parse(document.getElementById('page-config')?.textContent ?? '') as { buildId: string })
          .buildId,
    );
    await route.fulfill({ response: answer, headers: { ...answer.headers(), 'x-build': build } });
  });
  await goToOffers(withoutPayload);
  await expect(withoutPayload.getByText('Textul cel nou')).toBeVisible();
  expect(await withoutPayload.evaluate(() => 'sameDocument' in window)).toBe(false);
  await context.close();
});

test('the manifest is requested a second after everything else and retried once after a failure, which is only logged', async ({
  page,
}) => {
  const logged: string[] = [];
  const failed: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  page.on('pageerror', (error) => failed.push(error.message));
  // On a busy machine a browser may report a slow connection, on which nothing is requested.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g' } }),
  );
  const asked: string[] = [];
  await page.route('**/builds/meta/*.json', async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await route.abort();
  });
  await page.goto('/cum-ordonam/');
  await expect
    .poll(() => logged.some((text) => text.includes('the manifest of the build did not arrive')))
    .toBe(true);
  const manifest = expect.stringMatching(/^\/builds\/meta\/[0-9a-f]{12}\.json$/);
  expect(asked).toEqual([manifest, manifest]);
  expect(failed).toEqual([]);
});

for (const connection of [{ effectiveType: '2g' }, { effectiveType: 'slow-2g' }, { saveData: true }]) {
  test(`no manifest is requested on ${JSON.stringify(connection)}`, async ({ page }) => {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value }),
      connection,
    );
    await page.clock.install();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const following = watchFollowing(page);
    await page.goto('/cum-ordonam/');
    await following();
    await page.clock.fastForward(60_000);
    const all = await askedSoFar(page, asked);
    expect(all.filter((path) => path.startsWith('/builds/'))).toEqual([]);
  });
}

test('a hidden page does not check for builds', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'hidden', { value: true }));
  await page.clock.install();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const following = watchFollowing(page);
  await page.goto('/cum-ordonam/');
  await following();
  await page.clock.fastForward(2 * POLL_MS);
  expect(await askedSoFar(page, asked)).not.toContain('/builds/latest.json');
});

test('a page with a broken script is logged as specified and continues as a document', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.route('**/assets/home-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export function HomeRoute() { throw new Error("broken on purpose"); }',
    }),
  );
  await page.goto('/');
  const title = await page.title();
  await page.keyboard.press('Tab');
  await expect.poll(() => logged.join('\n')).toContain('Error while mounting app: Error: broken on purpose');
  await expect(page).toHaveTitle(title);
  await page.locator('#suma').fill('3000');
  await page.getByRole('button', { name: /Vedeți ofertele/ }).click();
  await expect(page).toHaveURL(/\/offers\/\?suma=3000/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('pentru');
});
