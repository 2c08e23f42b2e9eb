import { expect, type APIRequestContext } from '@playwright/test';
import { test } from './test.ts';
import section2 from '#tests/cases/section-2.json' with { type: 'json' };
import { getPage } from './get-page.ts';

/**
 * Every address of the specification's section 2; it leaves articles and lenders unnamed, so those come from the site's own
 * lists.
 */
const groups = Object.entries(section2);

for (const [group, paths] of groups) {
  test(`${group}: each of ${paths.length} addresses answers`, async ({ request }) => {
    expect(await answersOf(request, paths)).toEqual(paths.map((path) => `${path} 200`));
  });
}

test('an address without its slash redirects to the one with it, and keeps its query', async ({
  request,
}) => {
  const pages = groups.flatMap(([, paths]) => paths).filter((path) => path !== '/' && path.endsWith('/'));
  const asked = pages.map((path) => `${path.slice(0, -1)}?utm_source=ziar`);
  expect(await answersOf(request, asked)).toEqual(
    pages.map((path) => `${path.slice(0, -1)}?utm_source=ziar 301 ${path}?utm_source=ziar`),
  );
});

test('the redirector sends visitors on, and alternative spellings redirect to the canonical one', async ({
  request,
}) => {
  const asked = ['/landing/redirector/', '/autor/:redactia/', '/autor/biroul-juridic/', '/blog/page-1/'];
  expect(await answersOf(request, asked)).toEqual([
    '/landing/redirector/ 302 /landing/trafficback/',
    '/autor/:redactia/ 301 /autor/redactia/',
    '/autor/biroul-juridic/ 301 /despre-noi/',
    '/blog/page-1/ 301 /blog/',
  ]);
});

test('the site has exactly the articles, loan types and lenders of the list', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const lenders = listed.filter((path) => /^\/credit-nevoi-personale\/./.test(path));

  expect(lenders.toSorted()).toEqual(section2.lenders.toSorted());
  expect(listed).toEqual(expect.arrayContaining([...section2.articles, ...section2['loan types']]));
  expect(section2.articles).toHaveLength(45);
  expect(section2['loan types']).toHaveLength(22);
  expect(section2.lenders).toHaveLength(16);
});

/** Returns `path status` of each path, with the target of a redirect. */
async function answersOf(request: APIRequestContext, paths: readonly string[]): Promise<string[]> {
  const answers: string[] = [];
  for (const path of paths) {
    const answer = await getPage(request, path, { maxRedirects: 0 });
    const { location } = answer.headers();
    const place = location && new URL(location, 'http://localhost');
    answers.push([path, answer.status(), place && place.pathname + place.search].filter(Boolean).join(' '));
  }
  return answers;
}
