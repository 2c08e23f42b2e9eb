import { banksWithFigures } from '#domain/tools/rates/rank-banks.ts';
import type { Content } from '#server/texts/content/content.ts';
import type { ListingFacts, PageRoute } from '#server/web/pages/page-contract.ts';
import { appPaths } from '#app/runtime/application/app-paths.ts';

/** Articles on a page of the guides (specification notes). */
export const ARTICLES_PER_PAGE = 12;

type Line = Pick<PageRoute, 'id' | 'path' | 'module'> & Partial<PageRoute>;

/** A page that React takes over in the browser; its module stands in app/runtime/application/app-paths.ts. */
export function appRoute(path: keyof typeof appPaths, line: Omit<Line, 'path' | 'module'>): PageRoute {
  return route('app', { path, module: appPaths[path], ...line });
}

/** A page that is a document: no React in the browser. */
export function documentRoute(path: string, line: Omit<Line, 'path'>): PageRoute {
  return route('document', { path, ...line });
}

function route(kind: PageRoute['kind'], line: Line): PageRoute {
  return { kind, layout: 'default', tags: [], query: [], cached: true, ...line };
}

/** Answers made for one visitor: kept nowhere, and listed nowhere. */
export const personal = { cached: false, isListed: false };

/**
 * A document that asks for what belongs to a person, or is about what was given: not on the site of a country that is being
 * prepared, where nothing says in its language who keeps it and why.
 */
export function formRoute(path: string, line: Omit<Line, 'path'>): PageRoute {
  return documentRoute(path, { ...line, asksForData: true });
}

/** The converter's banks, and every currency with the leu, both ways: what most people look for is made ahead. */
export function converterValues({ banks, currencies }: Content): string[] {
  const codes = currencies.map(({ code }) => code.toLowerCase()).filter((code) => code !== 'ron');
  const pairs = codes.flatMap((code) => [`${code}-to-ron`, `ron-to-${code}`]);
  return [...pairs, ...banks.map(({ slug }) => slug)];
}

/** A converter page as lists name it: `EUR în RON`, `Convertor ING`. */
export function converterName(slug: string, { banks }: Content): string {
  const bank = banks.find((one) => one.slug === slug);
  return bank ? `Convertor ${bank.name}` : slug.toUpperCase().replace('-TO-', ' în ');
}

/** Pages about a bank are for search engines while it has figures; pages about currencies always. */
export function hasFiguresOfBank(slug: string, { rates, today }: ListingFacts, { banks }: Content): boolean {
  return !banks.some((bank) => bank.slug === slug) || banksWithFigures(rates, today).has(slug);
}

/** Numbers of the pages of a list of articles, as they stand in addresses. */
export function pageNumbers(articleCount: number): string[] {
  return Array.from({ length: Math.ceil(articleCount / ARTICLES_PER_PAGE) }, (_, index) => String(index + 1));
}
