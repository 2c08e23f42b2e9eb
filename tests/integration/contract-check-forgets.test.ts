import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { findOffersFile } from '#server/offers/offers-file.ts';
import { createOffersRepository } from '#server/offers/offers-repository.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { textOf } from '#tests/setup/text-of.ts';
import { startWholeServer } from '#tests/setup/whole-server.ts';
import { withoutIds } from '#tests/setup/without-ids.ts';

const { db } = await openFileDatabase();
const logged: string[] = [];
let time = new Date('2026-11-22T10:00:00Z');
// A lender to choose, for the report of a price.
const listed = (await findOffersFile('RO'))?.offers.find(({ slug }) => slug === 'smile-credit');
if (listed) await createOffersRepository(db).upsert(listed, time);
const app = await startWholeServer({
  db,
  now: () => time,
  renderedEvery: 1,
  onProblem: (line) => logged.push(withoutIds(line)),
  logLevel: 'trace',
});
/** Figures that occur nowhere else. */
const typed = {
  primiti: '7341,17',
  termen: '37',
  unitate: 'zile',
  platiti: '8765,43',
  tip: 'o-plata',
  creditor: 'ifn',
  semnat: 'da',
  data: '17.11.2026',
  ipoteca: 'nu',
  dae: '4321,09',
  'nume-comisioane': 'comision straniu',
};
/** As people write them or in bani; within a longer run of digits they are chance: a hash may hold any four. */
const traces = /\b(?:7\s?341|8\s?765|4\s?321)\b|734117|876543|432109|straniu/;

async function send(
  values: Record<string, string>,
  headers: Record<string, string> = {},
  url = '/verificare/',
) {
  return app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(values).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
}

async function rowsOfAllTables(): Promise<string[]> {
  const tables = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(db);
  expect(tables.rows.length).toBeGreaterThan(30);
  const rows: string[] = [];
  for (const { name } of tables.rows) {
    const { rows: found } = await sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`.execute(
      db,
    );
    rows.push(...found.map(({ row }) => withoutIds(row)));
  }
  return rows;
}

test('the page says before sending that the server computes and forgets', async () => {
  const { body } = await app.inject('/verificare/');
  expect(body).toContain('Calculăm pe server și uităm.');
  expect(body).toMatch(/<form[^>]* id="verificare"[^>]* method="post"/);
  // A form with a name in events would reveal which of its fields people touch.
  expect(body).not.toMatch(/<form[^>]*id="verificare"[^>]*data-form/);
});

test('a sent form is answered at once, and is in no table and no line of the log', async () => {
  const answer = await send(typed);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(answer.body.replaceAll('\u00a0', ' ')).toContain('Cu 748,73 lei sub maximul din lege.');
  // The offer among the other roads: its cost is drawn, and no address has the typed values.
  expect(answer.body.replaceAll('\u00a0', ' ')).toContain(
    'aria-label="Creditul dumneavoastră: 1 424,26 lei"',
  );
  expect(answer.body).not.toMatch(/href="[^"]*(?:suma=|7341)/);
  const wrong = await send({ ...typed, termen: 'o lună straniu' });
  expect(wrong.statusCode).toBe(422);
  expect(textOf(answer.body)).toContain('Sunt modele, nu consultanță juridică.');
  expect(wrong.body).toContain('value="7341,17"');
  expect((await send(typed, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  const long = await send({ ...typed, plati: '7341 '.repeat(40_000) });
  expect(long.statusCode).toBe(413);
  expect(long.body).toContain('Formularul nu a fost trimis');

  // The answer is not cached: the page is rendered again for the next visitor.
  expect((await app.inject('/verificare/')).body).not.toMatch(traces);
  expect((await rowsOfAllTables()).filter((row) => traces.test(row))).toEqual([]);
  // The log itself is captured: its silence about the form proves something.
  app.logger.trace('heard');
  expect(logged.some((line) => line.includes('heard'))).toBe(true);
  expect(logged.filter((line) => traces.test(line))).toEqual([]);
});

test('a pasted text is read, answered and confirmed, and is stored nowhere', async () => {
  const text =
    'Contract straniu. Valoarea totală a creditului: 7 341,17 lei. DAE: 432,109%. Total de plată 8.765,43 lei.';
  const read = await send({ dobanda: '36', text, pas: 'citeste' });
  expect(read.statusCode).toBe(200);
  expect(read.headers['cache-control']).toBe('private, no-store');
  const page = read.body.replaceAll('\u00a0', ' ');
  expect(page).toContain('Am citit 3 lucruri');
  expect(page).toMatch(/name="primiti"[^>]*value="7341,17"/);
  expect(page).toContain('„Valoarea totală a creditului: 7 341,17 lei”');
  // The form's values return with the figures.
  expect(page).toContain('<input type="hidden" name="dobanda" value="36"/>');

  const confirmed = await send({
    dobanda: '36',
    pas: 'confirma',
    'ales-0': 'primiti=7341,17&suma-contract=7341,17',
    'ales-1': '',
  });
  expect(confirmed.statusCode).toBe(200);
  expect(confirmed.body).toMatch(/name="primiti"[^>]*value="7341,17"/);
  expect(confirmed.body).toMatch(/name="dobanda"[^>]*value="36"/);
  expect(confirmed.body).toContain('Ce am citit este în formular.');

  const empty = await send({ text: ' ', pas: 'citeste' });
  expect(empty.statusCode).toBe(422);
  expect(empty.body).toContain('Lipiți textul formularului standard sau al contractului.');

  expect((await app.inject('/verificare/')).body).not.toMatch(traces);
  expect((await rowsOfAllTables()).filter((row) => traces.test(row))).toEqual([]);
  expect(logged.filter((line) => traces.test(line))).toEqual([]);
});

test('figures in an address are not read', async () => {
  const { body } = await app.inject('/verificare/?primiti=7341,17&termen=37&platiti=8765,43');
  expect(body).not.toMatch(traces);
});

/** Debts with figures, and a lender, that occur nowhere else. */
const debts = {
  'datorie1-creditor': 'Zorkobanul meu',
  'datorie1-sold': '58423,17',
  'datorie1-dobanda': '27,35',
  'datorie1-rata': '1943,61',
  'datorie1-zi': '17',
  venit: '6781,29',
};
const debtTraces = /\b(?:58\s?423[.,]?17|1\s?943[.,]?61|6\s?781[.,]?29)\b|zorkoban/i;

test('the page of debts says before sending that the server computes and forgets, and none of its fields has a name in events', async () => {
  const { body } = await app.inject('/datorii/');
  expect(body).toContain('Calculăm pe server și uităm.');
  expect(body).toMatch(/<form[^>]* id="datorii"[^>]* method="post"/);
  expect(body).not.toMatch(/<form[^>]*id="datorii"[^>]*data-form/);
});

test('sent debts are answered at once, and are in no table and no line of the log', async () => {
  const answer = await send(debts, {}, '/datorii/');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(answer.body).toMatch(debtTraces);
  expect(answer.body).toContain('Datoria se termină în');
  const wrong = await send({ ...debts, 'datorie1-zi': '45' }, {}, '/datorii/');
  expect(wrong.statusCode).toBe(422);
  expect(wrong.body).toContain('value="58423,17"');
  const long = await send({ ...debts, venit: '6781,29 '.repeat(40_000) }, {}, '/datorii/');
  expect(long.statusCode).toBe(413);
  expect((await send(debts, { 'sec-fetch-site': 'cross-site' }, '/datorii/')).statusCode).toBe(403);

  expect((await app.inject('/datorii/')).body).not.toMatch(debtTraces);
  expect((await app.inject('/datorii/?datorie1-sold=58423,17')).body).not.toMatch(debtTraces);
  expect((await rowsOfAllTables()).filter((row) => debtTraces.test(row))).toEqual([]);
  app.logger.trace('heard too');
  expect(logged.some((line) => line.includes('heard too'))).toBe(true);
  expect(logged.filter((line) => debtTraces.test(line))).toEqual([]);
});

test('a price is sent without scripts by a second form, which holds the values the page shows and no others', async () => {
  const { body } = await send({ ...typed, creditor: 'lista:smile-credit' });
  const [form = ''] = /<form[^>]*action="\/verificare\/pret\/"[^]*?<\/form>/.exec(body) ?? [];
  const fields = Object.fromEntries(
    [...form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  ) as Record<string, string>;
  const { formular, ...told } = fields;
  // 1 424,26 lei for 7 341,17 in 37 days: 0,5243…% a day.
  expect(told).toEqual({
    creditor: 'smile-credit',
    produs: 'single',
    suma: '7300',
    zile: '37',
    'pe-zi': '0.52',
    comisioane: '0',
    luna: '2026-11',
  });
  expect(formular).toBeTruthy();

  time = new Date('2026-11-22T10:00:30Z');
  const taken = await send(fields, {}, '/verificare/pret/');
  expect(taken.statusCode).toBe(303);
  expect((await app.inject(String(taken.headers.location))).body).toContain('Am primit prețul.');
  const rows = await db.selectFrom('price_reports').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(withoutIds(JSON.stringify({ ...rows[0], network_hash: null }))).not.toMatch(traces);
});
