import { expect, test } from 'vitest';
import { countries } from '#domain/law/countries/countries.ts';
import { fakeAssets, fakeBundle, fakeLastKnown, fakeServices } from '#tests/factories/fake-site.ts';
import { pageConfig } from '#tests/factories/page-config.ts';
import { createRouteMatcher } from './match-route.ts';
import { createPageRenderer } from './page-renderer.ts';

/** Returns the first day of the law by which a page is made at a moment. */
async function lawAt(moment: string): Promise<string | undefined> {
  const laws: (string | undefined)[] = [];
  const bundle = fakeBundle();
  const renderer = createPageRenderer({
    lastKnown: fakeLastKnown(),
    withoutHidden: (reads) => reads,
    bundle: {
      ...bundle,
      loadPageData(route, args) {
        laws.push(args.rulePack?.validFrom);
        return bundle.loadPageData(route, args);
      },
    },
    assets: fakeAssets,
    services: fakeServices,
    country: countries.RO,
    origin: 'https://site.test',
    company: {},
    config: pageConfig,
    now: () => new Date(moment),
    random: () => 0,
  });
  const url = new URL('https://site.test/');
  const match = createRouteMatcher(bundle.routes, fakeServices.content)(url.pathname);
  if (match) await renderer.document(match, url);
  return laws[0];
}

// The rules that hold from 20.11.2026; Romania is two hours ahead of UTC in November.
test.each([
  ['2026-11-19T21:59:59Z', '2024-11-11'],
  ['2026-11-19T22:00:00Z', '2026-11-20'],
])('at %s pages follow the law of %s: it changes at midnight in the country', async (moment, validFrom) => {
  expect(await lawAt(moment)).toBe(validFrom);
});
