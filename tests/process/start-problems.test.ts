import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { type AddressInfo, type Socket, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { createPreparedPlace } from '#tests/setup/prepared-place.ts';
import { createProgramPlace, findFreePort } from '#tests/setup/run-program.ts';

// Each problem: one clear sentence, exit code 1, no stack, nothing damaged.
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

test('a port in use is reported', async () => {
  await using place = await createProgramPlace();
  await using server = await listenSilently(place.port);

  const program = place.run();

  expect(await program.ended).toBe(1);
  expect(program.output()).toBe(
    `Port ${server.port} of 127.0.0.1 is in use; stop what uses it, or set PORT to another one.\n`,
  );
});

test('a port of the metrics in use, while what uses it goes on', async () => {
  await using place = await createProgramPlace();
  await using server = await listenSilently(await findFreePort());

  const program = place.run({ METRICS_PORT: String(server.port) });

  expect(await program.ended).toBe(1);
  expect(program.output()).toBe(
    `Port ${server.port} of 127.0.0.1 is in use; stop what uses it, or set METRICS_PORT to another one.\n`,
  );
});

test('wrong settings, all at once', async () => {
  await using place = await createProgramPlace();

  const program = place.run({ PORT: 'abc', COUNTRY: 'DE' });

  expect(await program.ended).toBe(1);
  expect(program.output()).toMatch(
    /^These settings can not be used.+\n {2}PORT must.+\n {2}COUNTRY must.+\n$/,
  );
});

test('a public site without an operator is refused', async () => {
  await using place = await createProgramPlace();

  const program = place.run({ PUBLIC_ORIGIN: 'https://example.ro', OPERATOR_NAME: '', OPERATOR_EMAIL: '' });

  expect(await program.ended).toBe(1);
  expect(program.output()).toBe(
    'https://example.ro would be open to everybody without saying who runs it: set OPERATOR_NAME, OPERATOR_EMAIL (.env.example explains each), or STAGING=true for a rehearsal.\n',
  );
});

test('a data folder that is not one is refused', async () => {
  await using place = await createProgramPlace();
  const file = path.join(place.dataDir, 'file');
  writeFileSync(file, 'precious');

  const program = place.run({ DATA_DIR: file });

  expect(await program.ended).toBe(1);
  expect(program.output()).toMatch(/^The data folder \S+\/file can not be used: .+\n$/);
  expect(readFileSync(file, 'utf8')).toBe('precious');
});

// Not even root can create a folder there; below /proc Node's own mkdir never ends.
test.each(['/sys/imprumut-clar', '/proc/imprumut-clar'])(
  'a data folder that cannot be created is reported: %s',
  async (dataDir) => {
    await using place = await createProgramPlace();

    const program = place.run({ DATA_DIR: dataDir });

    expect(await program.ended).toBe(1);
    expect(program.output()).toMatch(/^The data folder \/(?:sys|proc)\/imprumut-clar can not be used: .+\n$/);
  },
);

test('a missing content folder is reported', async () => {
  await using place = await createPreparedPlace();

  const program = place.run({ CONTENT_DIR: '/nicaieri', LOG_LEVEL: 'warn' });

  expect(await program.ended).toBe(1);
  expect(program.output()).toMatch(/^The content folder \/nicaieri can not be read: .+\n$/);
});

test('an unresponsive database is reported after ten seconds', async () => {
  await using place = await createProgramPlace();
  await using server = await listenSilently(0);

  const program = place.run({ DATABASE_URL: `postgres://site:secret@127.0.0.1:${server.port}/site` });

  expect(await program.ended).toBe(1);
  expect(program.output()).toMatch(
    /^The database 127\.0\.0\.1:\d+\/site of DATABASE_URL did not answer in 10 seconds/,
  );
  expect(program.output()).not.toContain('secret');
  expect(performance.now() - server.askedAt()).toBeLessThan(20_000);
});

test('a failed migration is reported, and leaves the database unchanged', async () => {
  await using place = await createProgramPlace();
  const postgres = await startEmbeddedPostgres({ dataDir: place.dataDir, log: silent });
  const client = new pg.Client(postgres.connection);
  await client.connect();
  await client.query('create table offers (someone text)');
  await client.end();
  await postgres.stop();

  const program = place.run();

  expect(await program.ended).toBe(1);
  expect(program.output()).toBe(
    'Migration 001-offers failed: relation "offers" already exists\nThe database is as it was before.\n',
  );
});

test('a killed start script does not leave the site running', async () => {
  await using place = await createPreparedPlace();
  const script = place.run({}, 'scripts/start.mjs');
  await script.says(/is ready/);

  script.process.kill('SIGKILL');

  // The site shares the script's output, which ends when both have ended.
  await script.ended;
  await expect(fetch(`http://localhost:${place.port}/`)).rejects.toThrow('fetch failed');
});

test('the start script passes on signals and the exit code', async () => {
  await using place = await createPreparedPlace();
  const script = place.run({}, 'scripts/start.mjs');
  await script.says(/is ready/);

  script.process.kill('SIGTERM');

  expect(await script.ended).toBe(0);
});

test('a path too long for a socket is reported', async () => {
  await using place = await createProgramPlace();
  const dataDir = path.join(place.dataDir, 'a'.repeat(100));
  await using prepared = await createPreparedPlace();
  await rename(prepared.dataDir, dataDir);

  const program = place.run({ DATA_DIR: dataDir });
  await program.says(/is ready/);
  program.process.kill('SIGTERM');

  expect(await program.ended).toBe(0);
});

test('a data folder that only root may enter is reported', async () => {
  await using place = await createProgramPlace();
  // With the permissions of mkdtemp: under root PostgreSQL's own account cannot enter it.
  const closed = await mkdtemp(path.join(tmpdir(), 'imprumut-clar-closed-'));

  const program = place.run({ DATA_DIR: closed });
  await program.says(/is ready/);
  program.process.kill('SIGTERM');

  expect(await program.ended).toBe(0);
  await rm(closed, { recursive: true });
});

/** Listens and accepts connections without ever answering. */
async function listenSilently(
  port: number,
): Promise<AsyncDisposable & { port: number; askedAt: () => number }> {
  const sockets = new Set<Socket>();
  let askedAt = Infinity;
  const server = createServer((socket) => {
    askedAt = Math.min(askedAt, performance.now());
    sockets.add(socket.on('error', () => undefined));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    /** time of the first connection, by performance.now() */
    askedAt: () => askedAt,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
