import { romania } from '#domain/law/countries/romania.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import { readContent, type Content } from '#server/texts/content/content.ts';
import { loadBuiltApp } from '#server/web/bundle/built-app.ts';
import { createRouteMatcher, type RouteMatch } from '#server/web/pages/match-route.ts';
import type { PageArgs, PageServices, Shell } from '#server/web/pages/page-contract.ts';
import { createPageRenderer } from '#server/web/pages/page-renderer.ts';
import type { StoredResponse } from '#server/shared/http/stored-response.ts';
import { pageConfig } from '#tests/factories/page-config.ts';
import { fakeLastKnown } from '#tests/factories/fake-site.ts';

/** Result for one page: milliseconds of the processor, and megabytes of resident memory of the process. */
export type RenderingResult = {
  renderMs: number;
  wholeMs: number;
  htmlBytes: number;
  emptyMb: number;
  keptMb: number;
};

// Pages beyond this number are rendered and dropped: the time is being measured, and a machine may not have the memory.
const MOST_KEPT = 2_000;
const root = new URL('../..', import.meta.url).pathname;
const origin = 'http://localhost';
const now = new Date('2026-11-21T10:00:00Z');
const random = () => 0.5;

type Page = { url: URL; match: RouteMatch };
type Site = Pick<Awaited<ReturnType<typeof loadBuiltApp>>, 'bundle' | 'assets'> & {
  services: PageServices;
  rulePack: RulePack | null;
};

console.log(JSON.stringify(await renderMany(Number(process.argv[2]))));

/** Renders that many articles, each under its own address, as the site would at its start. */
async function renderMany(count: number): Promise<RenderingResult> {
  const { bundle, assets } = await loadBuiltApp(root);
  const rulePack = rulePackInForce(romania.rulePacks, '2026-11-21');
  const content = withArticles(readContent(`${root}content`, rulePack, {}), count);
  // Services an article reads.
  const services = {
    content,
    comments: { listPublished: async () => [] },
    forms: { newToken: () => 'x', readReceipt: () => null },
  } as unknown as PageServices;
  const site = { bundle, assets, rulePack, services };
  const matchRoute = createRouteMatcher(bundle.routes, content);
  const pages = content.articles.map(({ slug }) => {
    const url = new URL(`/${slug}/`, origin);
    const match = matchRoute(url.pathname);
    if (!match) throw new Error(`no route for ${url.pathname}`);
    return { url, match };
  });
  const [first] = pages;
  if (!first) throw new Error('no pages to render');
  return { ...(await measureMaking(site, pages)), ...(await measureRendering(site, first)) };
}

/** Measures the rendering of a whole page, and the memory of cached ones. */
async function measureMaking({ bundle, assets, services }: Site, pages: readonly Page[]) {
  const renderer = createPageRenderer({
    lastKnown: fakeLastKnown(),
    withoutHidden: (reads) => reads,
    bundle,
    assets,
    services,
    country: romania,
    origin,
    company: {},
    config: pageConfig,
    now: () => now,
    random,
  });
  const make = async ({ url, match }: Page) => {
    const made = await renderer.document(match, url);
    if (!made) throw new Error(`no page at ${url.pathname}`);
    return made.stored;
  };

  const emptyMb = residentMb();
  // Warms up the compiler, whose time does not count for further pages.
  for (const page of pages.slice(0, 300)) await make(page);
  const kept: StoredResponse[] = [];
  let madeMs = 0;
  for (const page of pages) {
    const started = cpuMs();
    const stored = await make(page);
    madeMs += cpuMs() - started;
    if (kept.length === MOST_KEPT) continue;
    // Compressed as the site stores them; the best compression takes a minute more and saves some bytes.
    stored.variant('br');
    kept.push(stored);
  }
  return { wholeMs: madeMs / pages.length, emptyMb, keptMb: residentMb() };
}

/** Measures the rendering alone, of one page with its data and shell at hand. */
async function measureRendering({ bundle, assets, services, rulePack }: Site, { url, match }: Page) {
  const { route, params } = match;
  const args: PageArgs = { url, params, cookies: '', services, country: romania, rulePack, now, random };
  const data = await bundle.loadPageData(route, args);
  const shell: Shell = {
    country: romania,
    rulePack,
    experiment: null,
    content: services.content,
    origin,
    company: {},
    assets: await assets.forPage(route),
    config: pageConfig,
    standing: null,
    salPicture: null,
  };
  const render = () => bundle.renderPage({ route, url, data, shell });
  const started = cpuMs();
  for (let times = 0; times < 2_000; times += 1) render();
  const renderMs = (cpuMs() - started) / 2_000;
  return { renderMs, htmlBytes: render().length - shell.assets.styles.length };
}

function withArticles(content: Content, count: number): Content {
  const originals = content.articles;
  const articles = Array.from({ length: count }, (_, index) => {
    const original = originals[index % originals.length];
    if (!original) throw new Error('content has no articles');
    return { ...original, slug: `${original.slug}-${index}` };
  });
  const bySlug = new Map([...originals, ...articles].map((article) => [article.slug, article]));
  return { ...content, articles, findArticle: (slug) => bySlug.get(slug) };
}

function residentMb(): number {
  return process.memoryUsage.rss() / 1024 ** 2;
}

// Reads processor time, because wall time grows on a busy machine.
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
