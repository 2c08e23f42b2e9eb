import { approvalConditions } from '#domain/tools/approval-test/approval-chance.ts';
import { approvalQueryKeys } from '#domain/tools/approval-test/approval-query.ts';
import { calculatorFields } from '#domain/tools/calculator/calculator-fields.ts';
import { calendarYears } from '#domain/tools/calendar/calendar-years.ts';
import { subNames, utmNames } from '#domain/visits/events/attribution.ts';
import { RECEIPT_KEY } from '#domain/base/forms/address-keys.ts';
import { irccFields } from '#domain/tools/ircc/ircc-query.ts';
import { loanRequestKeys as loanQuery } from '#domain/offers/loan-query.ts';
import { businessFields } from '#domain/tools/pay/business-query.ts';
import { payFields } from '#domain/tools/pay/pay-query.ts';
import { roadsQueryKeys } from '#domain/offers/roads/roads-query.ts';
import type { PageRoute } from '#server/web/pages/page-contract.ts';
import { formRoutes } from './form-routes.ts';
import {
  appRoute,
  converterName,
  converterValues,
  documentRoute,
  hasFiguresOfBank,
  pageNumbers,
  personal,
} from './route-lines.ts';

const listQuery = [...loanQuery, 'ordine', 'plata', 'zero', 'compara'];
const offers = { tags: ['offers'], query: [...listQuery, 'toate'] };

// What a converter page is about stands in its path; the rest of its query only changes what it shows.
const converterQuery = ['suma', 'din', 'in', 'cauta', 'interval'];

/** Pages that React takes over in the browser. */
export const appRoutes = [
  appRoute('/', { id: 'index___ro', name: 'Prima pagină', tags: ['offers', 'reviews'], query: loanQuery }),
  appRoute('/offers/', { id: 'offers___ro', name: 'Oferte', ...offers }),
  appRoute('/offers2/', { id: 'offers2___ro', isListed: false, ...offers }),
  appRoute('/offers3/', { id: 'offers3___ro', isListed: false, ...offers }),
  appRoute('/landing/offers/', { id: 'landing-offers___ro', layout: 'empty', isListed: false, ...offers }),
  appRoute('/comparatie/', {
    id: 'comparatie___ro',
    isListed: false,
    tags: ['offers'],
    query: [...loanQuery, 'compara', 'oferte'],
  }),
  appRoute('/convertor-valutar/', {
    id: 'convertor-valutar___ro',
    name: 'Convertor valutar',
    tags: ['rates'],
    query: converterQuery,
  }),
  appRoute('/convertor-valutar/:slug/', {
    id: 'convertor-valutar-slug___ro',
    name: converterName,
    tags: ['rates'],
    query: converterQuery,
    values: converterValues,
    isListedNow: hasFiguresOfBank,
  }),
  appRoute('/calculator-rate-credit/', {
    id: 'calculator-rate-credit___ro',
    name: 'Calculator de rate',
    query: calculatorFields,
  }),
  // Their forms are computed and forgotten: no address of them holds a figure.
  appRoute('/verificare/', {
    id: 'verificare___ro',
    name: 'Verificați o ofertă',
    tags: ['offers'],
    form: 'contract-check',
  }),
  appRoute('/datorii/', { id: 'datorii___ro', name: 'Datoriile mele', form: 'debts' }),
];

/** Pages that are documents: no React in the browser. `module` is a file of app/pages/. */
export const documentRoutes: PageRoute[] = [
  ...formRoutes,
  documentRoute('/transition/', {
    id: 'transition___ro',
    module: 'transition',
    query: [...loanQuery, 'offer', 'oferta', ...subNames, ...utmNames],
    ...personal,
  }),
  documentRoute('/landing/trafficback/', {
    id: 'landing-trafficback___ro',
    module: 'trafficback',
    isListed: false,
  }),
  documentRoute('/cautare/', {
    id: 'cautare___ro',
    module: 'search',
    query: ['q'],
    // Words typed into the search are private: every answer is made for its request, and kept nowhere.
    ...personal,
  }),
  documentRoute('/cum-functioneaza/', {
    id: 'cum-functioneaza___ro',
    name: 'Cum funcționează',
    module: 'how-it-works',
    query: approvalQueryKeys,
  }),
  documentRoute('/drumuri/', {
    id: 'drumuri___ro',
    name: 'Șase drumuri',
    module: 'roads',
    tags: ['offers'],
    query: roadsQueryKeys,
  }),
  documentRoute('/cereti-pretul/', {
    id: 'cereti-pretul___ro',
    name: 'Cereți prețul în scris',
    module: 'price-request',
    tags: ['offers'],
    query: ['creditor', ...loanQuery],
    onlyIn: 'RO',
  }),
  documentRoute('/scrisori/', { id: 'scrisori___ro', name: 'Scrisori', module: 'letters', onlyIn: 'RO' }),
  documentRoute('/scrisori/:letter/', {
    id: 'scrisoare___ro',
    name: (name, { letters }) => letters.find((letter) => letter.name === name)?.title,
    module: 'letter',
    onlyIn: 'RO',
    values: ({ letters }) => letters.map(({ name }) => name),
  }),
  documentRoute('/date-deschise/', {
    id: 'date-deschise___ro',
    name: 'Date deschise',
    module: 'open-data',
    onlyIn: 'RO',
    tags: ['offers'],
  }),
  documentRoute('/transparenta/', {
    id: 'transparenta___ro',
    name: 'Transparență: zece întrebări',
    module: 'transparency',
    tags: ['offers'],
    onlyIn: 'RO',
  }),
  documentRoute('/indicatori/', {
    id: 'indicatori___ro',
    name: 'Indicatori: IRCC, ROBOR, inflație',
    module: 'indicators',
    onlyIn: 'RO',
  }),
  documentRoute('/calculator-rata-ircc/', {
    id: 'calculator-rata-ircc___ro',
    name: 'Calculator IRCC',
    module: 'ircc',
    query: irccFields,
    onlyIn: 'RO',
  }),
  documentRoute('/calculator-salariu-net/', {
    id: 'calculator-salariu-net___ro',
    name: 'Calculator de salariu net',
    module: 'pay',
    query: payFields,
    onlyIn: 'RO',
  }),
  documentRoute('/calculator-pfa-sau-srl/', {
    id: 'calculator-pfa-sau-srl___ro',
    name: 'PFA sau SRL',
    module: 'business',
    tags: ['rates'],
    query: businessFields,
    onlyIn: 'RO',
  }),
  documentRoute('/legi/', {
    id: 'legi___ro',
    name: 'Legea, pe articole',
    module: 'law-library',
    onlyIn: 'RO',
  }),
  documentRoute('/legi/:act/', {
    id: 'legi-act___ro',
    name: (id, { law }) => law.acts.find((act) => act.id === id)?.title,
    module: 'law-act',
    onlyIn: 'RO',
    values: ({ law }) => law.acts.map(({ id }) => id),
  }),
  documentRoute('/legi/:act/:article/', {
    id: 'legi-articol___ro',
    name: (id, { law }) => {
      const article = law.articles.find((one) => one.id === id);
      return article && `${article.name}: ${article.title}`;
    },
    module: 'law-article',
    onlyIn: 'RO',
    values: ({ law }) => law.articles.map(({ id }) => id),
  }),
  documentRoute('/toate-paginile/', {
    id: 'toate-paginile___ro',
    module: 'all-pages',
    name: 'Toate paginile',
    tags: ['rates'],
  }),
  documentRoute('/politica-de-cookies/', {
    id: 'politica-de-cookies___ro',
    name: 'Cookie-uri',
    module: 'cookie-policy',
  }),
  documentRoute('/instalare/', { id: 'instalare___ro', name: 'Aplicația pe telefon', module: 'installing' }),
  documentRoute('/lista-partenerilor/', {
    id: 'lista-partenerilor___ro',
    name: 'Lista partenerilor',
    module: 'partners',
  }),
  documentRoute('/offline/', { id: 'offline___ro', module: 'offline', isListed: false }),
  documentRoute('/landing/rejected/', {
    id: 'landing-rejected___ro',
    module: 'rejected',
    isListed: false,
    query: approvalConditions,
  }),
  documentRoute('/landing/rejected2/', {
    id: 'landing-rejected2___ro',
    module: 'rejected2',
    isListed: false,
    tags: ['offers'],
    query: loanQuery,
  }),
  documentRoute('/curs-valutar-banci/', {
    id: 'curs-valutar-banci___ro',
    name: 'Schimb valutar la bancă',
    module: 'bank-rates',
    tags: ['rates'],
    query: ['suma', 'valuta', 'sens'],
  }),
  documentRoute('/curs-valutar-banci/:name/', {
    id: 'curs-valutar-banci-name___ro',
    name: (slug, { banks }) => banks.find((bank) => bank.slug === slug)?.name,
    module: 'bank',
    tags: ['rates'],
    query: ['suma', 'sens'],
    values: ({ banks }) => banks.map(({ slug }) => slug),
    isListedNow: hasFiguresOfBank,
  }),
  documentRoute('/blog/', { id: 'blog___ro', name: 'Toate ghidurile', module: 'blog', onlyIn: 'RO' }),
  documentRoute('/blog/page-:number/', {
    id: 'blog-page___ro',
    name: (number) => `Ghiduri, pagina ${number}`,
    module: 'blog',
    values: ({ articles }) => pageNumbers(articles.length).slice(1),
    onlyIn: 'RO',
  }),
  documentRoute('/blog/:slug/', {
    id: 'blog-tag___ro',
    name: (slug, { tags }) => tags.find((tag) => tag.slug === slug)?.name,
    module: 'blog',
    values: ({ tags }) => tags.map(({ slug }) => slug),
    onlyIn: 'RO',
  }),
  documentRoute('/autor/:slug/', {
    id: 'autor___ro',
    name: (id, { authors }) => authors.find((author) => author.id === id)?.name,
    module: 'author',
    values: ({ authors }) => authors.map(({ id }) => id),
    onlyIn: 'RO',
  }),
  documentRoute('/credit-nevoi-personale/:slug/', {
    id: 'creditor___ro',
    name: (slug, { findLender }) => findLender(slug)?.menu,
    module: 'lender',
    values: ({ lenders }) => lenders.map(({ slug }) => slug),
    tags: ['offers', 'reviews'],
    form: 'review',
    query: [...loanQuery, RECEIPT_KEY],
  }),
  documentRoute('/lenders/:id/', {
    id: 'lenders-id___ro',
    module: 'lender-sheet',
    isListed: false,
    tags: ['offers'],
    query: loanQuery,
  }),
  // Articles, loan types and plain texts share the root of the site with the pages above.
  documentRoute('/:slug/', {
    id: 'articol___ro',
    name: (slug, { findArticle }) => findArticle(slug)?.title,
    module: 'article',
    values: ({ articles }) => articles.map(({ slug }) => slug),
    onlyIn: 'RO',
    onlyValues: true,
    tags: ['comments'],
    form: 'comment',
    query: ['comentarii', 'raspunde', RECEIPT_KEY],
  }),
  documentRoute('/:slug/', {
    id: 'tip-de-credit___ro',
    name: (slug, { findLoanType }) => findLoanType(slug)?.menu,
    module: 'loan-type',
    values: ({ loanTypes }) => loanTypes.map(({ slug }) => slug),
    onlyValues: true,
    tags: ['offers'],
  }),
  documentRoute('/:slug/', {
    id: 'text___ro',
    name: (slug, { findText }) => findText(slug)?.title,
    module: 'text-page',
    values: ({ entries }) =>
      entries
        .filter(({ type, slug }) => (type === 'page' || type === 'doc') && !hasOwnLine(`/${slug}/`))
        .map(({ slug }) => slug),
    onlyValues: true,
  }),
  // Stands after the texts of the root, whose slugs may begin in the same way.
  documentRoute('/zile-libere-:year/', {
    id: 'zile-libere___ro',
    name: (year) => `Zile libere ${year}`,
    module: 'calendar',
    values: () => calendarYears.map(String),
    query: ['zile'],
  }),
];

/** Text pages with a form of their own, or that show more than their text, stand above. */
function hasOwnLine(path: string): boolean {
  return documentRoutes.some((line) => line.path === path);
}
