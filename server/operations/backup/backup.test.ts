import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createClicksRepository } from '#server/visits/clicks/clicks-repository.ts';
import { recordClicks } from '#server/visits/clicks/record-clicks.ts';
import type { Connection } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import type { Database } from '#server/db/tables.ts';
import { adjustmentEntry } from '#domain/partners/ledger/decided-entries.ts';
import { appendEntries } from '#server/partners/ledger/ledger-entries.ts';
import { addPartner } from '#tests/factories/partners.ts';
import { createPostbackKeys } from '#server/partners/conversions/postback-keys.ts';
import { ensureEventPartitions } from '#server/visits/events/event-partitions.ts';
import { createPostgresEventSink } from '#server/visits/events/postgres-event-sink.ts';
import { loadSiteKeys } from '#server/shared/keys/site-keys.ts';
import { noteInAuditLog } from '#server/shared/changes/audit-log.ts';
import { newClick } from '#tests/factories/new-click.ts';
import { newReceivedEvent } from '#tests/factories/new-event.ts';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '#tests/setup/test-database.ts';
import { makeBackup } from './make-backup.ts';
import { readBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { openSealedFile, sealFile } from './sealed-file.ts';

const passphrase = 'o parolă pentru probe';
const now = new Date('2026-11-23T02:10:05Z');
const ioana = { id: 'ioana', name: 'Ioana' };

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'imprumut-clar-backup-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

async function open(create: () => Promise<TestDatabase>): Promise<TestDatabase> {
  const database = await create();
  onTestFinished(() => database[Symbol.asyncDispose]());
  return database;
}

const back = (connection: Connection, dataDir: string) =>
  makeBackup({ connection, dataDir, passphrase, workFactor: 10, folder: path.join(dataDir, 'copii'), now });

const restore = (file: string, connection: Connection, dataDir: string) =>
  restoreBackup({ connect: async () => connection, dataDir, passphrase, file });

/** Returns rows and a hash of each table, independent of the order of its rows. */
async function contents(db: Kysely<Database>): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname not like 'kysely_%'
      and relname <> 'restore_unfinished'`.execute(db);
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ content: string }>`
      select count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as content
      from ${sql.table(name)} t`.execute(db);
    found[name] = rows[0]?.content ?? '';
  }
  return found;
}

/** Inserts rows of each kind: keys and references, a tree, sequences, months, and values that look like the format itself. */
async function fill({ db }: TestDatabase): Promise<void> {
  await ensureEventPartitions(db, now);
  await loadSiteKeys(db);
  const sink = createPostgresEventSink(db);
  const paths = ['/offers/', '\\.', 'a\tb\\n\n\\.\n', 'ȘȚ „ghilimele” \u{1F4B6}', ''];
  for (const [index, address] of [...paths, ...paths].entries())
    await sink.add(newReceivedEvent({ path: address, receivedAt: new Date(Date.UTC(2026, 6 + index, 3)) }));
  await sink.close();
  const at = { created_at: now, updated_at: now };
  const account = { ...ioana, email: 'ioana@site.test', email_verified: true, deactivated_at: null, ...at };
  await db
    .insertInto('office_users')
    .values({ ...account, roles: ['administrator'] })
    .execute();
  for (const action of ['offer.edited', 'offer.approved'])
    await noteInAuditLog(db, { by: ioana, at: now, action, subject: { kind: 'offer', id: '101' } });
  const comment = { article_slug: 'dae', author_name: 'Ion', email: 'ion@example.ro', created_at: now };
  const { id: parent_id } = await db
    .insertInto('comments')
    .values({ ...comment, parent_id: null, body: 'Primul' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('comments')
    .values({ ...comment, parent_id, body: 'Al doilea' })
    .execute();
  await db
    .insertInto('suppressions')
    .values({ channel: 'email', hash: Buffer.from([0, 10, 92, 255]), created_at: now })
    .execute();
  await addReport(db);
}

/** Inserts a report of a lender with its conversion, which only grows. */
async function addReport(db: Kysely<Database>): Promise<void> {
  await createPostbackKeys(db).create({ partner: 'Creditor', offerIds: ['101'], now });
  const key = await db.selectFrom('postback_keys').select('id').executeTakeFirstOrThrow();
  const report = { key_id: key.id, raw: 'status=approved', transaction_id: 'T1', outcome: 'stored' as const };
  const { id: report_id } = await db
    .insertInto('postbacks')
    .values({ ...report, refusal: null, received_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const state = {
    status: 'approved' as const,
    payout_cents: 12_050,
    payout_currency: 'RON',
    received_at: now,
  };
  const { id: conversion_id } = await db
    .insertInto('conversions')
    .values({
      ...state,
      key_id: key.id,
      transaction_id: 'T1',
      click_id: randomUUID(),
      offer_id: '101',
      reported_at: now,
      changed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('conversion_changes')
    .values({ ...state, conversion_id, report_id, is_confirmed: false })
    .execute();
  await addLedger(db, conversion_id);
}

/** Inserts what a partner is owed for a conversion, which only grows too. */
async function addLedger(db: Kysely<Database>, conversion_id: string): Promise<void> {
  const { id: partner_id } = await addPartner(db);
  await db
    .insertInto('partner_conversions')
    .values({ conversion_id, partner_id, terms_id: 1, clicked_at: now })
    .execute();
  await db.transaction().execute((trx) =>
    appendEntries(trx, {
      partnerId: partner_id,
      entries: [adjustmentEntry(1, { bani: 4_500 }, '2026-11-21')],
      now,
      timeZone: 'Europe/Bucharest',
    }),
  );
  await db
    .insertInto('partner_statements')
    .values({
      partner_id,
      month: '2026-10',
      last_number: 1,
      last_hash: '',
      payable_bani: 0,
      held_bani: 0,
      made_at: now,
    })
    .execute();
}

test('an empty database is restored to the same tables by count and hash, the same sequences and the same months', async () => {
  const source = await open(createTestDatabase);
  await fill(source);
  const made = await back(source.connection, await newFolder());
  const target = await open(createEmptyDatabase);
  await restore(made.file, target.connection, await newFolder());

  const expected = await contents(source.db);
  expect(Object.keys(expected).length).toBeGreaterThan(40);
  expect(await contents(target.db)).toEqual(expected);
  expect(expected['events']).toMatch(/^10 /);
  const { rows } = await sql`select count(*)::int as late from events_default`.execute(target.db);
  const { rows: sourceRows } = await sql`select count(*)::int as late from events_default`.execute(source.db);
  expect(rows).toEqual(sourceRows);
  const next = sql<{ next: string }>`select nextval(pg_get_serial_sequence('audit_log', 'id')) as next`;
  expect((await next.execute(target.db)).rows).toEqual((await next.execute(source.db)).rows);
});

test('a backup made while events and clicks keep coming holds all that was acknowledged before, and nothing by half', async () => {
  const source = await open(createTestDatabase);
  await fill(source);
  const dataDir = await newFolder();
  const logger = { info: () => undefined, warn: () => undefined, error: () => undefined };
  // Every third click finds the database unavailable for a moment, so that its journal is filled and emptied all the time.
  const repository = createClicksRepository(source.db);
  let count = 0;
  const clicks = recordClicks({
    repository: {
      ...repository,
      addClicks: async (some) => {
        count += 1;
        if (count % 3 === 0) throw new Error('away');
        await repository.addClicks(some);
      },
    },
    folder: path.join(dataDir, 'clicks'),
    logger,
    replayEveryMs: 1,
  });
  const sink = createPostgresEventSink(source.db);
  const acknowledged = { events: new Set<string>(), clicks: new Set<string>() };
  const ending = new AbortController();
  async function load() {
    while (!ending.signal.aborted) {
      const [event, click] = [newReceivedEvent(), newClick()];
      await Promise.all([sink.add(event), clicks.record(click)]);
      acknowledged.events.add(event.uuid);
      acknowledged.clicks.add(click.id);
    }
  }
  const loads = [load(), load(), load()];
  await expect.poll(() => acknowledged.events.size).toBeGreaterThan(50);
  const backUp = async () => {
    const before = { events: [...acknowledged.events], clicks: [...acknowledged.clicks] };
    return { before, made: await back(source.connection, dataDir) };
  };
  let { before, made } = await backUp();
  // A quick backup during which nothing arrived proves nothing here.
  while (acknowledged.events.size === before.events.length) ({ before, made } = await backUp());
  ending.abort();
  await Promise.all(loads);
  await Promise.all([sink.close(), clicks.close()]);

  const target = await open(createEmptyDatabase);
  const elsewhere = await newFolder();
  await restore(made.file, target.connection, elsewhere);
  const replayed = recordClicks({
    repository: createClicksRepository(target.db),
    folder: path.join(elsewhere, 'clicks'),
    logger,
  });
  await replayed.replay();
  await replayed.close();

  const events = await target.db.selectFrom('events').select('uuid').execute();
  const ids = await target.db.selectFrom('event_ids').select('uuid').execute();
  const restored = new Set(events.map(({ uuid }) => uuid));
  expect(before.events.filter((uuid) => !restored.has(uuid))).toEqual([]);
  expect(ids.map(({ uuid }) => uuid).toSorted()).toEqual([...restored].toSorted());
  const restoredClicks = await target.db.selectFrom('clicks').select('id').execute();
  expect(new Set(restoredClicks.map(({ id }) => id)).size).toBe(restoredClicks.length);
  expect(before.clicks.filter((id) => !restoredClicks.some((row) => row.id === id))).toEqual([]);

  // A backup of the restored database holds the same tables, row by row.
  const { file } = await back(target.connection, await newFolder());
  const [first, second] = [made.file, file].map((each) => readBackup({ file: each, passphrase }));
  const withoutClicks = async (reading: typeof first) =>
    (await reading)?.tables.filter(({ table }) => table !== 'clicks');
  expect(await withoutClicks(second)).toEqual(await withoutClicks(first));
});

test('a backup holds journals and keys of the data folder; a record found in both journal and database becomes one row', async () => {
  const source = await open(createTestDatabase);
  const [dataDir, elsewhere] = [await newFolder(), await newFolder()];
  const click = newClick();
  await createClicksRepository(source.db).addClick(click);
  await mkdir(path.join(dataDir, 'clicks'));
  await writeFile(path.join(dataDir, 'clicks', `${click.id}.json`), JSON.stringify(click));
  await writeFile(path.join(dataDir, 'clicks', 'x.json.part'), '{');
  await writeFile(path.join(dataDir, 'clicks', 'y.jsonl.aside'), '{"id":"ru');
  const keys = ['cheie nouă.pem', 'dkim+2026.pem', 'dkim.pem', 'ștampilă.pem'];
  for (const name of keys) await writeFile(path.join(dataDir, name), 'cheie');
  await mkdir(path.join(dataDir, 'vechi.pem'));
  await mkdir(path.join(dataDir, 'mail'));
  await writeFile(path.join(dataDir, 'mail', 'a.eml'), 'scrisoare');
  const { file } = await back(source.connection, dataDir);
  const target = await open(createEmptyDatabase);
  await restore(file, target.connection, elsewhere);

  expect((await readdir(elsewhere, { recursive: true })).toSorted()).toEqual([
    keys[0],
    'clicks',
    `clicks/${click.id}.json`,
    'clicks/y.jsonl.aside',
    ...keys.slice(1),
  ]);
  const clicks = recordClicks({
    repository: createClicksRepository(target.db),
    folder: path.join(elsewhere, 'clicks'),
    logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
  });
  await clicks.replay();
  await clicks.close();
  expect(await target.db.selectFrom('clicks').select('id').execute()).toEqual([{ id: click.id }]);
});

test('the owner of a database needs no further rights, and append-only tables are filled and closed again', async () => {
  const source = await open(createTestDatabase);
  await fill(source);
  const { file } = await back(source.connection, await newFolder());
  const target = await open(createEmptyDatabase);
  const owner = `owner_${randomUUID().replaceAll('-', '')}`;
  await sql
    .raw(`create role ${owner} login; alter database ${target.connection.database} owner to ${owner}`)
    .execute(target.db);
  onTestFinished(async () => {
    await sql.raw(`reassign owned by ${owner} to current_user; drop role ${owner}`).execute(target.db);
  });
  const connection = { ...target.connection, user: owner };
  const { header } = await readBackup({ file, passphrase });
  await migrate(connection, { only: header.migrations });
  await sql`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'only grows'; end $$`.execute(
    target.db,
  );
  await sql`
    create trigger only_grows before insert or update or delete on audit_log for each row execute function refuse()`.execute(
    target.db,
  );
  await restore(file, connection, await newFolder());

  expect((await contents(target.db))['audit_log']).toMatch(/^2 /);
  await expect(target.db.deleteFrom('audit_log').execute()).rejects.toThrow('only grows');
  expect((await contents(target.db))['conversion_changes']).toMatch(/^1 /);
  await expect(target.db.deleteFrom('conversion_changes').execute()).rejects.toThrow('appended only');
  for (const table of ['ledger_entries', 'partner_conversions', 'partner_statements'])
    expect((await contents(target.db))[table]).toMatch(/^1 /);
  await expect(target.db.deleteFrom('ledger_entries').execute()).rejects.toThrow('appended only');
});

test('a database that is not empty is refused with a sentence and stays unchanged', async () => {
  const source = await open(createTestDatabase);
  await fill(source);
  const { file } = await back(source.connection, await newFolder());
  const target = await open(createTestDatabase);
  await loadSiteKeys(target.db);
  const before = await contents(target.db);
  const folder = await newFolder();

  await expect(restore(file, target.connection, folder)).rejects.toThrow(
    /^Baza de date nu este goală, .*\.$/,
  );
  expect(await contents(target.db)).toEqual(before);
  expect(await readdir(folder)).toEqual([]);
});

test('a wrong passphrase, a changed file and a truncated file are refused before the database is contacted', async () => {
  const source = await open(createTestDatabase);
  await fill(source);
  const folder = await newFolder();
  const { file } = await back(source.connection, folder);
  const bytes = await readFile(file);
  const variant = async (name: string, content: Buffer) => {
    await writeFile(path.join(folder, name), content);
    return path.join(folder, name);
  };
  const changed = Buffer.from(bytes);
  changed[bytes.length - 100] = (changed[bytes.length - 100] ?? 0) ^ 1;
  const refusal = (of: string, withPassphrase = passphrase) =>
    restoreBackup({
      connect: () => Promise.reject(new Error('asked for the database')),
      dataDir: folder,
      passphrase: withPassphrase,
      file: of,
    }).then(
      () => 'restored',
      (error: Error) => error.message.replaceAll(folder, ''),
    );

  expect(await refusal(file, 'o altă parolă')).toMatch(
    /^Parola nu este cea cu care a fost făcută copia .*\.$/,
  );
  const notWhole = /^Fișierul \/.* nu este o copie de siguranță întreagă \(.*\)\.$/;
  expect(await refusal(await variant('changed', changed))).toMatch(notWhole);
  for (const length of [0, 40, 200, Math.floor(bytes.length / 2), bytes.length - 1])
    expect(await refusal(await variant(`cut-${length}`, bytes.subarray(0, length)))).toMatch(notWhole);
  expect(await refusal(await variant('text', Buffer.from('altceva')))).toMatch(notWhole);
  expect(await refusal(path.join(folder, 'nicăieri'))).toBe('Fișierul /nicăieri nu există.');
});

test('a file truncated inside a valid encryption is detected by its missing end', async () => {
  const source = await open(createTestDatabase);
  const folder = await newFolder();
  const { file } = await back(source.connection, folder);
  const content = Buffer.concat(await Array.fromAsync(openSealedFile(file, passphrase)));
  const lines = content.toString().trimEnd().split('\n');
  const again = async (text: string) => {
    const name = path.join(folder, randomUUID());
    await sealFile(
      name,
      { passphrase, workFactor: 10 },
      (async function* () {
        yield Buffer.from(text);
      })(),
    );
    return await readBackup({ file: name, passphrase }).then(
      () => 'whole',
      (error: Error) => error.message,
    );
  };
  expect(await again(`${lines.join('\n')}\n`)).toBe('whole');
  expect(await again(`${lines.slice(0, -1).join('\n')}\n`)).toContain('se termină prea devreme');
  expect(await again(`${lines.join('\n')}\n{}\n`)).toContain('are ceva după sfârșit');
  expect(await again(content.toString().replace('"rows":0', '"rows":1'))).toContain('tabelul');
});
