import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { romania } from '#domain/law/countries/romania.ts';
import { decideAmount } from '#server/partners/conversions/refused-postbacks.ts';
import { applyPostback } from '#server/partners/conversions/store-postback.ts';
import { createClicksRepository } from '#server/visits/clicks/clicks-repository.ts';
import { createMailOutbox } from '#server/shared/mail/mail-outbox.ts';
import { startLedgerWorld } from '#tests/factories/ledger-world.ts';
import { newClick } from '#tests/factories/new-click.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { keepLedger } from './keep-ledger.ts';
import { listEntries } from './ledger-entries.ts';
import { readDues } from './read-dues.ts';
import { statementOf, statementText } from './statement-of.ts';

const database = await openFileDatabase();
const { db } = database;
beforeEach(() => database.clear());

/** Does the work of a night. */
function keep(at: string) {
  const now = () => new Date(at);
  return keepLedger({
    db,
    country: romania,
    now,
    outbox: createMailOutbox({ jobs: { send: async () => undefined }, now }),
    mail: { operator: 'operator@site.test', origin: 'https://office.test', site: 'https://site.test' },
  });
}
const mails = () =>
  db
    .selectFrom('mail_outbox')
    .select(['kind', 'recipient', 'subject', 'body_text'])
    .orderBy('kind')
    .execute();

test('an approval accrues once, and taking it back reverses exactly that, on the same day', async () => {
  const world = await startLedgerWorld(db, 'p-1');
  const click = await world.click('2026-11-20T10:00:00Z');
  await world.report(click, 'pending', '2026-11-20T11:00:00Z');
  expect(await world.settle('2026-11-20T11:01:00Z')).toBe(0);
  await world.report(click, 'approved', '2026-11-21T11:00:00Z');
  await world.report(click, 'approved', '2026-11-22T11:00:00Z');
  expect(await world.settle('2026-11-22T11:01:00Z')).toBe(1);
  expect(await world.settle('2026-11-22T11:02:00Z')).toBe(0);
  await world.report(click, 'chargeback', '2026-12-30T11:00:00Z');
  await world.settle('2026-12-30T11:01:00Z');

  expect(await world.entries()).toEqual(['1 accrued 4500 2026-12-05', '2 reversed -4500 2026-12-05']);
});

test('two runs at once write each entry once', async () => {
  const world = await startLedgerWorld(db, 'p-1');
  for (const hour of [10, 11, 12]) {
    const click = await world.click(`2026-11-20T${hour}:00:00Z`);
    await world.report(click, 'approved', `2026-11-21T${hour}:00:00Z`);
  }
  await Promise.all([1, 2, 3].map(() => world.settle('2026-11-22T10:00:00Z')));
  expect(await world.entries()).toHaveLength(3);
});

test('a report that arrives between two statements of the job is not lost', async () => {
  const world = await startLedgerWorld(db, 'p-1');
  await world.report(await world.click('2026-11-20T09:00:00Z'), 'approved', '2026-11-21T10:00:00Z');
  const click = await world.click('2026-11-20T10:00:00Z');
  const [id, receivedAt] = [randomUUID(), new Date('2026-11-21T11:00:00Z')];
  const raw = `click_id=${click}&transaction_id=${click}&status=approved`;
  let running: Promise<number> | undefined;
  await db.transaction().execute(async (trx) => {
    // The job reads, and waits here before it deletes.
    await sql`lock table unsettled_changes in share mode`.execute(trx);
    running = world.settle('2026-11-22T10:00:00Z');
    const waiting = sql`
      select from pg_locks join pg_database on pg_database.oid = database
      where datname = current_database() and not granted`;
    await expect.poll(async () => (await waiting.execute(db)).rows.length).toBe(1);
    const received = { id, key: world.key, raw, receivedAt, now: receivedAt };
    await applyPostback(trx, received);
    await trx
      .insertInto('postbacks')
      .values({
        id,
        key_id: world.key.id,
        raw,
        transaction_id: click,
        outcome: 'stored',
        refusal: null,
        received_at: receivedAt,
      })
      .execute();
  });
  await running;
  await world.settle('2026-11-22T10:01:00Z');
  expect(await world.entries()).toHaveLength(2);
});

test('an entry is never changed, nor deleted', async () => {
  const world = await startLedgerWorld(db, 'p-1');
  await world.report(await world.click('2026-11-20T10:00:00Z'), 'approved', '2026-11-21T11:00:00Z');
  await world.settle('2026-11-22T11:01:00Z');
  await expect(db.updateTable('ledger_entries').set({ bani: 1 }).execute()).rejects.toThrow('appended only');
  await expect(db.deleteFrom('ledger_entries').execute()).rejects.toThrow('appended only');
});

test('a billion is stored and not owed until a person confirms it; nothing is owed for a click that has no terms', async () => {
  const world = await startLedgerWorld(db, 'p-1');
  await world.report(await world.click('2026-11-20T10:00:00Z'), 'approved', '2026-11-21T11:00:00Z', {
    payout: '999999999.99',
    currency: 'RON',
  });
  await world.report(await world.click('2026-01-04T10:00:00Z'), 'approved', '2026-11-21T12:00:00Z');
  await world.settle('2026-11-22T11:01:00Z');
  expect(await world.entries()).toEqual([]);
  expect(await db.selectFrom('unsettled_changes').selectAll().execute()).toEqual([]);
});

test('what came of clicks before a partner ended stays owed', async () => {
  const world = await startLedgerWorld(db, 'p-1');
  const [before, after] = [await world.click('2026-11-20T10:00:00Z'), '2026-11-20T12:00:00Z'];
  await db
    .insertInto('partner_states')
    .values({
      partner_id: world.partnerId,
      state: 'ended',
      reason: 'Gata.',
      by_user: null,
      at: new Date('2026-11-20T11:00:00Z'),
    })
    .execute();
  for (const click of [before, await world.click(after)])
    await world.report(click, 'approved', '2026-11-25T10:00:00Z');
  await world.settle('2026-11-25T11:00:00Z');
  expect(await world.entries()).toEqual(['1 accrued 4500 2026-12-09']);
});

test('a difference is found at night, mailed to the operator and stored; the statement of a month is mailed once, with its last hash', async () => {
  const world = await startLedgerWorld(db, 'p-1');
  await world.report(await world.click('2026-11-20T10:00:00Z'), 'approved', '2026-11-21T11:00:00Z');
  await keep('2026-11-22T02:00:00Z');
  expect(await mails()).toEqual([]);
  await keep('2026-12-01T02:00:00Z');
  await keep('2026-12-02T02:00:00Z');
  const [entry] = await listEntries(db, world.partnerId);
  const told = await mails();
  expect(told).toMatchObject([{ kind: 'partner-statement', recipient: 'p-1@exemplu.ro' }]);
  expect(told[0]?.subject).toBe('Extrasul pe noiembrie 2026: 0\u00a0lei de plată');
  expect(told[0]?.body_text).toContain(`Reținut până trece termenul: 45\u00a0lei`);
  expect(told[0]?.body_text).toContain(entry?.hash);

  // A person with the password of the database.
  await sql`alter table ledger_entries disable trigger all`.execute(db);
  await db.updateTable('ledger_entries').set({ bani: 45_000 }).execute();
  await sql`alter table ledger_entries enable trigger all`.execute(db);
  expect(await keep('2026-12-03T02:00:00Z')).toEqual([
    { partnerId: world.partnerId, kind: 'sum', subject: entry?.subject, bani: -40_500 },
    { partnerId: world.partnerId, kind: 'chain', subject: '1', bani: null },
  ]);
  const [mail] = await mails();
  expect(mail).toMatchObject({ kind: 'ledger-difference', recipient: 'operator@site.test' });
  expect(mail?.body_text).toContain('sunt în plus 405\u00a0lei');
  const recounts = await db
    .selectFrom('ledger_recounts')
    .select(['entries', 'differences'])
    .orderBy('at', 'desc')
    .execute();
  expect(recounts.map(({ differences }) => differences.length)).toEqual([2, 0, 0, 0]);
});

test('a conversion that the ledger never processed is found at night', async () => {
  const world = await startLedgerWorld(db, 'p-1');
  await world.report(await world.click('2026-11-20T10:00:00Z'), 'approved', '2026-11-21T11:00:00Z');
  await db.deleteFrom('unsettled_changes').execute();
  expect(await keep('2026-11-22T02:00:00Z')).toMatchObject([{ partnerId: world.partnerId, kind: 'unseen' }]);
});

test('the published script accepts the statement of a month and refuses it with any byte changed', async () => {
  const world = await startLedgerWorld(db, 'p-1');
  for (const [click, approval] of [
    ['2026-10-20T10:00:00Z', '2026-10-21T11:00:00Z'],
    ['2026-11-20T10:00:00Z', '2026-11-21T11:00:00Z'],
    ['2026-11-21T10:00:00Z', '2026-11-22T11:00:00Z'],
  ] as const) {
    await world.report(await world.click(click), 'approved', approval);
    await world.settle(approval);
  }
  const entries = await listEntries(db, world.partnerId);
  const statement = statementOf(entries, '2026-11', romania.timeZone);
  const text = statementText(statement);
  expect([statement.before, statement.opening.earned, statement.closing.held]).toEqual([
    entries[0]?.hash,
    4_500,
    9_000,
  ]);

  const folder = await mkdtemp(path.join(tmpdir(), 'imprumut-clar-statement-'));
  const check = async (content: string, ...more: string[]) => {
    const file = path.join(folder, 'extras.txt');
    await writeFile(file, content);
    try {
      return (await promisify(execFile)('sh', [SCRIPT, file, ...more])).stdout;
    } catch (error) {
      return (error as { stdout: string }).stdout;
    }
  };
  expect(await check(text)).toContain(`Extrasul este întreg. Rânduri: 2. Ultima amprentă: ${statement.last}`);
  expect(await check(text, statement.last)).toContain('este întreg');
  expect(await check(text, entries[0]?.hash ?? '')).toContain('NU se potrivește');
  const places = [
    0,
    63,
    64,
    65,
    text.indexOf('|'),
    text.indexOf('4500'),
    text.lastIndexOf('|2026-'),
    text.length - 65,
    text.length - 2,
    text.length - 1,
  ];
  for (const place of places) {
    const changed = text[place] === '1' ? '2' : '1';
    expect(await check(text.slice(0, place) + changed + text.slice(place + 1))).toContain('NU se potrivește');
  }
  await rm(folder, { recursive: true });
});
const SCRIPT = 'public/program-de-afiliere/verifica-extras.sh';

test('the public page shows the script as it is served, which has at most 30 lines', async () => {
  const script = await readFile(SCRIPT, 'utf8');
  const page = await readFile('content/pages/verificare-extras.md', 'utf8');
  expect(page).toContain(`\n\`\`\`sh\n${script}\`\`\`\n`);
  expect(script.trimEnd().split('\n').length).toBeLessThanOrEqual(30);
});

test('what is written after a statement with an earlier day of payment is paid with the next one', async () => {
  const world = await startLedgerWorld(db, 'p-1');
  const report = async (hour: number, payout: string) =>
    world.report(await world.click(`2026-11-01T${hour}:00:00Z`), 'approved', `2026-11-02T${hour}:00:00Z`, {
      payout,
      currency: 'RON',
    });
  await report(10, '200');
  const large = await report(11, '20000');
  await world.settle('2026-11-02T12:00:00Z');
  await keep('2026-12-01T02:00:00Z');
  const decided = new Date('2026-12-05T10:00:00Z');
  await db.transaction().execute((trx) => decideAmount(trx, { id: large, isRight: true, now: decided }));
  await world.settle('2026-12-05T10:01:00Z');
  expect(await world.entries()).toEqual(['1 accrued 4500 2026-11-16', '2 accrued 4500 2026-11-16']);
  expect((await readDues(db)).get(world.partnerId)).toEqual({ month: '2026-11', due: 4_500 });
  await keep('2027-01-01T02:00:00Z');
  expect((await readDues(db)).get(world.partnerId)).toEqual({ month: '2026-12', due: 9_000 });
});

test('a partner whose ledger fails holds up nobody else’s night', async () => {
  const [broken, whole] = [await startLedgerWorld(db, 'p-1'), await startLedgerWorld(db, 'p-2')];
  const clicks = [await broken.click('2026-10-20T10:00:00Z'), await whole.click('2026-10-20T10:01:00Z')];
  for (const click of clicks) await broken.report(click, 'approved', '2026-10-21T10:00:00Z');
  await whole.settle('2026-10-21T10:01:00Z');
  const { partnerId } = broken;
  await db
    .updateTable('partner_conversions')
    .set({ terms_id: 999 })
    .where('partner_id', '=', partnerId)
    .execute();
  await broken.report(clicks[0] ?? '', 'rejected', '2026-10-22T11:00:00Z');
  await expect(keep('2026-11-01T02:00:00Z')).rejects.toThrow('no partner terms 999');
  const made = await db.selectFrom('partner_statements').select(['partner_id', 'month']).execute();
  expect(made).toContainEqual({ partner_id: whole.partnerId, month: '2026-10' });
  const uncounted = { partnerId, kind: 'uncounted', subject: 'no partner terms 999', bani: null };
  expect(await db.selectFrom('ledger_recounts').select('differences').execute()).toEqual([
    { differences: [uncounted] },
  ]);
  expect((await mails()).map(({ kind }) => kind)).toContain('ledger-difference');
});

test('a change that waits for its rate is the cause of nothing, so that others go on beside it', async () => {
  const world = await startLedgerWorld(db, 'p-1');
  await sql`
    update changes set content = jsonb_set(jsonb_set(content, '{begins,share}', '{"kind": "percent", "hundredths": 2500}'),
      '{begins,monthlyLimitBani}', '10000') where kind = 'partner-terms'`.execute(db);
  const [last, waiting] = [
    await world.click('2026-11-01T10:00:00Z'),
    await world.click('2026-11-01T11:00:00Z'),
  ];
  const silent = [newClick({ providerId: 'p-1' }), newClick({ providerId: 'p-1' })];
  for (const click of silent) await createClicksRepository(db).addClick(click);
  const report = (id: string, at: string, payout: string, currency = 'RON') =>
    world.report(id, 'approved', `2026-11-02T${at}:00Z`, { payout, currency });
  await report(last, '12:00', '400');
  await world.settle('2026-11-02T12:01:00Z');
  // Approved earlier, they take the room of the month's limit once their clicks have their words.
  await report(silent[0]?.id ?? '', '11:00', '200');
  await report(silent[1]?.id ?? '', '10:00', '100');
  await report(waiting, '13:00', '100', 'EUR');
  for (const { id } of silent) {
    await sql`
      insert into partner_clicks select ${id}, provider_id, partner_id, word, terms_id, clicked_at, stored_at, said_at
      from partner_clicks where click_id = ${last}`.execute(db);
    await world.settle('2026-11-02T14:00:00Z');
  }
  expect((await world.entries()).map((entry) => entry.split(' ').slice(1, 3).join(' '))).toEqual([
    'accrued 10000',
    'reversed -5000',
    'accrued 5000',
    'reversed -2500',
    'accrued 2500',
  ]);
});
