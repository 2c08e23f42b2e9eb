import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPostmaster } from '#server/db/postmaster-file.ts';
import { postmasterPid } from '#tests/setup/postmaster-pid.ts';
import { createPreparedPlace } from '#tests/setup/prepared-place.ts';
import { queryProgram } from '#tests/setup/query-program.ts';
import { createProgramPlace } from '#tests/setup/run-program.ts';

const ready = /is ready/;

test('the first start creates the database, a stop ends both, and the next start finds the stored data', async () => {
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

test('a copied data folder gets its own PostgreSQL, and the original stays unchanged', async () => {
  await using original = await createPreparedPlace();
  await using copy = await createProgramPlace();
  const first = original.run();
  await first.says(ready);
  await queryProgram(original.dataDir, 'create table rehearsed (at text)');
  // Killed, so that its PostgreSQL keeps running for the next program, and everything is in the files.
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

describe('beside a running site', async () => {
  const place = await createPreparedPlace();
  beforeAll(() => place.run().says(ready));
  afterAll(() => place[Symbol.asyncDispose]());

  test('a second program on the same data folder is refused in a sentence, and the first continues', async () => {
    const running = postmasterPid(place.dataDir);
    await using elsewhere = await createProgramPlace();

    // On a busy machine it reports meanwhile that it waits.
    const second = elsewhere.run({ DATA_DIR: place.dataDir, LOG_LEVEL: 'warn' });

    expect(await second.ended).toBe(1);
    expect(second.output()).toMatch(/^Another running copy of this program uses the data folder .+\.\n$/);
    expect(postmasterPid(place.dataDir)).toBe(running);
    expect((await fetch(`http://localhost:${place.port}/api/health`)).status).toBe(200);
  });

  test('a copy made while the original runs does not take its place, and both continue', async () => {
    await using copy = await createProgramPlace();
    await queryProgram(place.dataDir, 'checkpoint');
    await promisify(execFile)('cp', ['-Rp', `${place.dataDir}/.`, copy.dataDir]);

    await copy.run().says(ready);

    expect(postmasterPid(copy.dataDir)).not.toBe(postmasterPid(place.dataDir));
    expect((await fetch(`http://localhost:${place.port}/api/health`)).status).toBe(200);
  });
});

test('a number in postmaster.pid that now belongs to another process does not prevent a start', async () => {
  await using place = await createPreparedPlace();
  const folder = path.join(place.dataDir, 'postgres');
  writeFileSync(
    path.join(folder, 'postmaster.pid'),
    `${process.pid}\n${folder}\n0\n5432\n${folder}\n\n1 1\nready\n`,
  );

  await place.run().says(ready);

  expect(postmasterPid(place.dataDir)).not.toBe(process.pid);
});
