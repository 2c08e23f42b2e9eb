import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { operatorIdentity } from '#tests/setup/operator-identity.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { startWholeServer } from '#tests/setup/whole-server.ts';

const { db } = await openFileDatabase();
const now = () => new Date('2026-11-23T10:00:00Z');
const onProblem = (line: string): void => {
  throw new Error(line);
};

/** Starts a whole server that listens: the front adds the common headers, before Fastify. */
async function start(settings: Record<string, string>) {
  const server = await startWholeServer({ db, now, onProblem, renderedEvery: 1, settings });
  // Not by Fastify, which would make all pages ahead.
  await new Promise<void>((resolve) => server.server.listen(0, '127.0.0.1', resolve));
  afterAll(async () => {
    server.server.closeAllConnections();
    await new Promise((resolve) => server.server.close(resolve));
  });
  const { port } = server.server.address() as AddressInfo;
  async function get(url: string): Promise<{ status: number; robots: string | null; body: string }> {
    const answer = await fetch(`http://127.0.0.1:${port}${url}`);
    // A momentarily busy machine refuses, and is tried again.
    if (answer.status === 503) return await get(url);
    const { status, headers } = answer;
    return { status, robots: headers.get('x-robots-tag'), body: await answer.text() };
  }
  return { get, entries: server.services.content.entries };
}

const nobody = Object.fromEntries(Object.keys(operatorIdentity).map((name) => [name, '']));
const named = await start({});
const unnamed = await start(nobody);
const rehearsal = await start({ STAGING: 'true' });
const withoutTelephone = await start({ OPERATOR_PHONE: '', OPERATOR_HOSTING: '' });

const asked = [
  ['a document page', '/despre-noi/', 200],
  ['an application page', '/calculator-rate-credit/', 200],
  ['a page with a query', '/offers/?suma=2000&perioada=3', 200],
  ['a page that is not there', '/nu-exista/', 404],
  ['a page made for one visitor', '/transition/', 200],
] as const;
const BAR = /<div class="top"><p class="wrap top-line"><span>([^<]+)<\/span>/;

test.each(asked)(
  '%s says above everything that the site is in preparation, and is not indexed',
  async (_, url, status) => {
    const { robots, body, ...answer } = await unnamed.get(url);
    expect(answer.status).toBe(status);
    expect(BAR.exec(body)?.[1]).toBe('Site în pregătire');
    expect(robots).toBe('noindex');
    expect(body).toContain('<meta name="robots" content="noindex"/>');
  },
);

test.each(asked)('%s of a rehearsal says so in its own word', async (_, url) => {
  const { robots, body } = await rehearsal.get(url);
  expect(BAR.exec(body)?.[1]).toBe('Site de probă, fără oferte adevărate');
  expect(robots).toBe('noindex');
});

test('files for programs of such a site are not indexed either, and link to no list of pages', async () => {
  for (const site of [unnamed, rehearsal]) {
    for (const url of [
      '/robots.txt',
      '/sitemap.xml',
      '/llms.txt',
      '/blog/rss.xml',
      '/despre-noi/_payload.json',
      '/favicon.ico',
    ])
      expect([url, (await site.get(url)).robots]).toEqual([url, 'noindex']);
    expect((await site.get('/sitemap.xml')).body).toContain('/despre-noi/');
    expect((await site.get('/robots.txt')).body).not.toMatch(/Sitemap:|Disallow: \/\n/);
  }
});

test('a site with an operator has no such bar and is indexed', async () => {
  const { robots, body } = await named.get('/despre-noi/');
  expect(body).not.toMatch(/class="standing"|noindex/);
  expect(robots).toBeNull();
  expect(body).toContain(`Denumire: <strong>${operatorIdentity.OPERATOR_NAME}</strong>`);
  expect((await named.get('/sitemap.xml')).body).toContain('/despre-noi/');
});

test('rows of an unset operator are left out of every text, without a replacement', async () => {
  // A list, a heading or an introduction without its content.
  const gap = /<(p|ul|li|h2[^>]*)>\s*<\/|<\/h2>\s*(<h2|$)|:<\/p>\s*(<h2|$)|\{\{|se completează/;
  const changed = unnamed.entries.filter(({ body }, index) => body.html !== named.entries[index]?.body.html);
  expect(changed.length).toBeGreaterThan(8);
  expect(changed.filter(({ body }) => gap.test(body.html)).map(({ file }) => file)).toEqual([]);
  const about = (await unnamed.get('/despre-noi/')).body;
  expect(about).not.toContain('Cod unic de înregistrare');
  expect(about).not.toContain('Cine operează site-ul</h2>');
});

test('an unset telephone removes its own row and no other', async () => {
  const body = (await withoutTelephone.get('/politica-de-reclamatii/')).body;
  expect(body).toContain('prin poștă: Exemplu de Probă S.R.L., Str. Exemplului nr. 1, București');
  expect(body).not.toContain('<li>prin telefon');
  expect(body).not.toContain('class="standing"');
  expect((await withoutTelephone.get('/lista-partenerilor/')).body).toContain('Furnizorul de găzduire');
});
