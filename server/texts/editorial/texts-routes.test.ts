import { beforeEach, expect, test } from 'vitest';
import { romania } from '#domain/law/countries/romania.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import type { Content } from '#server/texts/content/content.ts';
import { siteContent } from '#tests/factories/site-content.ts';
import type { TextRow } from '#domain/answers/office/texts.ts';
import { listTexts } from './list-texts.ts';
import { createPublicationsRepository } from './publications-repository.ts';
import { noTexts, startOffice } from '#tests/factories/office.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';

const database = await openFileDatabase();
const { db } = database;
const now = new Date('2026-12-01T10:00:00Z');
const pack = rulePackInForce(romania.rulePacks, '2026-12-01');
const site = siteContent(pack);
const DRAFT = 'ce-este-o-zi-punte';
const content: Content = {
  ...site,
  entries: site.entries.map((entry) => {
    if (entry.slug === DRAFT) return { ...entry, state: 'draft' as const };
    if (entry.slug === 'ferratum') return { ...entry, updated: '2026-08-01', reviewed: '2026-09-01' };
    return entry;
  }),
};
const count = site.entries.length + 14;
const isPublicPath = (page: string) => page !== `/${DRAFT}/`;
const files = {
  served: new Map([
    ['creditori/ferratum.md', 'a'],
    ['data/tags.yml', 'b'],
  ]),
  read: () => new Map([['creditori/ferratum.md', 'c']]),
};
const texts = { ...noTexts, content, isPublicPath, files };
const office = await startOffice(db, { now: () => now, texts });
let editor: Awaited<ReturnType<typeof office.enter>>;

beforeEach(async () => {
  await database.clear();
  editor = await office.enter(['editor'], 'Ana');
});

async function list(query = '') {
  const { status, body } = await editor.call('GET', `/api/admin/texts${query}`);
  expect(status).toBe(200);
  return body as { texts: TextRow[]; total: number; pageSize: number };
}

const find = async (slug: string) =>
  ((await editor.call('GET', `/api/admin/texts/${slug}`)).body as { text: TextRow }).text;

test('every text is listed, a page at a time, the most overdue at the top', async () => {
  const first = await list();
  expect(first.total).toBe(count);
  expect(first.texts).toHaveLength(first.pageSize);
  expect(first.texts[0]).toMatchObject({ slug: 'ferratum', kind: 'lender', status: 'public' });
  const last = await list(`?pagina=${Math.ceil(first.total / first.pageSize)}`);
  expect(last.texts.length).toBeLessThanOrEqual(first.pageSize);
  expect((await list('?pagina=999')).texts).toEqual([]);
});

test('a text names its signatory, its last review and its next one', async () => {
  expect(await find('ferratum')).toMatchObject({
    path: '/credit-nevoi-personale/ferratum/',
    file: 'creditori/ferratum.md',
    author: 'Redacția Împrumut Clar',
    // 90 days after 01.09.2026.
    reviewed: '2026-09-01',
    reviewDue: '2026-11-30',
    isReviewLate: true,
    publicSince: null,
    decision: null,
  });
});

test('pages whose texts are data files are signed, dated and due like other pages', async () => {
  const { texts: found } = await list('?cauta=.yml&ordine=titlu');
  expect(found.map((text) => [text.path, text.file, text.status])).toEqual([
    ['/calculator-rate-credit/', 'pages/calculator.yml', 'public'],
    ['/calculator-salariu-net/', 'pages/salariu-net.yml', 'public'],
    ['/zile-libere-2026/', 'pages/zile-libere.yml', 'public'],
    ['/cereti-pretul/', 'pages/cereti-pretul.yml', 'public'],
    ['/convertor-valutar/', 'pages/rates.yml', 'public'],
    ['/datorii/', 'pages/datorii.yml', 'public'],
    ['/offers/', 'pages/offers.yml', 'public'],
    ['/calculator-pfa-sau-srl/', 'pages/pfa-sau-srl.yml', 'public'],
    ['/', 'pages/home.yml', 'public'],
    ['/calculator-rata-ircc/', 'pages/rata-ircc.yml', 'public'],
    ['/scrisori/', 'pages/scrisori.yml', 'public'],
    ['/drumuri/', 'pages/drumuri.yml', 'public'],
    ['/cum-functioneaza/', 'pages/test-de-aprobare.yml', 'public'],
    ['/verificare/', 'pages/verificare.yml', 'public'],
  ]);
  expect(await find('calculator')).toMatchObject({
    kind: 'page',
    author: 'Redacția Împrumut Clar',
    // A year after 26.11.2026.
    reviewed: '2026-11-26',
    reviewDue: '2027-11-26',
    isReviewLate: false,
    fileSays: null,
    problems: [],
  });
});

test('a data file with a link to an invisible page has a problem', () => {
  const rows = listTexts({
    content,
    decisions: [],
    isPublicPath: (page) => page !== '/cum-ordonam/',
    now,
    timeZone: romania.timeZone,
  });
  expect(rows.find(({ slug }) => slug === 'home')?.problems).toEqual([
    'Duce la /cum-ordonam/, pe care vizitatorii nu o văd.',
  ]);
});

test('a draft is a draft until the office sets a moment for it, and public from then on', async () => {
  expect(await find(DRAFT)).toMatchObject({ status: 'draft', publicSince: null });
  const publications = createPublicationsRepository(db);
  const decision = { path: `/${DRAFT}/`, decidedBy: 'Ana', decidedAt: now };

  await publications.schedule({ ...decision, publishAt: new Date('2026-12-02T07:00:00Z') });
  expect(await find(DRAFT)).toMatchObject({
    status: 'scheduled',
    publicSince: '2026-12-02T07:00:00.000Z',
    fileSays: { state: 'draft', publishAt: null },
    decision: { decidedBy: 'Ana', decidedAt: now.toISOString() },
  });

  await publications.schedule({ ...decision, publishAt: now });
  expect((await find(DRAFT)).status).toBe('public');
});

test('texts that link to a draft have a problem, as visitors would find nothing there', async () => {
  const { texts: found } = await list('?de_facut=probleme&cauta=zile-libere-legale');
  expect(found.map(({ slug }) => slug)).toEqual(['zile-libere-legale-2027']);
  expect(found[0]?.problems).toContain(`Duce la /${DRAFT}/, pe care vizitatorii nu o văd.`);
});

test.each([
  ['?stare=draft', [DRAFT]],
  ['?de_facut=recitit', ['ferratum']],
  ['?cauta=FERRATUM', ['ferratum']],
  ['?cauta=ferratum&fel=blog', []],
  ['?fel=doc&ordine=-titlu', ['termenii-de-utilizare', 'politica-de-reclamatii']],
])('%s finds %j first', async (query, expected) => {
  const { texts: found } = await list(query);
  expect(found.slice(0, 2).map(({ slug }) => slug)).toEqual(expected);
});

test('invalid values of the address are left out of the filter', async () => {
  expect((await list('?fel=orice&stare=%00&ordine=parola&pagina=-1&de_facut=tot')).total).toBe(count);
});

test('the table can be downloaded, with its filter', async () => {
  const { body } = await editor.call('GET', '/api/admin/texts.csv?cauta=ferratum');
  const [head, row, ...rest] = String(body).split('\r\n');
  expect(head).toMatch(/^\ufeffTitlu;Fișier;/);
  expect(row).toContain(';creditori/ferratum.md;/credit-nevoi-personale/ferratum/;creditor;public;');
  expect(rest).toEqual(['']);
});

test('an unknown text is not found', async () => {
  expect((await editor.call('GET', '/api/admin/texts/nimic')).status).toBe(404);
});

test('the list shows the served version of each file, and whether another one is on the disk', async () => {
  const { body } = await editor.call('GET', '/api/admin/content-files');
  expect(body).toEqual({
    instances: [
      {
        id: 'own',
        name: 'aici:3000',
        build: { id: 'test', madeAt: '1970-01-01T00:00:00.000Z' },
        startedAt: '1970-01-01T00:00:00.000Z',
        files: {},
        servesOffers: false,
        servesTexts: false,
      },
    ],
    files: [
      {
        file: 'creditori/ferratum.md',
        slug: 'ferratum',
        served: 'a',
        onDisk: 'c',
        status: 'public',
        publicSince: null,
      },
      { file: 'data/tags.yml', slug: null, served: 'b', onDisk: null, status: null, publicSince: null },
    ],
  });
});
