import { execFile } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { StartupError } from '#server/base/startup-error.ts';
import { readClusterMajor } from './cluster-major.ts';
import { createClusterIfMissing } from './create-cluster.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { findPostgresAccount } from './postgres-account.ts';
import { commandFor } from './postgres-command.ts';
import { postgresPrograms } from './postgres-programs.ts';
import { findPostmaster } from './postmaster-file.ts';
import { spawnPostmaster } from './spawn-postmaster.ts';

// Folders in place of files, and empty files: each is reported in a sentence before anything is changed.
function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'imprumut-clar-damaged-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test.each(['', 'abc\n', '\n18'])('a cluster whose version is %j is damaged', (version) => {
  const folder = newFolder();
  writeFileSync(path.join(folder, 'PG_VERSION'), version);
  expect(() => readClusterMajor(folder)).toThrow(StartupError);
  expect(() => readClusterMajor(folder)).toThrow(`The database folder ${folder} is damaged`);
});

test.each([
  ['PG_VERSION', readClusterMajor],
  ['postmaster.pid', findPostmaster],
])('a folder in place of %s cannot be read', (name, read) => {
  const folder = newFolder();
  mkdirSync(path.join(folder, name));
  expect(() => read(folder)).toThrow(StartupError);
  expect(() => read(folder)).toThrow(/can not be read: EISDIR/);
});

test("a folder in place of PostgreSQL's log cannot be written", async () => {
  const folder = newFolder();
  const logFile = path.join(folder, 'postgres.log');
  mkdirSync(logFile);
  const starting = spawnPostmaster({
    folder,
    socketFolder: folder,
    port: 5432,
    account: null,
    settings: {},
    programs: { postgres: '/nicaieri/postgres', initdb: '' },
    logFile,
    stalePid: undefined,
  });
  await expect(starting).rejects.toThrow(StartupError);
  await expect(starting).rejects.toThrow(`PostgreSQL's log ${logFile} can not be written`);
});

test('a new database is not begun on a disk without room for it', async () => {
  // /proc never has free space.
  const making = createClusterIfMissing('/proc/postgres', null, { postgres: '', initdb: '' });
  await expect(making).rejects.toThrow(StartupError);
  await expect(making).rejects.toThrow('has 0 MB left, and a new database takes 100');
});

test('the database of another program is refused in a sentence, and its PostgreSQL does not go on', async () => {
  const dataDir = realpathSync(newFolder());
  chmodSync(dataDir, 0o755);
  const folder = path.join(dataDir, 'postgres');
  mkdirSync(folder);
  const account = findPostgresAccount(folder);
  if (account) chownSync(folder, account.uid, account.gid);
  const { initdb } = await postgresPrograms();
  const args = [`--pgdata=${folder}`, '--username=altcineva', '--auth=trust', '--no-sync'];
  const command = commandFor({ program: initdb, args, account, folder });
  await promisify(execFile)(command.file, command.args, { ...command.identity, cwd: '/' });

  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const starting = startEmbeddedPostgres({ dataDir, log });

  await expect(starting).rejects.toThrow(StartupError);
  await expect(starting).rejects.toThrow(
    `The PostgreSQL in ${folder} is another program's (role "imprumut_clar" does not exist): set DATA_DIR`,
  );
  await expect.poll(() => findPostmaster(folder)).toBeUndefined();
});
