import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { romania } from '#domain/law/countries/romania.ts';
import { projectFolder } from '#server/base/project-folder.ts';
import { createHiddenRepository } from '#server/texts/hidden/hidden-repository.ts';
import { eraseFromChanges } from '#server/shared/changes/erase-from-changes.ts';
import { gitBlobHash } from '#server/texts/content/content-files.ts';
import { createOffersRepository } from '#server/offers/offers-repository.ts';
import { newOffer } from '#tests/factories/new-offer.ts';
import { noTexts, startOffice } from '#tests/factories/office.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { startWholeServer } from '#tests/setup/whole-server.ts';
import { exportTexts } from './export-texts.ts';
import { createLiveTexts } from './live-texts.ts';
import { settleLanded } from './settle-landed.ts';
import { createTextChanges } from './text-changes.ts';
import { createTextCheck } from './text-check.ts';

vi.setConfig({ testTimeout: 60_000 });

// The texts of the site itself, over a database of its own.
const now = () => new Date('2026-11-26T10:00:00Z');
const database = await openFileDatabase();
const { db } = database;
const server = await startWholeServer({
  db,
  now,
  renderedEvery: 1,
  onProblem: (line) => problems.push(line),
  settings: { PAGES_AHEAD: 'none' },
});
const problems: string[] = [];
const { services } = server;
const check = createTextCheck({
  render: services.renderTexts,
  words: services.words,
  content: services.allContent,
  // As the site's own: a route with a slug fits every lender, and hidden pages count.
  hasPage: (page) =>
    page.startsWith('/credit-nevoi-personale/') || server.siteMap().matchRoute(page) !== undefined,
});
const textChanges = createTextChanges({ db, country: romania, live: services.texts, check, now });
const office = await startOffice(db, {
  now,
  textChanges,
  texts: {
    ...noTexts,
    get content() {
      return services.allContent();
    },
  },
});

const FILE = 'blog/ce-este-dae-si-cum-se-calculeaza.md';
const ADDRESS = '/ce-este-dae-si-cum-se-calculeaza/';
const inFile = readFileSync(path.join(projectFolder, 'content', FILE), 'utf8');
const corrected = inFile.replace(/^title: .*$/m, "title: 'Ce este DAE, pe scurt'");

let ana: Awaited<ReturnType<typeof office.enter>>;
let ion: Awaited<ReturnType<typeof office.enter>>;

beforeEach(async () => {
  await database.clear();
  problems.length = 0;
  ana = await office.enter(['editor'], 'Ana');
  ion = await office.enter(['administrator'], 'Ion');
  await apply();
});

/** Reads the texts again, as each instance does when it is notified. */
async function apply() {
  await services.texts.load();
  await services.hidden.load();
  void server.purge();
  server.pages.stop();
}

const propose = (text: string, more: object = {}) =>
  ana.call('POST', '/api/admin/text-changes', { file: FILE, text, note: 'mai scurt', ...more });
const idOf = ({ body }: { body: unknown }) => (body as { id: number }).id;
const errorOf = ({ body }: { body: unknown }) =>
  (body as { error: { code: string; fields?: Record<string, string> } }).error;
const approve = (id: number, by = ion) => by.call('POST', `/api/admin/text-changes/${id}/approve`);
async function publish(text: string, more: object = {}) {
  const answer = await propose(text, more);
  expect(answer).toMatchObject({ status: 200 });
  expect(await approve(idOf(answer))).toMatchObject({ status: 200 });
  await apply();
  return idOf(answer);
}
const get = async (url: string) => {
  const { statusCode, headers, body } = await server.inject(url);
  return { status: statusCode, location: headers.location, body };
};
const statuses = async () => {
  const { rows } = await sql<{ id: number; status: string }>`
    select id, status from changes where kind = 'text' order by id`.execute(db);
  return rows.map(({ status }) => status);
};

test('a text is on the site once another person approved it, and its file stays', async () => {
  const answer = await propose(corrected);
  expect(answer.status).toBe(200);
  expect((await approve(idOf(answer), ana)).status).toBe(403);
  await apply();
  expect((await get(ADDRESS)).body).not.toContain('Ce este DAE, pe scurt');

  expect((await approve(idOf(answer))).status).toBe(200);
  await apply();
  expect((await get(ADDRESS)).body).toContain('<h1>Ce este DAE, pe scurt</h1>');
  expect(readFileSync(path.join(projectFolder, 'content', FILE), 'utf8')).toBe(inFile);
  const stored = await textChanges.repository.listOf(FILE);
  expect(stored).toMatchObject([{ text: corrected, before: inFile, hash: gitBlobHash(Buffer.from(inFile)) }]);
});

test('every text of the site passes the check under which the office writes', async () => {
  const failing: unknown[] = [];
  for (const { file } of services.allContent().entries) {
    const looked = await textChanges.look({ file, text: services.texts.textOf(file) ?? '', readers: null });
    if ('problems' in looked) failing.push([file, looked.problems]);
  }
  expect(failing).toEqual([]);
});

test.each([
  ['with HTML', inFile.replace('\n## ', '\n<b>aici</b>\n\n## '), { text: /^Rândul \d+: Fără cod HTML/ }],
  ['without frontmatter', 'Numai vorbe.', { text: /^Rândul 1: Textul începe cu o linie „---”/ }],
  ['with a link to nothing', `${inFile}\n[aici](/nicaieri/)\n`, { text: /^Rândul \d+: Linkul \/nicaieri\// }],
  ['with cedillas', inFile.replace('ș', '\u015f'), { text: /^Rândul \d+: Litere cu sedilă \(\u015f\)/ }],
  [
    'with a long title',
    inFile.replace(/^title: .*$/m, `title: ${'a'.repeat(71)}`),
    { title: /^Rândul 4: Cel mult 70/ },
  ],
  [
    'with a chart that can not be drawn',
    `${inFile}\n\`\`\`grafic\ntip: nimic\n\`\`\`\n`,
    { text: /„grafic” nu se poate citi/ },
  ],
  [
    'with a chart of too many months',
    `${inFile}\n\`\`\`grafic\ntip: costuri\ntitlu: x\nsuma: 10000\nluni: [9999]\ndobanzi: [8]\n\`\`\`\n`,
    { text: /„grafic” nu se poate citi: luni\.0: Cel mult \d+\.$/ },
  ],
  [
    'with data that hold themselves',
    inFile.replace(/^title: .*$/m, 'title: &unu [doi, *unu]'),
    { text: /^Rândul 4: Datele paginii au prea multe trimiteri/ },
  ],
  [
    'with data that grow without end',
    inFile.replace(
      '\n---\n',
      `\na: &a [x]\n${Array.from({ length: 21 }, (_, at) => `b${at}: *a\n`).join('')}---\n`,
    ),
    { text: /Datele paginii au prea multe trimiteri/ },
  ],
  [
    'with data that can not be read',
    inFile.replace('\n---\n', '\n\tx: 1\n---\n'),
    { text: /^Rândul 20: Datele paginii nu se pot citi aici/ },
  ],
  [
    'with a moment that is none',
    inFile.replace('\n---\n', '\npublishAt: ieri\n---\n'),
    { publishAt: /^Rândul 20: Scrieți momentul ca 2026-12-01T09/ },
  ],
  [
    'with a paragraph without end',
    inFile + '{{'.repeat(4_000),
    { text: /^Rândul \d+: Paragraful are peste 6.000 de semne/ },
  ],
  [
    'with an unknown value',
    `${inFile}\nEste {{lege.nimic}}.\n`,
    { text: /^Rândul \d+: Nu există nicio valoare \{\{lege.nimic\}\}/ },
  ],
  [
    'of two million bytes',
    inFile + 'a '.repeat(1_000_000),
    { text: /^Textul are 2 ?\d{3} KB. Încap cel mult 200 KB/ },
  ],
  [
    'with the address of another page',
    inFile.replace(/^slug: .*$/m, 'slug: cautare'),
    { slug: /\/cautare\/ este deja a altei pagini/ },
  ],
  [
    'with the address of another text',
    inFile.replace(/^slug: .*$/m, 'slug: credit-ifn'),
    { slug: /deja a altui text/ },
  ],
  [
    'turned into a draft',
    inFile.replace(/^slug: /m, 'state: draft\nslug: '),
    { state: /Scoateți-l de pe site/ },
  ],
  [
    'cut to a few words',
    inFile.replace(/^---\n[^]*?\n---\n[^]*$/, (whole) => `${whole.split('\n---\n')[0]}\n---\n\nAtât.\n`),
    { text: /^Textul are 1 de cuvinte/ },
  ],
])(
  'a text %s is refused with a sentence beside its place, and no page changes',
  async (_case, text, fields) => {
    const answer = await propose(text);
    expect(answer.status).toBe(400);
    for (const [field, sentence] of Object.entries(fields))
      expect(errorOf(answer).fields?.[field]).toMatch(sentence);
    expect(await statuses()).toEqual([]);
  },
);

test('a guide with figures and no source is refused', async () => {
  const text = guide.replace('Puneți deoparte', 'Un ghid costă 20 de lei. Puneți deoparte');
  const answer = await propose(text, { file: 'blog/ghid-nou.md' });
  expect(errorOf(answer).fields).toEqual({ sources: 'Are cifre și nu numește nicio sursă.' });
});

test.each([
  'data/offers-ro.yml',
  'legi/gdpr.md',
  '../server/main.md',
  'blog/../pages/contact.md',
  'evidence/viva-credit.md',
])('the file %s is not written here', async (file) => {
  expect(errorOf(await propose(corrected, { file })).fields).toHaveProperty('file');
});

test('a text opened before another one became public is not proposed over it, nor approved over it', async () => {
  const opened = gitBlobHash(Buffer.from(inFile));
  const waiting = await propose(inFile.replace(/^title: .*$/m, 'title: Altfel'), { madeFrom: opened });
  await publish(corrected, { madeFrom: opened });
  expect(errorOf(await approve(idOf(waiting)))).toMatchObject({ code: 'changed-meanwhile' });
  const late = await propose(inFile.replace(/^title: .*$/m, 'title: Târziu'), { madeFrom: opened });
  expect(errorOf(late)).toMatchObject({ code: 'changed-meanwhile' });
  expect((await get(ADDRESS)).body).toContain('Ce este DAE, pe scurt');
});

test('the same text is not proposed twice, nor one that changes nothing', async () => {
  expect(errorOf(await propose(inFile)).code).toBe('nothing-changed');
  await propose(corrected);
  expect(errorOf(await propose(corrected)).code).toBe('already-waiting');
});

test('a refused text keeps its reason and changes nothing', async () => {
  const id = idOf(await propose(corrected));
  const refused = await ion.call('POST', `/api/admin/text-changes/${id}/decline`, { reason: 'titlul e vag' });
  expect(refused.status).toBe(200);
  const { body } = await ana.call('GET', '/api/admin/text-changes?stare=rejected');
  expect(body).toMatchObject({ changes: [{ id, reason: 'titlul e vag', title: 'Ce este DAE, pe scurt' }] });
  await apply();
  expect((await get(ADDRESS)).body).not.toContain('Ce este DAE, pe scurt');
});

test('the switch wins over an approved text', async () => {
  await publish(corrected);
  await createHiddenRepository(db).add({
    kind: 'text',
    id: ADDRESS.slice(1, -1),
    reason: 'o verificăm',
    hiddenBy: 'Ana',
    hiddenAt: now(),
  });
  await apply();
  expect((await get(ADDRESS)).status).toBe(410);
  // A new address brings no hidden text back into sight.
  await publish(corrected.replace(/^slug: .*$/m, 'slug: dae-pe-scurt'));
  expect((await get('/dae-pe-scurt/')).status).toBe(410);
});

test('a changed address leads to the new one, and links to the old one still hold', async () => {
  await publish(corrected.replace(/^slug: .*$/m, 'slug: dae-pe-scurt'));
  expect(await get(`${ADDRESS}?sursa=x`)).toMatchObject({ status: 301, location: '/dae-pe-scurt/?sursa=x' });
  expect((await get('/dae-pe-scurt/')).body).toContain('Ce este DAE, pe scurt');
  const others = services
    .allContent()
    .entries.filter((one) => 'related' in one && one.related.includes('dae-pe-scurt'));
  expect(others.length).toBeGreaterThan(0);

  await publish(corrected);
  expect(await get('/dae-pe-scurt/')).toMatchObject({ status: 301, location: ADDRESS });
  expect((await get(ADDRESS)).status).toBe(200);
});

test('a loan type without a picture of its own is shared with the picture of the site', async () => {
  const text = services.texts.textOf('credite/credit-ifn.md') ?? '';
  await publish(text.replace(/^slug: .*$/m, 'slug: credit-ifn-nou'), { file: 'credite/credit-ifn.md' });
  expect(await get('/share/credit-ifn-nou.png')).toMatchObject({
    status: 302,
    location: '/share/imprumut-clar.png',
  });
  expect((await get('/share/nimic.png')).status).toBe(404);
});

const guide = `---
type: blog
slug: ghid-nou
title: 'Un ghid nou'
description: 'Ce face un ghid nou și de ce îl citiți.'
lede: 'Un ghid despre bani.'
tags: [bani]
author: redactia
published: 2026-11-26
updated: 2026-11-26
related: []
sources: []
---

${'Puneți deoparte în fiecare lună cât vă permiteți și scrieți undeva ce ați strâns până acum. '.repeat(35)}

\`\`\`pe-scurt
- Puțin și des.
\`\`\`
`;

test('a new guide is public once approved, and in the lists', async () => {
  await publish(guide, { file: 'blog/ghid-nou.md' });
  expect((await get('/ghid-nou/')).body).toContain('<h1>Un ghid nou</h1>');
  expect(server.siteMap().paths).toContain('/ghid-nou/');
});

test('readers see a note about a change if its author wrote one', async () => {
  await publish(corrected, { readers: 'Am corectat exemplul de DAE.' });
  await publish(corrected.replace('pe scurt', 'pe înțeles'));
  const { body } = await get(ADDRESS);
  expect(body).toContain('Ce s-a schimbat');
  expect(body).toMatch(/26\.11\.2026[^]*Am corectat exemplul de DAE\./);
});

test('a lender begun in the office is seen nowhere until its page is public, with its offer', async () => {
  const slug = 'creditor-nou';
  const page = `/credit-nevoi-personale/${slug}/`;
  const begin = (named: string) => ana.call('POST', '/api/admin/new-lenders', { slug: named });
  const steps = async () => (await ana.call('GET', `/api/admin/new-lenders/${slug}`)).body;
  expect(errorOf(await begin('viva-credit')).fields).toEqual({ slug: 'Site-ul știe deja acest creditor.' });
  expect((await begin(slug)).status).toBe(200);
  await createOffersRepository(db).upsert(newOffer({ id: 'nou', slug, header: 'Creditor Nou' }), now());
  await apply();
  expect(await steps()).toMatchObject({
    isHeldBack: true,
    offer: { state: 'done' },
    isListed: false,
    text: { state: 'none' },
  });
  expect((await get(page)).status).toBe(410);
  const listed = async () => {
    services.offers.invalidate();
    return (await services.offers.load()).offers.map((offer) => offer.slug);
  };
  expect(await listed()).not.toContain(slug);

  const text = (services.texts.textOf('creditori/viva-credit.md') ?? '')
    .replace(/^slug: .*$/m, `slug: ${slug}`)
    .replace(/^menu: .*$/m, 'menu: Creditor Nou');
  await publish(text, { file: `creditori/${slug}.md` });
  expect(await steps()).toMatchObject({ isHeldBack: false, text: { state: 'done' } });
  expect((await get(page)).status).toBe(200);
  expect(await listed()).toContain(slug);
});

/** The site as a program would read it after its content folder changed. */
function liveOver(text: string | null, readAt = now()) {
  const shown: ReadonlyMap<string, string>[] = [];
  const texts = new Map(
    services.allContent().entries.map(({ file }) => [file, services.texts.textOf(file) ?? '']),
  );
  if (text === null) texts.delete(FILE);
  else texts.set(FILE, text);
  const hashes = new Map(Array.from(texts, ([file, one]) => [file, gitBlobHash(Buffer.from(one))]));
  const live = createLiveTexts({
    db,
    country: romania,
    files: { texts, hashes, readAt },
    show: (officeTexts) => shown.push(officeTexts.texts),
    logger: { error: (line: unknown) => problems.push(String(line)) },
  });
  return { live, shown: () => shown.at(-1)?.get(FILE) };
}

test('once a file contains the text of the office the change ends, and older programs keep showing it', async () => {
  await publish(corrected);
  const after = liveOver(corrected);
  await after.live.load();
  expect(after.shown()).toBeUndefined();
  await settleLanded({ db, country: 'RO', live: after.live, now: () => new Date('2026-11-26T12:00:00Z') });
  expect(await statuses()).toEqual(['ended']);

  // This server was started before the file changed.
  await apply();
  expect((await get(ADDRESS)).body).toContain('Ce este DAE, pe scurt');
  // Once the file changes again, no text of the office replaces it.
  const later = liveOver(inFile, new Date('2026-11-27T10:00:00Z'));
  await later.live.load();
  expect(later.shown()).toBeUndefined();
});

test('after a change of its file the office’s text stays, and a choice is due', async () => {
  await publish(corrected);
  const other = inFile.replace(/^title: .*$/m, "title: 'Din fișier'");
  const { live, shown } = liveOver(other);
  await live.load();
  expect(shown()).toBe(corrected);
  expect(live.conflicts()).toMatchObject([{ file: FILE, text: corrected }]);

  const after = createTextChanges({
    db,
    country: romania,
    live,
    check: { check: () => ({ content: services.allContent() }) },
    now,
  });
  const by = { id: ana.id, name: ana.name };
  const typed = (text: string) => ({ file: FILE, text, readers: null });
  expect(await after.propose(typed('altceva'), 'încă una', by)).toEqual({ refused: 'conflict' });
  // The office's text is chosen: from now on it was made from the present file.
  const kept = await after.propose(typed(corrected), 'rămâne a noastră', by);
  expect(kept).toMatchObject({ id: expect.any(Number) });
  if ('id' in kept) await after.approve(kept.id, { id: ion.id, name: ion.name });
  await live.load();
  expect(live.conflicts()).toEqual([]);
  expect(shown()).toBe(corrected);
});

test('of two contested texts the file may be chosen as well, and is shown then', async () => {
  await publish(corrected);
  const other = inFile.replace(/^title: .*$/m, "title: 'Din fișier'");
  const { live, shown } = liveOver(other);
  await live.load();
  const after = createTextChanges({
    db,
    country: romania,
    live,
    check: { check: () => ({ content: services.allContent() }) },
    now,
  });
  const made = await after.propose({ file: FILE, text: other, readers: null }, 'rămâne fișierul', {
    id: ana.id,
    name: ana.name,
  });
  if ('id' in made) await after.approve(made.id, { id: ion.id, name: ion.name });
  await live.load();
  expect(live.conflicts()).toEqual([]);
  expect(shown()).toBeUndefined();
  expect(await statuses()).toEqual(['retired', 'ended']);
});

test('a text that no longer fits is replaced by its file, and the log names it', async () => {
  const id = await publish(corrected);
  await sql`
    update changes set content = jsonb_set(content, '{text}', to_jsonb(${`${corrected}\n[aici](/nicaieri/)\n`}::text))
    where id = ${id}`.execute(db);
  const fresh = await restarted();
  expect((await fresh.load()).title).not.toContain('pe scurt');
  expect(fresh.log).toEqual([expect.stringContaining(`content/${FILE} does not fit`)]);
});

/** Another program on the same database and the same files. */
async function restarted() {
  const log: string[] = [];
  let shown = services.allContent();
  const texts = new Map(
    services.allContent().entries.map(({ file }) => [file, services.texts.textOf(file) ?? '']),
  );
  const live = createLiveTexts({
    db,
    country: romania,
    files: {
      texts,
      hashes: new Map(Array.from(texts, ([file, one]) => [file, gitBlobHash(Buffer.from(one))])),
      readAt: now(),
    },
    show(officeTexts) {
      shown = services.renderTexts(officeTexts);
    },
    logger: { error: (line: unknown) => log.push(String(line)) },
  });
  return {
    log,
    async load() {
      await live.load();
      return shown.findArticle(ADDRESS.slice(1, -1)) ?? { title: '' };
    },
  };
}

test('the texts of the office are written into the content folder byte for byte, and never over a changed file', async () => {
  await publish(corrected);
  await publish(guide, { file: 'blog/ghid-nou.md' });
  const folder = mkdtempSync(path.join(tmpdir(), 'content-export-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'blog'));
  writeFileSync(path.join(folder, FILE), inFile);
  const run = () => exportTexts(db, { country: 'RO', folder });
  const read = (file: string) => readFileSync(path.join(folder, file));

  expect(await run()).toEqual({ written: [FILE, 'blog/ghid-nou.md'], contested: [] });
  expect(read(FILE).equals(Buffer.from(corrected))).toBe(true);
  expect(read('blog/ghid-nou.md').equals(Buffer.from(guide))).toBe(true);
  expect(await run()).toEqual({ written: [], contested: [] });

  writeFileSync(path.join(folder, FILE), 'altceva');
  expect(await run()).toEqual({ written: [], contested: [FILE] });
  expect(read(FILE).toString()).toBe('altceva');
});

test('erasing an address reaches the notes, reasons and refused drafts of texts, and no public text', async () => {
  const address = 'ioana.pop+1@exemplu.ro';
  const withAddress = (text: string) => `${text}\nScrieți la ${address}.\n`;
  await publish(withAddress(corrected), { note: `cerut de ${address.toUpperCase()}` });
  const id = idOf(await propose(withAddress(corrected.replace('pe scurt', 'altfel'))));
  await ion.call('POST', `/api/admin/text-changes/${id}/decline`, { reason: `refuzat pentru ${address}` });
  await db.transaction().execute((trx) => eraseFromChanges(trx, address));

  const { rows } = await sql<{ note: string; reason: string | null; text: string }>`
    select note, reason, content ->> 'text' as text from changes where kind = 'text' order by id`.execute(db);
  expect(rows.map(({ note, reason }) => [note, reason])).toEqual([
    ['cerut de [adresă ștearsă]', null],
    ['mai scurt', 'refuzat pentru [adresă ștearsă]'],
  ]);
  expect(rows.map(({ text }) => text.includes(address))).toEqual([true, false]);
  const log = await sql`select from audit_log where after::text ~ 'ioana'`.execute(db);
  expect(log.rows).toEqual([]);
});

test('fifty texts over their files are read within two seconds', async () => {
  const files = services
    .allContent()
    .entries.slice(0, 50)
    .map(({ file }) => file);
  const rows = files.map((file) => ({
    kind: 'text' as const,
    country: 'RO',
    subject: file,
    content: JSON.stringify({
      file,
      text: `${services.texts.textOf(file) ?? ''}\n`,
      before: services.texts.textOf(file),
      hash: services.texts.hashOf(file),
      readers: null,
    }),
    note: 'probă',
    status: 'public' as const,
    proposed_by: ana.id,
    proposed_at: now(),
    decided_by: ion.id,
    decided_at: now(),
    published_at: now(),
  }));
  await db.insertInto('changes').values(rows).execute();
  const begun = performance.now();
  await services.texts.load();
  expect(performance.now() - begun).toBeLessThan(2_000);
  expect(services.texts.unfit().size).toBe(0);
});
