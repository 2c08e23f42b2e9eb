import { createHash } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { type Colleague, startEvidenceOffice, typedItem } from '#tests/factories/evidence-office.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';

const database = await openFileDatabase();
const { db } = database;
const now = () => new Date('2026-11-21T10:00:00Z');
const { office, begin } = await startEvidenceOffice(db, now);
let ana: Colleague;
let ion: Colleague;

beforeEach(async () => {
  await database.clear();
  ({ ana, ion } = await begin());
});

const page = '<!doctype html><title>Preț</title><p>Dobândă 0,8% pe zi</p>';
type Sent = { name?: string; text?: string; content?: Buffer; isClean?: boolean; cover?: boolean };
function propose(
  { name = 'pagina.html', text = page, content = Buffer.from(text), ...sent }: Sent,
  item: object = {},
) {
  return ana.call('POST', '/api/admin/evidence-changes', {
    item: { ...typedItem, ...item },
    product: null,
    note: 'Pagina de preț, cu copia ei.',
    file: { name, content: content.toString('base64'), isClean: true, cover: false, ...sent },
  });
}
const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const kept = () => db.selectFrom('evidence_files').select(['hash', 'type', 'content']).execute();
const proposed = async () =>
  (await db.selectFrom('evidence_changes').select('item').orderBy('id').execute()).map(
    ({ item }) => item?.copyHash,
  );

test('a copy is stored with its evidence, by its hash, and may support several figures of the source', async () => {
  expect((await propose({})).status).toBe(200);
  expect(await kept()).toEqual([{ hash: hashOf(page), type: 'html', content: Buffer.from(page) }]);

  const more = { cifre: 'cea mai mare sumă (lei): 5 000', copie: hashOf(page) };
  const second = await ana.call('POST', '/api/admin/evidence-changes', {
    item: { ...typedItem, ...more },
    product: null,
    note: 'Altă cifră, de pe aceeași pagină.',
  });
  expect(second.status).toBe(200);
  expect(await proposed()).toEqual([hashOf(page), hashOf(page)]);
});

test('a copy leaves the office as a download, never as a page of the site', async () => {
  await propose({});
  const answer = await office.app.inject({
    method: 'GET',
    url: `/api/admin/evidence-files/${hashOf(page)}`,
    headers: { cookie: ion.cookies },
  });
  expect(answer.body).toBe(page);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename="dovada-${hashOf(page).slice(0, 12)}.html"`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
  });
});

test.each<[string, Sent, RegExp]>([
  ['a program', { name: 'pagina.pdf', content: Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0]) }, /nu este un PDF/],
  ['a picture that is called a document', { name: 'pagina.pdf', text: page }, /este HTML/],
  ['one whose reader says nothing of persons', { isClean: false }, /nu are datele unei persoane/],
  ['a CNP', { text: `${page}<p>CNP 1800101221144` }, /un CNP \(18…\)/],
  ['an IBAN', { text: `${page}<p>RO49 AAAA 1B31 0075 9384 0000` }, /un cont IBAN/],
  ['an address', { text: `${page}<p>ion&#64;exemplu.ro` }, /o adresă de e-mail/],
  ['a telephone', { name: 'nota.txt', text: 'Ion, 0722 123 456' }, /un număr de telefon/],
  [
    'a list of people',
    {
      text: Array.from({ length: 1_500 }, (_, n) => `ion${n}@exemplu.ro`).join(' '),
      name: 'x.txt',
      cover: true,
    },
    /peste o mie/,
  ],
  ['more than 4 MB of text', { name: 'mare.txt', content: Buffer.alloc(4 * 1024 * 1024 + 1, 'a') }, /4 MB/],
  ['more than 10 MB', { name: 'mare.txt', content: Buffer.alloc(10 * 1024 * 1024 + 1, 'a') }, /10 MB/],
])('a file with %s is refused whole, with its evidence', async (_, sent, sentence) => {
  const { status, body } = await propose(sent);
  expect(status).toBe(400);
  expect(body).toMatchObject({ error: { fields: { fisier: expect.stringMatching(sentence) } } });
  expect(await kept()).toEqual([]);
  expect(await proposed()).toEqual([]);
});

test('personal data found in a text are masked before storage if that was requested', async () => {
  const text = `${page}<p>Ion, 0722 123 456, ion@exemplu.ro`;
  expect((await propose({ text, cover: true })).status).toBe(200);
  const covered = `${page}<p>Ion, [acoperit], [acoperit]`;
  expect(await kept()).toEqual([{ hash: hashOf(covered), type: 'html', content: Buffer.from(covered) }]);
  const split = await propose({ text: `${page}<p>ion<b>@</b>exemplu.ro`, cover: true });
  expect(split.body).toMatchObject({ error: { fields: { fisier: expect.stringContaining('despărțite') } } });
});

test('a file whose evidence is refused is not stored', async () => {
  expect((await propose({}, { citit: 'ieri' })).status).toBe(400);
  expect(await kept()).toEqual([]);
});

test('an erased copy leaves its hash and the reason, cannot return, and its evidence stays', async () => {
  await propose({});
  const hash = hashOf(page);
  const reason = 'Pe pagină era numele unui client.';
  expect((await ion.call('POST', `/api/admin/evidence-files/${hash}/erase`, { reason })).status).toBe(200);

  expect(await kept()).toEqual([{ hash, type: 'html', content: null }]);
  expect((await ana.call('GET', `/api/admin/evidence-files/${hash}`)).status).toBe(404);
  expect((await ana.call('GET', '/api/admin/evidence-files')).body).toMatchObject({
    files: [{ hash, erasedBecause: reason, keptBy: 'Ana' }],
  });
  expect(await proposed()).toEqual([hash]);
  expect((await propose({})).body).toMatchObject({
    error: { fields: { fisier: expect.stringContaining('șters') } },
  });
  const acts = await db
    .selectFrom('audit_log')
    .select(['user_name', 'action'])
    .where('subject_kind', '=', 'evidence-file')
    .orderBy('id')
    .execute();
  expect(acts.map(({ user_name: who, action }) => `${who} ${action}`)).toEqual([
    'Ana evidence-file.kept',
    'Ion evidence-file.erased',
  ]);
});

test('a copy of 10 MB is stored whole', async () => {
  const content = Buffer.alloc(10 * 1024 * 1024, '.');
  content.write('%PDF-1.7\n');
  content.write('%%EOF\n', content.length - 6);
  expect((await propose({ name: 'lista.pdf', content })).status).toBe(200);
  const row = await db.selectFrom('evidence_files').select(['hash', 'bytes']).executeTakeFirstOrThrow();
  expect(row).toEqual({ hash: hashOf(content), bytes: 10 * 1024 * 1024 });
});
