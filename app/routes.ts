import { approvalQueryKeys } from '#domain/approval-test/approval-query.ts';
import { calculatorFields } from '#domain/calculator/calculator-fields.ts';
import { calendarYears } from '#domain/calendar/calendar-years.ts';
import type { Content } from '#server/content/content.ts';
import type { PageRoute } from '#server/pages/page-contract.ts';
import { appPaths } from './app-paths.ts';

// Articles on a page of the guides (specification notes).
export const ARTICLES_PER_PAGE = 12;

type Line = Pick<PageRoute, 'id' | 'path' | 'module'> & Partial<PageRoute>;

function appRoute(path: keyof typeof appPaths, line: Omit<Line, 'path' | 'module'>): PageRoute {
  return route('app', { path, module: appPaths[path], ...line });
}

function route(kind: PageRoute['kind'], line: Line): PageRoute {
  return { kind, layout: 'default', tags: [], query: [], cached: true, ...line };
}

// Text pages with a form of their own: they have their own line, and none among the texts.
const HOW_IT_WORKS = '/cum-functioneaza/';
const COOKIE_POLICY = '/politica-de-cookies/';
const CONTACT = '/contact/';
const NOTIFICATIONS = '/notificari/';
const INSTALLING = '/instalare/';
const withOwnLine: readonly string[] = [HOW_IT_WORKS, COOKIE_POLICY, CONTACT, NOTIFICATIONS, INSTALLING];

const loanQuery = ['suma', 'perioada', 'unitate', 'scop'];
const applicationQuery = [...loanQuery, ...approvalQueryKeys];
const offersQuery = [...loanQuery, 'ordine', 'plata', 'zero', 'compara', 'toate'];

// What a converter page is about stands in its path; the rest of its query only changes what it shows.
const converterQuery = ['suma', 'din', 'in', 'cauta', 'interval'];

/** Pages that React takes over in the browser. */
export const appRoutes = [
  appRoute('/', {
    id: 'index___ro',
    tags: ['offers', 'reviews'],
    query: loanQuery,
  }),
  appRoute('/offers/', {
    id: 'offers___ro',
    tags: ['offers'],
    query: offersQuery,
  }),
  appRoute('/offers2/', {
    id: 'offers2___ro',
    isListed: false,
    tags: ['offers'],
    query: offersQuery,
  }),
  appRoute('/offers3/', {
    id: 'offers3___ro',
    isListed: false,
    tags: ['offers'],
    query: offersQuery,
  }),
  appRoute('/landing/offers/', {
    id: 'landing-offers___ro',
    layout: 'empty',
    isListed: false,
    tags: ['offers'],
    query: offersQuery,
  }),
  appRoute('/comparatie/', {
    id: 'comparatie___ro',
    isListed: false,
    tags: ['offers'],
    query: [...loanQuery, 'oferte'],
  }),
  appRoute('/convertor-valutar/', {
    id: 'convertor-valutar___ro',
    tags: ['rates'],
    query: converterQuery,
  }),
  appRoute('/convertor-valutar/:slug/', {
    id: 'convertor-valutar-slug___ro',
    tags: ['rates'],
    query: converterQuery,
    values: converterValues,
  }),
  appRoute('/calculator-rate-credit/', {
    id: 'calculator-rate-credit___ro',
    query: calculatorFields,
  }),
];

/** Pages that are documents: no React in the browser. `module` is a file of app/routes/. */
export const documentRoutes = [
  route('document', {
    id: 'transition___ro',
    path: '/transition/',
    module: 'transition',
    cached: false,
    isListed: false,
  }),
  route('document', {
    id: 'confirmare___ro',
    path: '/confirmare/',
    module: 'confirmation',
    form: 'confirmation',
    cached: false,
    isListed: false,
  }),
  route('document', {
    id: 'moderare___ro',
    path: '/moderare/',
    module: 'moderation',
    form: 'moderation',
    cached: false,
    isListed: false,
  }),
  route('document', {
    id: 'landing-trafficback___ro',
    path: '/landing/trafficback/',
    module: 'trafficback',
    isListed: false,
  }),
  route('document', {
    id: 'cautare___ro',
    path: '/cautare/',
    module: 'search',
    // What one looks for is one's own: every answer is made for its request, and kept nowhere.
    cached: false,
    isListed: false,
  }),
  route('document', {
    id: 'cum-functioneaza___ro',
    path: HOW_IT_WORKS,
    module: 'how-it-works',
    query: approvalQueryKeys,
  }),
  route('document', { id: 'politica-de-cookies___ro', path: COOKIE_POLICY, module: 'cookie-policy' }),
  route('document', { id: 'notificari___ro', path: NOTIFICATIONS, module: 'notifications' }),
  route('document', { id: 'instalare___ro', path: INSTALLING, module: 'installing' }),
  route('document', { id: 'offline___ro', path: '/offline/', module: 'offline', isListed: false }),
  route('document', {
    id: 'contact___ro',
    path: CONTACT,
    module: 'contact',
    form: 'contact',
    // A form is made for its sender: its token says when.
    cached: false,
  }),
  route('document', {
    id: 'application___ro',
    path: '/application/',
    module: 'application',
    query: applicationQuery,
  }),
  // The same start for paid traffic, without the ways out of the frame.
  route('document', {
    id: 'main___ro',
    path: '/main/',
    module: 'application',
    layout: 'empty',
    isListed: false,
    query: applicationQuery,
  }),
  route('document', {
    id: 'reg___ro',
    path: '/reg/',
    module: 'registration',
    form: 'reg',
    cached: false,
    isListed: false,
  }),
  route('document', {
    id: 'reg2___ro',
    path: '/reg2/',
    module: 'registration',
    form: 'reg',
    cached: false,
    isListed: false,
  }),
  route('document', {
    id: 'process___ro',
    path: '/process/',
    module: 'process',
    cached: false,
    isListed: false,
  }),
  route('document', {
    id: 'landing-rejected___ro',
    path: '/landing/rejected/',
    module: 'rejected',
    isListed: false,
    query: approvalQueryKeys,
  }),
  route('document', {
    id: 'landing-rejected2___ro',
    path: '/landing/rejected2/',
    module: 'rejected2',
    isListed: false,
    tags: ['offers'],
    query: loanQuery,
  }),
  route('document', { id: 'thank-you___ro', path: '/thank-you/', module: 'thank-you', isListed: false }),
  route('document', {
    id: 'unsubscribe___ro',
    path: '/unsubscribe/',
    module: 'unsubscribe',
    form: 'unsubscribe',
    cached: false,
  }),
  route('document', {
    id: 'abonare___ro',
    path: '/abonare/',
    module: 'subscription',
    form: 'subscription',
    cached: false,
  }),
  route('document', {
    id: 'pauza___ro',
    path: '/pauza/',
    module: 'pause',
    // What this browser keeps decides what it says.
    cached: false,
    isListed: false,
  }),
  route('document', {
    id: 'datele-mele___ro',
    path: '/datele-mele/',
    module: 'own-data',
    form: 'own-data',
    cached: false,
    isListed: false,
  }),
  route('document', {
    id: 'curs-valutar-banci___ro',
    path: '/curs-valutar-banci/',
    module: 'bank-rates',
    tags: ['rates'],
    query: ['suma', 'valuta', 'sens'],
  }),
  route('document', {
    id: 'curs-valutar-banci-name___ro',
    path: '/curs-valutar-banci/:name/',
    module: 'bank',
    tags: ['rates'],
    query: ['suma', 'sens'],
    values: ({ banks }) => banks.map(({ slug }) => slug),
  }),
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
  route('document', {
    id: 'creditor___ro',
    path: '/credit-nevoi-personale/:slug/',
    module: 'lender',
    values: ({ lenders }) => lenders.map(({ slug }) => slug),
    tags: ['offers', 'reviews'],
    form: 'review',
    query: [...loanQuery, 'trimis'],
  }),
  route('document', {
    id: 'lenders-id___ro',
    path: '/lenders/:id/',
    module: 'lender-sheet',
    isListed: false,
    tags: ['offers'],
    query: loanQuery,
  }),
  // Articles, loan types and plain texts share the root of the site with the pages above.
  route('document', {
    id: 'articol___ro',
    path: '/:slug/',
    module: 'article',
    values: ({ articles }) => articles.map(({ slug }) => slug),
    onlyValues: true,
    tags: ['comments'],
    form: 'comment',
    query: ['comentarii', 'raspunde', 'trimis'],
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
    values: ({ entries }) =>
      entries
        .filter(({ type, slug }) => (type === 'page' || type === 'doc') && !withOwnLine.includes(`/${slug}/`))
        .map(({ slug }) => slug),
    onlyValues: true,
  }),
  // After the texts of the root: one of their slugs may begin like this too.
  route('document', {
    id: 'zile-libere___ro',
    path: '/zile-libere-:year/',
    module: 'calendar',
    values: () => calendarYears.map(String),
    query: ['zile'],
  }),
];

/** The converter's banks, and every currency with the leu, both ways: what most people look for is made ahead. */
function converterValues({ banks, currencies }: Content): string[] {
  const codes = currencies.map(({ code }) => code.toLowerCase()).filter((code) => code !== 'ron');
  const pairs = codes.flatMap((code) => [`${code}-to-ron`, `ron-to-${code}`]);
  return [...pairs, ...banks.map(({ slug }) => slug)];
}

/** Numbers of the pages of a list of articles, as they stand in addresses. */
function pageNumbers(articleCount: number): string[] {
  return Array.from({ length: Math.ceil(articleCount / ARTICLES_PER_PAGE) }, (_, index) => String(index + 1));
}
