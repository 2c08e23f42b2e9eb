import type { AppBundle, PageRoute, PageServices } from '#server/web/pages/page-contract.ts';
import { createLastKnown } from '#server/base/last-known.ts';
import type { SiteAssets } from '#server/web/pages/site-assets.ts';

const line = (path: string, more: Partial<PageRoute> = {}): PageRoute => ({
  id: `${path}___ro`,
  path,
  kind: 'document',
  group: 'site',
  layout: 'default',
  module: 'x',
  tags: [],
  query: [],
  cached: true,
  ...more,
});

/** Builds a tiny app for tests of the page engine: its pages show the data they were made from. */
export function fakeBundle(
  calls: string[] = [],
  pageState: { text: string; fails?: boolean | 503 } = { text: 'unu' },
): AppBundle {
  return {
    routes: [
      line('/', { tags: ['offers'], query: ['suma'] }),
      line('/autor/:id/'),
      line('/transition/', { cached: false }),
      line('/calcul/', { kind: 'app', tags: ['offers'], query: ['suma'] }),
    ],
    async loadPageData(route, { url, params }) {
      calls.push(url.pathname + url.search);
      if (pageState.fails === 503) throw Object.assign(new Error('too much work'), { statusCode: 503 });
      if (pageState.fails) throw new Error('the page broke');
      if (params['id'] === 'nimeni') return null;
      return { text: pageState.text, suma: url.searchParams.get('suma'), route: route.id };
    },
    renderPage: ({ data, dataFrom }) =>
      Buffer.from(
        `<!doctype html><html lang="ro"><head><title>t</title><style>p{color:red}</style></head><body><p>${JSON.stringify(dataFrom ?? data)}</p></body></html>`,
      ),
    dataBesideMarkup: (data) => data,
    shareCard: () => null,
    renderErrorPage: ({ error }) =>
      Buffer.from(
        `<!doctype html><html lang="ro"><head><title>e</title></head><body><p>${error.statusCode} ${error.message}</p></body></html>`,
      ),
  };
}

export const fakeAssets: SiteAssets = {
  forPage: async () => ({
    styles: '',
    ownStyles: '',
    styleLinks: [],
    styleFile: '/assets/x.css',
    scripts: [],
    fonts: [],
  }),
  office: { scripts: ['/assets/office.js'], styles: 'p{color:red}' },
  partnersDesk: { scripts: ['/assets/parteneri.js'], styles: 'p{color:red}' },
  files: new Map(),
};

export const fakeServices = { content: {} } as unknown as PageServices;

/** Builds an empty store of last known values. */
export const fakeLastKnown = () =>
  createLastKnown({
    now: () => new Date('2026-11-21T10:00:00Z'),
    logger: { error: () => undefined },
    patienceMs: 60_000,
  });
