import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { findPostmaster } from '#server/db/postmaster-file.ts';
import { postmasterPid } from '#tests/setup/postmaster-pid.ts';
import { createPreparedPlace } from '#tests/setup/prepared-place.ts';
import { queryProgram } from '#tests/setup/query-program.ts';
import type { Program } from '#tests/setup/run-program.ts';

const ready = /is ready/;

test('Ctrl+C, which reaches every process of the terminal, ends the program in order', async () => {
  await using place = await createPreparedPlace();
  const program = place.run();
  await program.says(ready);

  process.kill(-pidOf(program.process), 'SIGINT');

  expect(await program.ended).toBe(0);
  expect(program.output()).not.toMatch(/went away|terminating connection/);
  expect(existsSync(path.join(place.dataDir, 'postgres/postmaster.pid'))).toBe(false);
});

test('after kill -9 of the program the next start adopts its PostgreSQL, after kill -9 of both it recovers', async () => {
  await using place = await createPreparedPlace();
  const first = place.run();
  await first.says(ready);
  await queryProgram(place.dataDir, 'create table kept as select 42 as answer');
  const left = postmasterPid(place.dataDir);

  first.process.kill('SIGKILL');
  await first.ended;

  const second = place.run();
  await second.says(ready);
  expect(postmasterPid(place.dataDir)).toBe(left);
  await queryProgram(place.dataDir, 'insert into kept values (43)');

  second.process.kill('SIGKILL');
  process.kill(left, 'SIGKILL');
  await second.ended;

  await place.run().says(ready);
  expect(postmasterPid(place.dataDir)).not.toBe(left);
  expect(await queryProgram(place.dataDir, 'select answer from kept')).toEqual([
    { answer: 42 },
    { answer: 43 },
  ]);
});

test('a killed PostgreSQL is restarted, even if killed again while it recovers, and pages keep working', async () => {
  await using place = await createPreparedPlace();
  const program = place.run({ PAGES_AHEAD: 'made' });
  await program.says(ready);
  const pages = async () => (await fetch(`http://localhost:${place.port}/`)).status;
  const offers = () => queryProgram(place.dataDir, 'select count(*)::int > 0 as offers from offers');
  expect(await pages()).toBe(200);
  let killed = postmasterPid(place.dataDir);

  process.kill(killed, 'SIGKILL');
  await program.says(/PostgreSQL is back/);
  expect(postmasterPid(place.dataDir)).not.toBe(killed);
  expect(await offers()).toEqual([{ offers: true }]);

  for (let times = 0; times < 4; times += 1) {
    const next = await anotherPostmasterPid(place.dataDir, killed, program);
    process.kill(next, 'SIGKILL');
    killed = next;
    expect(await pages()).toBe(200);
  }
  await program.says(/(?:PostgreSQL is back[^]*){2}/);

  // It may have been back between two kills: earlier log lines do not show that it is back now.
  await expect.poll(() => offers().catch(() => [])).toEqual([{ offers: true }]);
  expect(program.process.exitCode).toBeNull();
});

test('a PostgreSQL that cannot restart is reported, done without, and used again when it can', async () => {
  await using place = await createPreparedPlace();
  const program = place.run({ PAGES_AHEAD: 'made' });
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

test('a PostgreSQL killed while the program starts does not end the start', async () => {
  await using place = await createPreparedPlace();
  const program = place.run();

  let killed = 0;
  for (let times = 0; times < 2; times += 1) {
    const next = await anotherPostmasterPid(place.dataDir, killed, program);
    process.kill(next, 'SIGKILL');
    killed = next;
  }
  // Killed once more when the program uses it: the migrations' connection is open.
  await expect.poll(() => hasClients(place.dataDir), { interval: 1 }).toBe(true);
  process.kill(postmasterPid(place.dataDir), 'SIGKILL');

  await program.says(ready);
});

/** Polls as fast as it can, to find a new process while it recovers. */
async function anotherPostmasterPid(dataDir: string, than: number, program: Program): Promise<number> {
  while (program.process.exitCode === null) {
    const pid = findPostmaster(path.join(dataDir, 'postgres'))?.pid;
    if (pid !== undefined && pid !== than) return pid;
    await nextTurn();
  }
  throw new Error(`The program ended: ${program.output()}`);
}

/** Tells whether the program has queried its own database. */
async function hasClients(dataDir: string): Promise<boolean> {
  const text = "select from pg_stat_activity where application_name = 'imprumut-clar'";
  return (await queryProgram(dataDir, text).catch(() => [])).length > 0;
}

function pidOf(child: { pid?: number | undefined }): number {
  if (child.pid === undefined) throw new Error('It did not start.');
  return child.pid;
}
