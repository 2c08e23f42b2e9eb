import type { PageRoute } from '#server/pages/page-contract.ts';

const route = <const R extends Pick<PageRoute, 'id' | 'path' | 'module'> & Partial<PageRoute>>(
  kind: PageRoute['kind'],
  line: R,
) => ({ kind, layout: 'default' as const, tags: [], query: [], cached: true, ...line });

const loanQuery = ['suma', 'perioada', 'unitate', 'scop'] as const;
const offersQuery = [...loanQuery, 'ordine', 'plata', 'zero', 'compara', 'toate'] as const;

/** Pages that React takes over in the browser. `module` is a file of app/routes/. */
export const appRoutes = [
  route('app', {
    id: 'index___ro',
    path: '/',
    module: 'home',
    tags: ['offers', 'reviews'],
    query: loanQuery,
  }),
  route('app', {
    id: 'offers___ro',
    path: '/offers/',
    module: 'offers',
    tags: ['offers'],
    query: offersQuery,
  }),
  route('app', {
    id: 'offers2___ro',
    path: '/offers2/',
    module: 'offers',
    tags: ['offers'],
    query: offersQuery,
  }),
  route('app', {
    id: 'offers3___ro',
    path: '/offers3/',
    module: 'offers',
    tags: ['offers'],
    query: offersQuery,
  }),
  route('app', {
    id: 'comparatie___ro',
    path: '/comparatie/',
    module: 'compare',
    tags: ['offers'],
    query: [...loanQuery, 'oferte'],
  }),
];

/** Pages that are documents: no React in the browser. */
export const documentRoutes = [
  route('document', { id: 'transition___ro', path: '/transition/', module: 'transition', cached: false }),
  route('document', { id: 'landing-trafficback___ro', path: '/landing/trafficback/', module: 'trafficback' }),
  route('document', {
    id: 'cum-ordonam___ro',
    path: '/cum-ordonam/',
    module: 'text-page',
    tags: ['content'],
  }),
];

/** Every address of the site, in the order they are tried. */
export const routes: readonly PageRoute[] = [...appRoutes, ...documentRoutes];
