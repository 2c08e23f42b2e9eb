import { beforeEach, expect, test } from 'vitest';
import type { OfficeTransparencyAnswer } from '#domain/answers/office/transparency.ts';
import { countSquares, squaresOf } from '#domain/partners/transparency/squares.ts';
import { createLiveTransparency } from './live-transparency.ts';
import { type Colleague, startEvidenceOffice } from '#tests/factories/evidence-office.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';

const database = await openFileDatabase();
const { db } = database;
const now = () => new Date('2026-11-23T10:00:00Z');
const { begin } = await startEvidenceOffice(db, now);
const live = createLiveTransparency({ db, country: { code: 'RO', timeZone: 'Europe/Bucharest' } });
let ana: Colleague;
let ion: Colleague;

beforeEach(async () => {
  await database.clear();
  ({ ana, ion } = await begin());
});

const PATH = '/api/admin/transparency-changes';
const copy = '<!doctype html><title>Costuri</title><p>Dobândă 1% pe zi</p>';
const file = {
  name: 'pagina.html',
  content: Buffer.from(copy).toString('base64'),
  isClean: true,
  cover: false,
};
const fields = {
  creditor: 'smile-credit',
  adresa: 'https://www.smilecredit.ro/costuri/',
  zi: '09.11.2026',
  v_price: 'da',
  v_late: 'nu',
};
const propose = (kind: string, typed: object = {}, more: object = {}) =>
  ana.call('POST', PATH, { kind, fields: typed, note: 'pagina de costuri, sus', ...more });
const idOf = ({ status, body }: { status: number; body: unknown }) => {
  expect({ status, body }).toMatchObject({ status: 200 });
  return (body as { id: number }).id;
};
const approve = (person: Colleague, id: number) => person.call('POST', `${PATH}/${id}/approve`);
const office = async () =>
  (await ana.call('GET', '/api/admin/transparency')).body as OfficeTransparencyAnswer;
const write = (zi: string, creditor = 'smile-credit') =>
  ion.call('POST', '/api/admin/transparency-letters', { creditor, prin: 'email', zi });
const counted = async () => countSquares(squaresOf('smile-credit', await live.load(), '2026-11-23'));
/** Records a page checked by two people, and a letter that is 14 days old today. */
async function readPage(sentOn = '09.11.2026') {
  const id = idOf(await propose('page', fields, { file }));
  expect((await approve(ion, id)).status).toBe(200);
  expect((await write(sentOn)).status).toBe(200);
  return id;
}
async function publish() {
  const id = idOf(await propose('publication'));
  expect((await approve(ion, id)).status).toBe(200);
  return id;
}

test('a page is stored with its copy, and invisible to visitors while its round is unpublished', async () => {
  const id = idOf(await propose('page', fields, { file }));
  expect((await approve(ana, id)).status).toBe(403);
  expect((await approve(ion, id)).status).toBe(200);

  expect(await counted()).toEqual({ found: 0, missing: 0, unchecked: 10 });
  const kept = await db.selectFrom('evidence_files').select('content').execute();
  expect(kept.map(({ content }) => content?.toString())).toEqual([copy]);
});

test('a round is public once two people approved it, 14 days after its lenders were written to', async () => {
  await readPage('10.11.2026');
  const early = await propose('publication');
  expect(early.status).toBe(409);
  expect(early.body).toMatchObject({
    error: {
      message: 'Smile Credit: scrisoarea a plecat la 10.11.2026, se poate publica din 24.11.2026.',
    },
  });

  expect((await write('09.11.2026')).status).toBe(200);
  const id = idOf(await propose('publication'));
  expect(await counted()).toMatchObject({ found: 0 });
  expect((await approve(ana, id)).status).toBe(403);
  expect((await approve(ion, id)).status).toBe(200);
  expect(await counted()).toEqual({ found: 1, missing: 1, unchecked: 8 });
  expect(live.book().rounds.map(({ number, publishedOn }) => [number, publishedOn])).toEqual([
    [1, '2026-11-23'],
  ]);
  expect((await office()).round).toBe(2);
});

test('a round cannot be published before every lender in it got its letter', async () => {
  const id = idOf(await propose('page', fields, { file }));
  await approve(ion, id);
  expect((await office()).obstacles).toEqual(['Smile Credit: scrisoarea nu a fost trimisă.']);
  expect((await propose('publication')).status).toBe(409);
});

test('a proposal made in time is checked again when it is approved', async () => {
  await readPage();
  const publication = idOf(await propose('publication'));
  const more = { ...fields, creditor: 'viva-credit', zi: '22.11.2026' };
  idOf(await propose('page', more, { file }));
  expect((await approve(ion, publication)).body).toMatchObject({
    error: { message: 'Runda are pagini care așteaptă un coleg.' },
  });
  expect(await counted()).toMatchObject({ found: 0 });
});

test('a page read for a round that was published meanwhile is not added to it', async () => {
  await readPage();
  const late = { ...fields, zi: '08.11.2026' };
  const declined = idOf(await propose('page', late, { file }));
  expect((await ion.call('POST', `${PATH}/${declined}/decline`, { reason: 'aceeași pagină' })).status).toBe(
    200,
  );
  await publish();
  expect((await approve(ion, declined)).status).toBe(409);
  expect(await counted()).toMatchObject({ found: 1 });
});

test("a lender's answer is shown beside its squares once two people entered it", async () => {
  await readPage();
  const answer = {
    creditor: 'smile-credit',
    zi: '09.11.2026',
    cuvinte: 'Costul întârzierii este în contract.',
  };
  const id = idOf(await propose('answer', answer));
  await publish();
  expect((await live.load()).answers).toEqual([]);
  expect((await approve(ion, id)).status).toBe(200);
  expect((await live.load()).answers).toMatchObject([
    { lender: 'smile-credit', answeredOn: '2026-11-09', words: 'Costul întârzierii este în contract.' },
  ]);
});

test('two people withdraw a page or a whole round, and its squares are unchecked again', async () => {
  const page = await readPage();
  await publish();
  const retired = idOf(await ana.call('POST', `${PATH}/${page}/retire`, { note: 'nu era pagina lui' }));
  expect(await counted()).toMatchObject({ found: 1 });
  expect((await approve(ion, retired)).status).toBe(200);
  expect(await counted()).toEqual({ found: 0, missing: 0, unchecked: 10 });
});

test('a later round needs no new letter to a lender that is published already', async () => {
  await readPage();
  await publish();
  idOf(await propose('page', { ...fields, zi: '23.11.2026', v_late: 'da' }, { file }));
  const waiting = (await office()).changes.find(({ status }) => status === 'waiting');
  expect((await approve(ion, waiting?.id ?? 0)).status).toBe(200);
  expect((await office()).obstacles).toEqual([]);
  await publish();
  expect(await counted()).toEqual({ found: 2, missing: 0, unchecked: 8 });
});

test('problems are reported beside their fields: a copy of an archive, a future day, no stored copy', async () => {
  const wrong = {
    ...fields,
    adresa: 'https://web.archive.org/web/2019/https://smilecredit.ro',
    zi: '24.11.2026',
  };
  const { status, body } = await propose('page', wrong);
  expect(status).toBe(400);
  const told = (body as { error: { fields: Record<string, string> } }).error.fields;
  expect(Object.keys(told).toSorted()).toEqual(['adresa', 'fisier', 'zi']);
  expect((await write('24.11.2026')).status).toBe(400);
  expect((await write('09.11.2026', 'nimeni')).status).toBe(400);
});

test('a letter about pages is not a question about prices', async () => {
  await write('09.11.2026');
  const board = (await ana.call('GET', '/api/admin/evidence-board')).body as { questions: unknown[] };
  expect(board.questions).toEqual([]);
  expect((await office()).lenders.find(({ slug }) => slug === 'smile-credit')).toMatchObject({
    sentOn: '2026-11-09',
    publishableFrom: '2026-11-23',
  });
});

test('the database itself refuses an approval by the proposer', async () => {
  const id = idOf(await propose('page', fields, { file }));
  const forced = db
    .updateTable('changes')
    .set({ status: 'public', decided_by: ana.id, decided_at: now() })
    .where('kind', '=', 'transparency')
    .where('id', '=', id)
    .execute();
  await expect(forced).rejects.toThrow(/check/);
});

test('the same page proposed twice is refused as already waiting', async () => {
  idOf(await propose('page', fields, { file }));
  expect(await propose('page', fields, { file })).toMatchObject({
    status: 409,
    body: { error: { code: 'already-waiting' } },
  });
  idOf(await propose('page', { ...fields, v_late: 'da' }, { file }));
});
