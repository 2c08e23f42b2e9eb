import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { findPostmaster } from '#server/db/postmaster-file.ts';
import { queryProgram } from '#tests/setup/query-program.ts';
import { createPreparedPlace } from '#tests/setup/prepared-place.ts';
import { createProgramPlace, type Program } from '#tests/setup/run-program.ts';

const ready = /is ready/;

test('the first start makes the database, a stop ends both, and the next start finds what was stored', async () => {
  await using place = await createProgramPlace();
  const first = place.run();
  await first.says(ready);
  await queryProgram(place.dataDir, 'create table kept as select 42 as answer');

  first.process.kill('SIGTERM');

  expect(await first.ended).toBe(0);
  expect(findPostmaster(path.join(place.dataDir, 'postgres'))).toBeUndefined();
  await place.run().says(ready);
  expect(await queryProgram(place.dataDir, 'select answer from kept')).toEqual([{ answer: 42 }]);
});

test('Ctrl+C, which reaches every process of the terminal, ends the program in order', async () => {
  await using place = await createPreparedPlace();
  const program = place.run();
  await program.says(ready);

  process.kill(-pidOf(program.process), 'SIGINT');

  expect(await program.ended).toBe(0);
  expect(program.output()).not.toMatch(/went away|terminating connection/);
  expect(existsSync(path.join(place.dataDir, 'postgres/postmaster.pid'))).toBe(false);
});

test('after kill -9 of the program the next start adopts the PostgreSQL it left', async () => {
  await using place = await createPreparedPlace();
  const first = place.run();
  await first.says(ready);
  const left = postmasterPid(place.dataDir);

  first.process.kill('SIGKILL');
  await first.ended;

  await place.run().says(ready);
  expect(postmasterPid(place.dataDir)).toBe(left);
});

test('after kill -9 of PostgreSQL the program brings it back and goes on', async () => {
  await using place = await createPreparedPlace();
  const program = place.run();
  await program.says(ready);
  const killed = postmasterPid(place.dataDir);

  process.kill(killed, 'SIGKILL');
  await program.says(/PostgreSQL is back/);

  expect(postmasterPid(place.dataDir)).not.toBe(killed);
  expect(await queryProgram(place.dataDir, 'select count(*)::int > 0 as offers from offers')).toEqual([
    { offers: true },
  ]);
});

test('a PostgreSQL that is killed again and again while it recovers is brought back, and pages go on', async () => {
  await using place = await createPreparedPlace();
  const program = place.run();
  await program.says(ready);
  expect((await fetch(`http://localhost:${place.port}/`)).status).toBe(200);

  let killed = 0;
  for (let times = 0; times < 4; times += 1) {
    const next = await anotherPostmasterPid(place.dataDir, killed, program);
    process.kill(next, 'SIGKILL');
    killed = next;
    expect((await fetch(`http://localhost:${place.port}/`)).status).toBe(200);
  }
  await program.says(/PostgreSQL is back/);

  expect(program.process.exitCode).toBeNull();
  expect(await queryProgram(place.dataDir, 'select count(*)::int > 0 as offers from offers')).toEqual([
    { offers: true },
  ]);
});

test('a PostgreSQL that can not start again is told of, done without, and back when it can', async () => {
  await using place = await createPreparedPlace();
  const program = place.run();
  await program.says(ready);
  const version = path.join(place.dataDir, 'postgres/PG_VERSION');
  const own = readFileSync(version, 'utf8');
  const isReady = async () => (await fetch(`http://localhost:${place.port}/api/ready`)).status;
  await expect.poll(isReady).toBe(200);

  writeFileSync(version, '17\n');
  process.kill(postmasterPid(place.dataDir), 'SIGKILL');
  await program.says(/goes on without its database and tries again\. .*database files are incompatible/);
  expect((await fetch(`http://localhost:${place.port}/`)).status).toBe(200);
  expect(await isReady()).toBe(200);
  writeFileSync(version, own);

  await program.says(/PostgreSQL is back/);
  expect(program.output().match(/goes on without its database/g)).toHaveLength(1);
});

test('a PostgreSQL that is killed while the program starts does not end the start', async () => {
  await using place = await createPreparedPlace();
  const program = place.run();

  let killed = 0;
  for (let times = 0; times < 2; times += 1) {
    const next = await anotherPostmasterPid(place.dataDir, killed, program);
    process.kill(next, 'SIGKILL');
    killed = next;
  }
  // Once more when it works with it: the migrations' connection is there.
  await expect.poll(() => hasClients(place.dataDir), { interval: 1 }).toBe(true);
  process.kill(postmasterPid(place.dataDir), 'SIGKILL');

  await program.says(ready);
});

test('after kill -9 of both the next start recovers', async () => {
  await using place = await createPreparedPlace();
  const first = place.run();
  await first.says(ready);
  await queryProgram(place.dataDir, 'create table kept as select 42 as answer');

  first.process.kill('SIGKILL');
  process.kill(postmasterPid(place.dataDir), 'SIGKILL');
  await first.ended;

  await place.run().says(ready);
  expect(await queryProgram(place.dataDir, 'select answer from kept')).toEqual([{ answer: 42 }]);
});

test('a second program on the same data folder is refused in a sentence, and the first goes on', async () => {
  await using place = await createPreparedPlace();
  await place.run().says(ready);
  const running = postmasterPid(place.dataDir);
  await using elsewhere = await createProgramPlace();

  // On a busy machine it says meanwhile that it waits.
  const second = elsewhere.run({ DATA_DIR: place.dataDir, LOG_LEVEL: 'warn' });

  expect(await second.ended).toBe(1);
  expect(second.output()).toMatch(/^Another running copy of this program uses the data folder .+\.\n$/);
  expect(postmasterPid(place.dataDir)).toBe(running);
  expect((await fetch(`http://localhost:${place.port}/api/health`)).status).toBe(200);
});

test('of two programs that start at once on an empty data folder one gets it', async () => {
  await using place = await createProgramPlace();
  await using elsewhere = await createProgramPlace();

  const both = [place.run(), elsewhere.run({ DATA_DIR: place.dataDir })];
  const outcomes = await Promise.all(
    both.map((program) => Promise.race([program.says(ready).then(() => 'ready'), program.ended])),
  );

  expect(new Set(outcomes)).toEqual(new Set(['ready', 1]));
  expect(both.map((program) => program.output()).join()).toContain('Another running copy');
});

test('a copied data folder gets a PostgreSQL of its own, and the original stays as it is', async () => {
  await using original = await createPreparedPlace();
  await using copy = await createProgramPlace();
  const first = original.run();
  await first.says(ready);
  await queryProgram(original.dataDir, 'create table rehearsed (at text)');
  // Killed, so that its PostgreSQL is there for whoever comes next, and everything is in the files.
  first.process.kill('SIGKILL');
  await first.ended;
  await queryProgram(original.dataDir, 'checkpoint');
  await promisify(execFile)('cp', ['-Rp', `${original.dataDir}/.`, copy.dataDir]);
  const left = postmasterPid(original.dataDir);
  expect(postmasterPid(copy.dataDir)).toBe(left);

  await copy.run().says(ready);
  await queryProgram(copy.dataDir, "insert into rehearsed values ('in the copy')");

  expect(postmasterPid(copy.dataDir)).not.toBe(left);
  expect(postmasterPid(original.dataDir)).toBe(left);
  expect(await queryProgram(original.dataDir, 'select at from rehearsed')).toEqual([]);
  expect(await queryProgram(original.dataDir, 'show data_directory')).toEqual([
    { data_directory: path.join(original.dataDir, 'postgres') },
  ]);
});

test('a copy made while the original runs does not take its place, and both go on', async () => {
  await using original = await createPreparedPlace();
  await using copy = await createProgramPlace();
  await original.run().says(ready);
  await queryProgram(original.dataDir, 'checkpoint');
  await promisify(execFile)('cp', ['-Rp', `${original.dataDir}/.`, copy.dataDir]);

  await copy.run().says(ready);

  expect(postmasterPid(copy.dataDir)).not.toBe(postmasterPid(original.dataDir));
  expect((await fetch(`http://localhost:${original.port}/api/health`)).status).toBe(200);
});

test('a number in postmaster.pid that belongs to something else by now does not stop a start', async () => {
  await using place = await createPreparedPlace();
  const first = place.run();
  await first.says(ready);
  first.process.kill('SIGTERM');
  await first.ended;
  const folder = path.join(place.dataDir, 'postgres');
  writeFileSync(
    path.join(folder, 'postmaster.pid'),
    `${process.pid}\n${folder}\n0\n5432\n${folder}\n\n1 1\nready\n`,
  );

  await place.run().says(ready);

  expect(postmasterPid(place.dataDir)).not.toBe(process.pid);
});

function postmasterPid(dataDir: string): number {
  const postmaster = findPostmaster(path.join(dataDir, 'postgres'));
  if (!postmaster) throw new Error('No PostgreSQL runs there.');
  return postmaster.pid;
}

/** Looks as quickly as it can: a new one is met while it recovers. */
async function anotherPostmasterPid(dataDir: string, than: number, program: Program): Promise<number> {
  while (program.process.exitCode === null) {
    const pid = findPostmaster(path.join(dataDir, 'postgres'))?.pid;
    if (pid !== undefined && pid !== than) return pid;
    await nextTurn();
  }
  throw new Error(`The program ended: ${program.output()}`);
}

/** Whether the program has asked anything of its own database. */
async function hasClients(dataDir: string): Promise<boolean> {
  const text = "select from pg_stat_activity where application_name = 'imprumut-clar'";
  return (await queryProgram(dataDir, text).catch(() => [])).length > 0;
}

function pidOf(child: { pid?: number | undefined }): number {
  if (child.pid === undefined) throw new Error('It did not start.');
  return child.pid;
}
