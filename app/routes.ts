import type { PageRoute } from '#server/pages/page-contract.ts';

// Articles on a page of the guides (specification notes).
export const ARTICLES_PER_PAGE = 12;

type Line = Pick<PageRoute, 'id' | 'path' | 'module'> & Partial<PageRoute>;

const route = (kind: PageRoute['kind'], line: Line): PageRoute => ({
  kind,
  layout: 'default',
  tags: [],
  query: [],
  cached: true,
  ...line,
});

const loanQuery = ['suma', 'perioada', 'unitate', 'scop'];
const offersQuery = [...loanQuery, 'ordine', 'plata', 'zero', 'compara', 'toate'];

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
  route('document', { id: 'blog___ro', path: '/blog/', module: 'blog' }),
  route('document', {
    id: 'blog-page___ro',
    path: '/blog/page-:number/',
    module: 'blog',
    values: ({ articles }) => pageNumbers(articles.length).slice(1),
  }),
  route('document', {
    id: 'blog-tag___ro',
    path: '/blog/:slug/',
    module: 'blog',
    values: ({ tags }) => tags.map(({ slug }) => slug),
  }),
  route('document', {
    id: 'autor___ro',
    path: '/autor/:slug/',
    module: 'author',
    values: ({ authors }) => authors.map(({ id }) => id),
  }),
  // Articles, loan types and plain texts share the root of the site with the pages above.
  route('document', {
    id: 'articol___ro',
    path: '/:slug/',
    module: 'article',
    values: ({ articles }) => articles.map(({ slug }) => slug),
    onlyValues: true,
  }),
  route('document', {
    id: 'tip-de-credit___ro',
    path: '/:slug/',
    module: 'loan-type',
    values: ({ loanTypes }) => loanTypes.map(({ slug }) => slug),
    onlyValues: true,
    tags: ['offers'],
  }),
  route('document', {
    id: 'text___ro',
    path: '/:slug/',
    module: 'text-page',
    values: ({ entries }) => entries.filter(({ type }) => type === 'page').map(({ slug }) => slug),
    onlyValues: true,
  }),
];

/** Every address of the site, in the order they are tried. */
export const routes: readonly PageRoute[] = [...appRoutes, ...documentRoutes];

/** Numbers of the pages of a list of articles, as they stand in addresses. */
function pageNumbers(articleCount: number): string[] {
  return Array.from({ length: Math.ceil(articleCount / ARTICLES_PER_PAGE) }, (_, index) => String(index + 1));
}
