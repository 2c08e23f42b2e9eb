import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { enterOfficeOf } from '#tests/setup/office-of-program.ts';
import { createPreparedPlace } from '#tests/setup/prepared-place.ts';
import { queryProgram } from '#tests/setup/query-program.ts';
import { type Ended, runCommand } from '#tests/setup/run-command.ts';
import { createProgramPlace } from '#tests/setup/run-program.ts';

const ready = /is ready/;
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const BACKUP_PASSPHRASE = 'cinci vrăbii pe sârmă';

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'imprumut-clar-copii-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** Runs a command to its end, and expects that its output never contains the passphrase. */
async function command(dataDir: string, ...args: string[]): Promise<Ended> {
  const ended = await runCommand(dataDir, args, { LOG_LEVEL: 'debug', BACKUP_PASSPHRASE });
  expect(ended.stdout + ended.stderr).not.toContain(BACKUP_PASSPHRASE);
  return ended;
}

test(
  'a backup of a running site restores the same site in an empty folder: sessions, keys, opted-out addresses',
  { timeout: 480_000 },
  async () => {
    await using place = await createPreparedPlace();
    await using elsewhere = await createProgramPlace();
    const folder = await newFolder();
    const site = place.run();
    await site.says(ready);
    const origin = `http://localhost:${place.port}`;
    const ana = await enterOfficeOf(origin, place.dataDir, 'Ana');
    const me = await ana('GET', 'me');
    expect(me).toMatchObject({ officer: { name: 'Ana' } });
    const { stdout } = await command(place.dataDir, 'scripts/postback-key.ts', 'Creditor', '101');
    const key = /shown only now: (\S+)/.exec(stdout)?.[1] ?? '';
    const report = () =>
      fetch(`${origin}/api/postback/?key=${key}&click_id=x&transaction_id=1&status=pending`);
    const refused = await (await report()).text();
    await queryProgram(place.dataDir, `insert into suppressions values ('email', '\\x0102', now())`);

    const made = await command(place.dataDir, 'scripts/backup.ts', folder);
    expect([made.code, made.stderr]).toEqual([undefined, '']);
    expect(made.stdout).toMatch(/^imprumut-clar-\S+\.gz\.age este în .* recitită și întreagă\.\n$/);
    site.process.kill('SIGTERM');
    await site.ended;
    const [, name = ''] = (await readdir(folder)).toSorted();
    const restored = await command(elsewhere.dataDir, 'scripts/restore.ts', path.join(folder, name));
    expect([restored.code, restored.stdout]).toEqual([
      undefined,
      expect.stringMatching(
        /^Copia din .* este la locul ei: .*; ștergeri făcute din nou: 0\. Porniți site-ul\.\n$/,
      ),
    ]);

    await elsewhere.run({ PORT: String(place.port) }).says(ready);
    // While it renders its first pages, a site on a busy machine may ask callers to retry.
    await expect.poll(() => ana('GET', 'me')).toEqual(me);
    expect(await (await report()).text()).toBe(refused);
    expect(await queryProgram(elsewhere.dataDir, 'select channel, hash from suppressions')).toEqual([
      { channel: 'email', hash: Buffer.from([1, 2]) },
    ]);
  },
);

test('a backup without its list of erasures is refused in a sentence, and no database is created', async () => {
  await using place = await createProgramPlace();
  const folder = await newFolder();
  const file = path.join(folder, 'imprumut-clar-20261123T001200Z.gz.age');
  await writeFile(file, 'x');
  const refused = await command(place.dataDir, 'scripts/restore.ts', file);
  expect([refused.code, refused.stderr]).toEqual([
    1,
    expect.stringMatching(/^În .* lipsește erasures\.json, lista ștergerilor de după copie: .*\.\n$/),
  ]);
  const broken = await command(place.dataDir, 'scripts/restore.ts', file, '--without-erasures');
  expect(broken.stderr).toMatch(/^Fișierul .* nu este o copie de siguranță întreagă \(.*\)\.\n$/);
  expect(await readdir(place.dataDir)).toEqual([]);
});

test('an interrupted restore does not open the site before erased data is erased again', async () => {
  await using place = await createPreparedPlace();
  const postgres = await startEmbeddedPostgres({ dataDir: place.dataDir, log: silent });
  await queryProgram(place.dataDir, 'create table restore_unfinished ()');
  await postgres.stop();

  const refused = place.run();
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toMatch(
    /^A backup was brought into this database, but .*: run npm run restore once more.*\.\n$/,
  );
});

test('a data folder of another major version is refused in a sentence that says what to do, and stays unchanged', async () => {
  await using place = await createPreparedPlace();
  const version = path.join(place.dataDir, 'postgres/PG_VERSION');
  await writeFile(version, '17\n');
  const before = (await readdir(place.dataDir)).toSorted();

  const refused = place.run();
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toMatch(
    /^The database in .* is of PostgreSQL 17 and this program brings 18; nothing was changed: npm run takeover .*\.\n$/,
  );
  expect((await readdir(place.dataDir)).toSorted()).toEqual(before);
});
