import { beforeEach, expect, test } from 'vitest';
import { type Colleague, startEvidenceOffice } from '#tests/factories/evidence-office.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';

const database = await openFileDatabase();
const now = () => new Date('2026-11-23T10:00:00Z');
const { office, begin, quote } = await startEvidenceOffice(database.db, now);
let ana: Colleague;
let ion: Colleague;

beforeEach(async () => {
  await database.clear();
  ({ ana, ion } = await begin());
});

type Table = 'dovezi' | 'produse';
async function taken(table: Table): Promise<string> {
  const answer = await office.app.inject({
    method: 'GET',
    url: `/api/admin/evidence-export/${table}`,
    headers: { cookie: ana.cookies },
  });
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="${table}.csv"`);
  return answer.body;
}
const bring = (table: Table, text: string) =>
  ana.call('POST', '/api/admin/evidence-import', { table, text, note: 'Tabelul nostru.' });
const problems = (body: unknown) =>
  Object.values((body as { error: { fields: Record<string, string> } }).error.fields);

test.each([
  ['dovezi', 83],
  ['produse', 12],
] as const)('a downloaded table of %s adds nothing when uploaded', async (table, count) => {
  expect((await bring(table, await taken(table))).body).toEqual({ proposed: 0, unchanged: count });
});

test('changed lines become proposals that wait for a second person', async () => {
  const items = (await taken('dovezi')).replace(
    'dobândă (% pe zi): 1 | cost (lei): 60',
    'dobândă (% pe zi): 0,9 | cost (lei): 60',
  );
  expect((await bring('dovezi', items)).body).toEqual({ proposed: 1, unchanged: 82 });
  const products = (await taken('produse')).replace(';1% pe zi;3;tuturor;', ';0,9% pe zi;3;tuturor;');
  expect((await bring('produse', products)).body).toEqual({ proposed: 1, unchanged: 11 });

  const { body } = await ion.call('GET', '/api/admin/evidence-changes');
  const { changes } = body as { changes: { id: number; lender: string }[] };
  expect(changes.map(({ lender }) => lender)).toEqual(['smile-credit', 'smile-credit']);
  for (const { id } of changes) await ion.call('POST', `/api/admin/evidence-changes/${id}/approve`);
  // 2 000 × (1 + 0,9% × 88): three of the 91 days are free.
  expect(await quote('smile-credit', 2_000, { count: 91, unit: 'days' })).toMatchObject({ total: 358_400 });
});

const head = 'creditor;nivel;produs;cifre;sursa;adresa;citit';
const line =
  'smile-credit;A;linie;dobândă (% pe zi): 0,8;pagina creditorului;https://www.smilecredit.ro/;22.11.2026';

test("problems are reported by line and by the column's own name, and nothing of the file is stored", async () => {
  const wrong = line.replace('22.11.2026', 'ieri').replace('A;linie', 'E;linie');
  const { status, body } = await bring(
    'dovezi',
    [head, line, wrong, line.replace('smile-credit', 'nimeni')].join('\n'),
  );
  expect(status).toBe(400);
  expect(problems(body)).toEqual([
    expect.stringMatching(/^linia 3, nivel: .*A, B, C, D/),
    expect.stringMatching(/^linia 3, citit: .*22\.11\.2026/),
    expect.stringMatching(/^linia 4, creditor: /),
  ]);
  expect((await ana.call('GET', '/api/admin/evidence-changes')).body).toEqual({ changes: [] });
});

test.each([
  ['a column nobody knows', `${head};pret\n${line};5`, 'Coloane necunoscute: pret.'],
  ['no line', head, 'Fișierul nu are nicio linie.'],
  ['a quote that is not closed', `${head}\n"smile-credit`, /ghilimele/],
  ['a copy that is not kept', `${head};copie\n${line};${'a'.repeat(64)}`, /^linia 2, copie: /],
])('a file with %s is refused', async (_, text, sentence) => {
  expect(problems((await bring('dovezi', text)).body)).toEqual([expect.stringMatching(sentence)]);
});

test('a product without evidence is reported by its line', async () => {
  const { body } = await bring(
    'produse',
    'creditor;id;nume;dovada;dobanda\nsmile-credit;nou;Nou;nimic-a1;1% pe zi',
  );
  expect(problems(body)).toEqual([
    expect.stringMatching(/^linia 2: Un produs se citește numai dintr-o dovadă/),
  ]);
});

test('new lines without a code get one each, and a formula is exported as text', async () => {
  const two = [head, line, line.replace('linie', "'=2+3")].join('\n');
  expect((await bring('dovezi', two)).body).toEqual({ proposed: 2, unchanged: 0 });
  const { body } = await ion.call('GET', '/api/admin/evidence-changes');
  const { changes } = body as { changes: { id: number; item: { id: string; product: string } }[] };
  expect(changes.map(({ item }) => `${item.id} ${item.product}`)).toEqual([
    'smile-credit-a1 linie',
    'smile-credit-a2 =2+3',
  ]);
  for (const { id } of changes) await ion.call('POST', `/api/admin/evidence-changes/${id}/approve`);
  expect(await taken('dovezi')).toContain(";A;'=2+3;");
});
