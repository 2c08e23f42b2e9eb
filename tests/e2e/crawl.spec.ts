import { expect, type APIRequestContext } from '@playwright/test';
import { test } from './test.ts';
import { getPage } from './get-page.ts';
import { pages } from './pages.ts';
import { textSlips } from './text-slips.ts';
import { validateHtml } from './validate-html.ts';

/** A page as the crawl from the home page finds it: its distance in links, its response. */
type Visited = { steps: number; status: number; html: string | null };

// One crawl for all tests of this file.
test.describe.configure({ mode: 'default', timeout: 300_000 });
let visited: Map<string, Visited>;
/** HTML by address of every page reached, and one of every kind without links to it; null: not a document. */
let documents: Map<string, string | null>;
test.beforeAll(async ({ request }) => {
  visited = await walk(request);
  documents = new Map([...visited].map(([path, { html }]) => [path, html]));
  // A link may lead to the same path with another query: that is another document.
  for (const path of pages) {
    if (!documents.has(path)) documents.set(path, await (await getPage(request, path)).text());
  }
});

test('every link within the site leads to a page', () => {
  const broken = [...visited].filter(([, { status }]) => status !== 200).map(([path]) => path);
  expect(broken).toEqual([]);
  expect(visited.size).toBeGreaterThan(200);
});

test('no listed page is more than three links from home', async ({ request }) => {
  const listed = await listedPaths(request);
  const far = listed.filter((path) => (visited.get(path)?.steps ?? Infinity) > 3);

  expect(listed.length).toBeGreaterThan(200);
  expect(far).toEqual([]);
});

test('every listed page has its own title and description, of the length that search engines show', async ({
  request,
}) => {
  const told = (await listedPages(request)).map(({ path, html }) => ({
    path,
    title: textOf(/<title>(.*?)<\/title>/.exec(html)?.[1]),
    description: textOf(/<meta name="description" content="(.*?)"/.exec(html)?.[1]),
  }));
  expect(told.filter(({ title }) => title.length === 0 || title.length > 65)).toEqual([]);
  expect(told.filter(({ description }) => description.length === 0 || description.length > 160)).toEqual([]);
  expect(shared(told.map(({ title }) => title))).toEqual([]);
  expect(shared(told.map(({ description }) => description))).toEqual([]);
});

test('the texts of at least three pages link to every listed page, and its own text to at least three', async ({
  request,
}) => {
  // The list of all pages links to each of them, like menus.
  const listed = (await listedPages(request)).filter(({ path }) => path !== '/toate-paginile/');
  const ways = new Map(listed.map(({ path, html }) => [path, waysOut(path, html)]));
  const into = (path: string) => [...ways.values()].filter((out) => out.has(path)).length;
  const lonely = listed.filter(({ path }) => path !== '/' && into(path) < 3).map(({ path }) => path);
  const closed = listed.filter(({ path }) => (ways.get(path)?.size ?? 0) < 3).map(({ path }) => path);
  expect({ lonely, closed }).toEqual({ lonely: [], closed: [] });
});

test('every page reached, and every kind of page without links to it, is valid HTML', async () => {
  const problems: string[] = [];
  for (const [path, html] of documents) {
    if (html !== null) problems.push(...(await validateHtml(html)).map((problem) => `${path}: ${problem}`));
  }
  expect(problems).toEqual([]);
  expect([...pages].filter((path) => !documents.get(path))).toEqual([]);
});

test('no sentence of any page has a repeated phrase, an empty place or a wrong number', () => {
  const slips = [...documents].flatMap(([path, html]) =>
    textSlips(html ?? '').map((slip) => `${path}: ${slip}`),
  );
  expect(slips).toEqual([]);
});

async function listedPaths(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  return [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

async function listedPages(request: APIRequestContext): Promise<{ path: string; html: string }[]> {
  const paths = await listedPaths(request);
  return paths.map((path) => ({ path, html: visited.get(path)?.html ?? '' }));
}

/** Returns the pages linked from the content of a page; menus and footer link to the same pages everywhere. */
function waysOut(path: string, html: string): Set<string> {
  const matter = /<main[^]*<\/main>/.exec(html)?.[0] ?? '';
  return new Set(
    linksOf(matter)
      .map(pathOf)
      .filter((other) => other !== path),
  );
}

function textOf(markup = ''): string {
  return markup.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'");
}

function shared(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

/** Follows links breadth first, so that the first path to a page is the shortest. Each address is opened once. */
async function walk(request: APIRequestContext): Promise<Map<string, Visited>> {
  const found = new Map<string, Visited>();
  const known = new Set(['/']);
  const queue = [{ href: '/', steps: 0 }];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const { href, steps } = next;
    const answer = await getPage(request, href);
    const isPage = answer.headers()['content-type']?.includes('text/html') ?? false;
    const html = isPage ? await answer.text() : null;
    found.set(pathOf(href), { steps, status: answer.status(), html });
    for (const link of linksOf(html ?? '')) {
      if (known.has(pathOf(link))) continue;
      known.add(pathOf(link));
      queue.push({ href: link, steps: steps + 1 });
    }
  }
  return found;
}

/** Returns links within the site. The redirector's links leave it, and have a test of their own. */
function linksOf(html: string): string[] {
  return [...html.matchAll(/<a [^>]*?href="(\/[^"]*)"/g)]
    .map(([, href = '']) => href.replaceAll('&amp;', '&'))
    .filter((href) => !pathOf(href).startsWith('/landing/'));
}

function pathOf(href: string): string {
  return new URL(href, 'http://localhost').pathname;
}
