import { type BrowserContext, expect, type Page } from '@playwright/test';
import { test } from './test.ts';
import { takenOver } from './taken-over.ts';

type Way = 'replaces' | 'moves';
type Step = (page: Page) => Promise<unknown>;

/**
 * Changes a page like translators: each text gets an element of its own, or is replaced. Some go from the first text to the last,
 * others the other way.
 */
async function translate(page: Page, way: Way): Promise<void> {
  await page.evaluate((asked) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      node.nodeValue?.trim() === '' ||
      node.parentElement?.closest('script, style, noscript, template, textarea, font')
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of asked === 'moves' ? texts.toReversed() : texts) {
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      if (asked === 'moves') {
        text.before(outer);
        inner.append(text);
      } else {
        inner.textContent = text.data;
        text.replaceWith(outer);
      }
    }
  }, way);
}

/** Returns the text of a page, and the values of its fields. */
const contentOf = (page: Page) =>
  page.locator('#page').evaluate((root) => {
    const controls = root.querySelectorAll<HTMLInputElement>('input, select, textarea');
    const held = [...controls].map(({ name, value, checked }) => `${name}=${value}${checked ? '!' : ''}`);
    return [root.textContent.replaceAll(/\s+/g, ' '), ...held].join('\n');
  });

/** Returns the page's content once it has differed from `before` and stayed unchanged for a while. */
async function settled(page: Page, before: string): Promise<string> {
  let last = before;
  let rests = 0;
  await expect
    .poll(
      async () => {
        const now = await contentOf(page);
        rests = now === last && now !== before ? rests + 1 : 0;
        last = now;
        return rests;
      },
      { intervals: [150] },
    )
    .toBeGreaterThan(3);
  return last;
}

const fill =
  (selector: string, text: string): Step =>
  (page) =>
    page.locator(selector).first().fill(text);
const press =
  (name: string | RegExp): Step =>
  (page) =>
    page.locator('#page').getByRole('button', { name }).first().click();
const all =
  (...steps: Step[]): Step =>
  async (page) => {
    for (const step of steps) await step(page);
  };

const journeys: Record<string, Step[]> = {
  '/': [
    fill('#suma', '3 000'),
    all((page) => page.getByLabel('Unitatea perioadei').selectOption('zile'), fill('#perioada', '45')),
    fill('#suma', 'o mie'),
  ],
  '/offers/?suma=2000&perioada=3': [
    fill('#suma', '3 000'),
    (page) => page.locator('[name="compara"]').nth(0).check(),
    all(fill('#suma', '900'), (page) => page.locator('[name="compara"]').nth(1).check()),
    fill('#perioada', '6'),
  ],
  '/comparatie/?oferte=smile-credit,ferratum&suma=2000&perioada=3': [
    all((page) => page.locator('summary', { hasText: 'schimbați' }).click(), fill('#suma', '3 000')),
    fill('#perioada', '6'),
  ],
  '/calculator-rate-credit/': [fill('#suma', '25 000'), fill('#perioada', '24'), fill('#dobanda', '0')],
  '/convertor-valutar/eur-to-ron/': [
    fill('#suma', '250'),
    (page) => page.locator('#in').selectOption('usd'),
    fill('#suma', 'x'),
  ],
  '/verificare/': [
    all(
      fill('#primiti', '1 500'),
      fill('#termen', '30'),
      fill('#platiti', '2115'),
      press('Vedeți ce semnați'),
    ),
    all(
      (page) => page.locator('summary', { hasText: 'Schimbați' }).last().click(),
      fill('#platiti', '1 900'),
      press('Vedeți ce semnați'),
    ),
    all(fill('#platiti', 'x'), press('Vedeți ce semnați')),
  ],
  '/datorii/': [
    all(
      fill('#datorie1-sold', '600'),
      fill('#datorie1-rata', '100'),
      fill('#datorie1-dobanda', '0'),
      press('Vedeți planul'),
    ),
    all(fill('#datorie1-sold', '900'), press('Vedeți planul')),
  ],
};

async function follow(context: BrowserContext, path: string) {
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  await page.goto(path);
  return { page, problems };
}

for (const [path, steps] of Object.entries(journeys)) {
  test(`${path}: a translated page has the content of the Romanian one, whatever is typed`, async ({
    context,
  }) => {
    const plain = await follow(context, path);
    const translated = await follow(context, path);
    await takenOver(plain.page);
    // Before hydration, and again after each answer: translators follow a page.
    await translate(translated.page, 'replaces');
    let before = await contentOf(plain.page);
    for (const [index, step] of steps.entries()) {
      await step(plain.page);
      const said = await settled(plain.page, before);
      await step(translated.page);
      await expect.poll(() => contentOf(translated.page)).toBe(said);
      await translate(translated.page, index % 2 === 0 ? 'moves' : 'replaces');
      before = said;
    }
    expect(translated.problems).toEqual(plain.problems);
    expect(translated.problems).toEqual([]);
  });
}

test('a page changed before hydration is rendered again, with what was typed and all its sections', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/(hydrate|home)-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  // A browser extension that inserts a part of its own into the form.
  await page.evaluate(() => document.querySelector('.hero-form')?.prepend(document.createElement('aside')));
  const sections = page.locator('.home-roads');
  const before = await sections.innerText();
  await page.locator('#suma').fill('7 000');
  await page.getByLabel('Unitatea perioadei').selectOption('zile');
  release();

  await expect(page.getByRole('heading', { level: 1 })).toContainText('7 000');
  await expect(page.locator('.hero-form aside')).toHaveCount(0);
  await expect(page.locator('#suma')).toHaveValue('7 000');
  await expect(page.getByLabel('Unitatea perioadei')).toHaveValue('zile');
  await expect(page.locator('#suma')).toBeFocused();
  expect(await sections.innerText()).not.toBe('');
  expect(before).not.toBe('');
  // The page works like any other.
  await page.locator('#suma').fill('5 000');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('5 000');
  expect(problems).toEqual([]);
});

test('a page that React cannot continue works without it, and keeps what was typed', async ({ page }) => {
  await page.goto('/calculator-rate-credit/');
  await takenOver(page);
  await page.locator('#suma').fill('25 000');
  await expect(page.locator('.answer-big')).not.toHaveText('');
  // An unforeseeable change: an element that React is about to remove is gone.
  page.on('pageerror', () => undefined);
  await page.evaluate(() => {
    Element.prototype.setAttribute = () => {
      throw new Error('broken on purpose');
    };
  });
  await page.locator('#perioada').fill('24');
  await expect(page.locator('#perioada')).toHaveValue('24');
  await expect(page.locator('#suma')).toHaveValue('25 000');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
