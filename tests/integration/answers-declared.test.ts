import type { RouteOptions } from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { officeContract } from '#domain/answers/office/office-contract.ts';
import { partnersContract } from '#domain/answers/partners/partners-contract.ts';
import { startWholeServer } from '#tests/setup/whole-server.ts';

const { db } = await openFileDatabase();
const routes: { name: string; isDeclared: boolean; answer: z.ZodType | undefined }[] = [];
await startWholeServer({
  db,
  now: () => new Date('2026-11-22T10:00:00Z'),
  renderedEvery: 1_000,
  onProblem: (line) => expect.fail(line),
  onRoute({ method, url, schema }: RouteOptions) {
    // HEAD belongs to the GET route.
    for (const one of [method].flat().filter((name) => name !== 'HEAD')) {
      const answers = schema?.response as Record<string, z.ZodType> | undefined;
      routes.push({ name: `${one} ${url}`, isDeclared: answers !== undefined, answer: answers?.['200'] });
    }
  },
});

/** Routes whose answers have no schema, each with its reason. */
const others: readonly { reason: string; names: readonly (string | RegExp)[] }[] = [
  {
    reason: 'pages and files: HTML, plain text, XML, feeds of standards of their own',
    names: [
      'GET /robots.txt',
      'GET /llms.txt',
      'GET /.well-known/security.txt',
      'GET /sitemap.xml',
      'GET /blog/rss.xml',
      'GET /blog/feed.json',
      /^GET \/zile-libere[^ ]*\/calendar\.ics$/,
      'POST /*',
      'GET /admin',
      'GET /admin/*',
      'GET /parteneri',
      'GET /parteneri/*',
      'GET /api/admin/texts/:slug/preview',
    ],
  },
  {
    reason: 'leads on to another address, and says nothing itself',
    names: [
      /^GET \/autor\/:*[a-z-]+\/$/,
      'GET /blog/page-1/',
      /^GET \/(curs-valutar-banci|convertor-valutar)\/([a-z-]+|:slug\(.*\))\/$/,
      'GET /landing/redirector/',
      'GET /api/unsubscribe',
      'GET /datele-mele/deschide/',
    ],
  },
  {
    reason: 'a picture',
    names: ['GET /share/pagini/*', 'GET /share/:slug.png', 'GET /api/payers/:id/logo/:version'],
  },
  { reason: 'CSS', names: ['GET /api/consent.css'] },
  {
    reason: 'CSV',
    names: [
      'GET /calculator-rate-credit/grafic.csv',
      'GET /api/curs-valutar.csv',
      /^GET \/date-deschise\/v1\/[a-z]+\.csv$/,
      'GET /date-deschise/v1/serii/:file',
      'GET /date-deschise/v1/preturi/:file',
      /^GET \/api\/admin\/statistics\/[a-z]+\.csv$/,
      'GET /api/admin/texts.csv',
      'GET /api/admin/money.csv',
      'GET /api/admin/payouts.csv',
      'GET /api/admin/evidence-export/:table',
      /^GET \/api\/parteneri\/(report|clicks|conversions)\.csv$/,
    ],
  },
  {
    reason: 'a file to keep: its text is made once, whole, for a person or another program',
    names: [
      'GET /datele-mele/descarca/',
      'GET /api/admin/offers-export/:format',
      'GET /api/admin/ledger/:id/statement.:format',
      'GET /api/parteneri/statement.:format',
      'GET /api/admin/evidence-files/:hash',
      'GET /content/:file',
    ],
  },
  {
    reason: 'has no body when it did what was asked',
    names: [
      'OPTIONS /api/event',
      'POST /api/consent',
      'PUT /api/push/subscription',
      'POST /api/push/renew',
      'POST /api/push/pause',
      'POST /api/push/stop',
    ],
  },
  { reason: 'the sign-in library’s own', names: [/^(GET|POST) \/api\/(?:admin|parteneri)\/auth\//] },
];

const isOther = (name: string) =>
  others.some(({ names }) => names.some((one) => (typeof one === 'string' ? one === name : one.test(name))));

test('there are routes to check', () => {
  expect(routes.length).toBeGreaterThan(80);
});

test('every route declares its answer, or is on the list of exceptions with its reason', () => {
  expect(routes.filter(({ name, isDeclared }) => !isDeclared && !isOther(name))).toEqual([]);
});

test('the list of exceptions names only existing routes without a declaration', () => {
  expect(routes.filter(({ name, isDeclared }) => isDeclared && isOther(name))).toEqual([]);
  const stale = others
    .flatMap(({ names }) => names)
    .filter((one) => !routes.some(({ name }) => (typeof one === 'string' ? one === name : one.test(name))));
  expect(stale).toEqual([]);
});

const OFFICE = / \/api\/admin\//;
// The open API of partners has programs as its readers, not our pages.
const PARTNERS = / \/api\/parteneri\/(?!v1\/)/;
const described = (answer: z.ZodType | undefined) =>
  answer && z.toJSONSchema(answer, { io: 'input', unrepresentable: 'any' });

const contracts = [
  { desk: 'office', prefix: OFFICE, contract: officeContract },
  { desk: 'partners’ desk', prefix: PARTNERS, contract: partnersContract },
] as const;

test.each(
  contracts.flatMap(({ desk, prefix, contract }) =>
    Object.entries(contract).map(([call, expected]) => ({ desk, prefix, call, expected })),
  ),
)('$call of the $desk answers what its pages expect', ({ prefix, call, expected }) => {
  const route = routes.find(({ name }) => prefix.test(name) && name.replace(prefix, ' ') === call);
  expect(described(route?.answer)).toEqual(described(expected));
});

test.each(contracts)(
  'every page of the $desk reads its data through the contract',
  ({ prefix, contract }) => {
    const read = routes
      .filter(({ name, answer }) => name.startsWith('GET ') && prefix.test(name) && answer)
      .map(({ name }) => name.replace(prefix, ' '));
    expect(read.filter((call) => !(call in contract))).toEqual([]);
  },
);
