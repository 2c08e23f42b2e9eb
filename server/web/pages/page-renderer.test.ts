import { expect, test } from 'vitest';
import { countries } from '#domain/law/countries/countries.ts';
import { fakeAssets, fakeBundle, fakeLastKnown, fakeServices } from '#tests/factories/fake-site.ts';
import { pageConfig } from '#tests/factories/page-config.ts';
import { createRouteMatcher } from './match-route.ts';
import type { AppBundle, DataFrom } from './page-contract.ts';
import { createPageRenderer } from './page-renderer.ts';

const fake = fakeBundle();

/** Renders the document of a page. */
async function renderDocument(
  bundle: Partial<AppBundle>,
  { path = '/', moment = '2026-11-21T10:00:00Z', buildId = 'b1', asked = {} } = {},
) {
  const renderer = createPageRenderer({
    lastKnown: fakeLastKnown(),
    withoutHidden: (reads) => reads,
    bundle: { ...fake, ...bundle },
    assets: fakeAssets,
    services: fakeServices,
    country: countries.RO,
    origin: 'https://site.test',
    company: {},
    config: { ...pageConfig, buildId },
    now: () => new Date(moment),
    random: () => 0,
  });
  const url = new URL(path, 'https://site.test');
  const match = createRouteMatcher(fake.routes, fakeServices.content)(url.pathname);
  return match && (await renderer.document(match, url, asked));
}

/** Returns the first day of the law by which a page is made at a moment. */
async function lawAt(moment: string): Promise<string | undefined> {
  const laws: (string | undefined)[] = [];
  await renderDocument(
    {
      loadPageData(route, args) {
        laws.push(args.rulePack?.validFrom);
        return fake.loadPageData(route, args);
      },
    },
    { moment },
  );
  return laws[0];
}

// The rules that hold from 20.11.2026; Romania is two hours ahead of UTC in November.
test.each([
  ['2026-11-19T21:59:59Z', '2024-11-11'],
  ['2026-11-19T22:00:00Z', '2026-11-20'],
])('at %s pages follow the law of %s: it changes at midnight in the country', async (moment, validFrom) => {
  expect(await lawAt(moment)).toBe(validFrom);
});

/** Returns what the document of an application page with these data says of their place. */
async function dataFrom(
  data: unknown,
  options: { buildId?: string; asked?: object } = {},
): Promise<DataFrom | undefined> {
  const named: (DataFrom | undefined)[] = [];
  await renderDocument(
    {
      loadPageData: async () => data,
      renderPage(input) {
        named.push(input.dataFrom);
        return Buffer.from('');
      },
    },
    { path: '/calcul/', ...options },
  );
  expect(named).toHaveLength(1);
  return named[0];
}

test('the state of data is named by the data and the build, whatever the tokens of forms', async () => {
  const first = await dataFrom({ rate: 8, reportToken: 'a.b', form: { token: 'c' } });
  expect(first?.state).toMatch(/^[\w-]{12}$/);
  expect(await dataFrom({ rate: 8, reportToken: 'd.e', form: { token: 'f' } })).toEqual(first);
  expect(await dataFrom({ rate: 9, reportToken: 'a.b', form: { token: 'c' } })).not.toEqual(first);
  expect(
    await dataFrom({ rate: 8, reportToken: 'a.b', form: { token: 'c' } }, { buildId: 'b2' }),
  ).not.toEqual(first);
});

test('a page made for one request, as for a form with problems, holds its data itself', async () => {
  const submission = { token: 't', values: {}, problems: [] };
  expect(await dataFrom({ rate: 8 }, { asked: { submission } })).toBeUndefined();
});
