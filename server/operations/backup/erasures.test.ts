import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { romania } from '#domain/law/countries/romania.ts';
import { email, openOwnDataSite } from '#tests/factories/own-data-site.ts';
import { leaveTraces, tracesOfPerson } from '#tests/factories/person-in-threads.ts';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '#tests/setup/test-database.ts';
import { columnsWithWords } from '#tests/setup/words-of-database.ts';
import { testKey, testSecret } from '#tests/factories/forms.ts';
import { applyErasures } from './apply-erasures.ts';
import { createFolderPlace } from './folder-place.ts';
import { readErasures, writeErasures } from './erasure-list.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const { timeZone } = romania;
const passphrase = 'o parolă pentru probe';

async function open(create: () => Promise<TestDatabase>): Promise<TestDatabase> {
  const database = await create();
  onTestFinished(() => database[Symbol.asyncDispose]());
  return database;
}

async function openSource() {
  const database = await open(createTestDatabase);
  // The site key with which the tested pages hash addresses.
  await database.db.insertInto('site_keys').values({ name: 'suppressions', secret: testSecret }).execute();
  const folder = await mkdtemp(path.join(tmpdir(), 'imprumut-clar-erasures-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return { ...database, folder, place: createFolderPlace(folder), site: await openOwnDataSite(database.db) };
}

const addresses = async ({ db }: Pick<TestDatabase, 'db'>) =>
  (await db.selectFrom('contact_messages').select(['email', 'message']).orderBy('created_at').execute()).map(
    (row) => `${row.email}: ${row.message}`,
  );

test('data erased after the backup are erased again, on record, before a restored site opens', async () => {
  const source = await openSource();
  const { site, folder, place } = source;
  const writeTo = (from: string, mesaj: string) => site.writeToUs({ email: from, mesaj });
  await writeTo(email.toUpperCase(), 'De șters, vă rog frumos.');
  await writeTo('ana@example.ro', 'De păstrat, vă rog frumos.');
  const { file } = await makeBackup({
    connection: source.connection,
    dataDir: folder,
    passphrase,
    workFactor: 10,
    folder,
    now: site.clock.now(),
  });
  await site.open();
  await site.send({ fapta: 'sterge', sigur: 'da' });
  await writeErasures(source.db, place);
  const target = await open(createEmptyDatabase);
  const dataDir = path.join(folder, 'nou');
  await restoreBackup({ connect: async () => target.connection, dataDir, passphrase, file });
  expect(await addresses(target)).toHaveLength(2);

  const erasures = (await readErasures(place)) ?? [];
  expect(erasures).toHaveLength(1);
  expect(JSON.stringify(erasures)).not.toContain(email);
  expect(await applyErasures(target.db, erasures, timeZone)).toBe(1);
  expect(await addresses(target)).toEqual(['ana@example.ro: De păstrat, vă rog frumos.']);
  const record = (db: TestDatabase['db']) =>
    db
      .selectFrom('data_requests')
      .select(['reference', 'kind', 'email', 'email_hash', 'due_on'])
      .where('kind', '=', 'erasure')
      .execute();
  expect(await record(target.db)).toEqual(await record(source.db));
  expect(await applyErasures(target.db, erasures, timeZone)).toBe(0);
});

test('mails to others about a person, and our answers that name the person, are erased again as well', async () => {
  const source = await openSource();
  const { site, folder, place } = source;
  await leaveTraces(source.db, site);
  // Older versions of the program wrote mails of answers so: they named only the answered comment.
  await sql`update mail_outbox set body_text = regexp_replace(body_text, '#comentariu-[0-9a-f-]+', '#comentariu-') where kind = 'answer'`.execute(
    source.db,
  );
  const { file } = await makeBackup({
    connection: source.connection,
    dataDir: folder,
    passphrase,
    workFactor: 10,
    folder,
    now: site.clock.now(),
  });
  await site.send({ fapta: 'sterge', sigur: 'da' });
  await writeErasures(source.db, place);
  const target = await open(createEmptyDatabase);
  const dataDir = path.join(folder, 'nou');
  await restoreBackup({ connect: async () => target.connection, dataDir, passphrase, file });
  expect(await columnsWithWords(target.db, tracesOfPerson)).toContain('mail_outbox.body_text');

  await applyErasures(target.db, (await readErasures(place)) ?? [], timeZone);
  expect(await columnsWithWords(target.db, tracesOfPerson)).toEqual(['data_requests.message']);
});

test('a person erased before the backup keeps what they wrote afterwards', async () => {
  const source = await openSource();
  const { site, place } = source;
  await site.writeToUs({ mesaj: 'Prima scrisoare către dumneavoastră.' });
  await site.open();
  await site.send({ fapta: 'sterge', sigur: 'da' });
  await site.writeToUs({ mesaj: 'A doua scrisoare către dumneavoastră.' });
  await writeErasures(source.db, place);

  expect(await applyErasures(source.db, (await readErasures(place)) ?? [], timeZone)).toBe(0);
  expect(await addresses(source)).toEqual([`${email}: A doua scrisoare către dumneavoastră.`]);
});

test('an erasure is recorded even if its address is found nowhere any more', async () => {
  const target = await open(createTestDatabase);
  const emailHash = testKey.hmac('x').toString('hex');
  const at = new Date('2026-11-22T10:00:00Z');
  expect(await applyErasures(target.db, [{ reference: 'D-1111-2222', emailHash, at }], timeZone)).toBe(1);
  expect(
    await target.db.selectFrom('data_requests').select(['reference', 'email', 'done_at']).execute(),
  ).toEqual([{ reference: 'D-1111-2222', email: null, done_at: at }]);
});

test('entries only the list has are kept, and an unreadable list is reported', async () => {
  const source = await openSource();
  const { place, folder } = source;
  expect(await readErasures(place)).toBeUndefined();
  const known = { reference: 'D-1111-2222', emailHash: 'ab', at: '2026-11-20T10:00:00.000Z' };
  await writeFile(path.join(folder, 'erasures.json'), JSON.stringify([known]));
  await writeErasures(source.db, place);
  expect(await readErasures(place)).toEqual([{ ...known, at: new Date(known.at) }]);

  await writeFile(path.join(folder, 'erasures.json'), '[{"reference"');
  await expect(readErasures(place)).rejects.toThrow(/^Lista ștergerilor din .* nu poate fi citită\.$/);
});

test('a stored source copy erased after the backup is erased again; its hash and reason stay', async () => {
  const source = await openSource();
  const { folder, place, db } = source;
  const at = new Date('2026-11-22T10:00:00Z');
  const content = Buffer.from('Ion are 1% pe zi');
  const hash = createHash('sha256').update(content).digest('hex');
  const account = {
    id: 'ana',
    name: 'Ana',
    email: 'ana@site.test',
    email_verified: true,
    roles: ['editor' as const],
  };
  await db
    .insertInto('office_users')
    .values({ ...account, deactivated_at: null, created_at: at, updated_at: at })
    .execute();
  await db
    .insertInto('evidence_files')
    .values({
      hash,
      type: 'txt',
      bytes: content.length,
      content,
      is_covered: false,
      kept_by: 'ana',
      kept_at: at,
    })
    .execute();
  const backup = {
    connection: source.connection,
    dataDir: folder,
    passphrase,
    workFactor: 10,
    folder,
    now: at,
  };
  const { file } = await makeBackup(backup);
  const erased = { content: null, erased_at: at, erased_because: 'Numele unui client.' };
  await db.updateTable('evidence_files').set(erased).execute();
  await writeErasures(db, place);

  const target = await open(createEmptyDatabase);
  const dataDir = path.join(folder, 'nou');
  await restoreBackup({ connect: async () => target.connection, dataDir, passphrase, file });
  const rows = () => target.db.selectFrom('evidence_files').selectAll().execute();
  expect(await rows()).toMatchObject([{ hash, content }]);
  const erasures = (await readErasures(place)) ?? [];
  expect(await applyErasures(target.db, erasures, timeZone)).toBe(1);
  expect(await rows()).toMatchObject([{ hash, ...erased }]);
  expect(await applyErasures(target.db, erasures, timeZone)).toBe(0);
});
