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

// Each: one clear sentence, exit code 1, no stack, nothing damaged.
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

test('a port in use', async () => {
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

test('a public site that nobody stands behind', async () => {
  await using place = await createProgramPlace();

  const program = place.run({ PUBLIC_ORIGIN: 'https://example.ro', OPERATOR_NAME: '', OPERATOR_EMAIL: '' });

  expect(await program.ended).toBe(1);
  expect(program.output()).toBe(
    'https://example.ro would be open to everybody without saying who runs it: set OPERATOR_NAME, OPERATOR_EMAIL (.env.example explains each), or STAGING=true for a rehearsal.\n',
  );
});

test('a data folder that is none', async () => {
  await using place = await createProgramPlace();
  const file = path.join(place.dataDir, 'file');
  writeFileSync(file, 'precious');

  const program = place.run({ DATA_DIR: file });

  expect(await program.ended).toBe(1);
  expect(program.output()).toMatch(/^The data folder \S+\/file can not be used: .+\n$/);
  expect(readFileSync(file, 'utf8')).toBe('precious');
});

// Nobody can make a folder there, root included; below /proc Node's own way to make folders never ends.
test.each(['/sys/imprumut-clar', '/proc/imprumut-clar'])(
  'a data folder that can not be made: %s',
  async (dataDir) => {
    await using place = await createProgramPlace();

    const program = place.run({ DATA_DIR: dataDir });

    expect(await program.ended).toBe(1);
    expect(program.output()).toMatch(/^The data folder \/(?:sys|proc)\/imprumut-clar can not be used: .+\n$/);
  },
);

test('a content folder that is not there', async () => {
  await using place = await createPreparedPlace();

  const program = place.run({ CONTENT_DIR: '/nicaieri', LOG_LEVEL: 'warn' });

  expect(await program.ended).toBe(1);
  expect(program.output()).toMatch(/^The content folder \/nicaieri can not be read: .+\n$/);
});

test('a database that does not answer, after ten seconds', async () => {
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

test('a migration that fails, and leaves the database as it was', async () => {
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

test('a killed start script does not leave the site behind', async () => {
  await using place = await createPreparedPlace();
  const script = place.run({}, 'scripts/start.mjs');
  await script.says(/is ready/);

  script.process.kill('SIGKILL');

  // Its output ends when the site, which shares it, has ended too.
  await script.ended;
  await expect(fetch(`http://localhost:${place.port}/`)).rejects.toThrow('fetch failed');
});

test('the start script hands over signals and the exit code', async () => {
  await using place = await createPreparedPlace();
  const script = place.run({}, 'scripts/start.mjs');
  await script.says(/is ready/);

  script.process.kill('SIGTERM');

  expect(await script.ended).toBe(0);
});

test('a path too long for a socket', async () => {
  await using place = await createProgramPlace();
  const dataDir = path.join(place.dataDir, 'a'.repeat(100));
  await using prepared = await createPreparedPlace();
  await rename(prepared.dataDir, dataDir);

  const program = place.run({ DATA_DIR: dataDir });
  await program.says(/is ready/);
  program.process.kill('SIGTERM');

  expect(await program.ended).toBe(0);
});

test('a data folder only root may enter', async () => {
  await using place = await createProgramPlace();
  // As mkdtemp makes it: under root PostgreSQL's own account can not pass it.
  const closed = await mkdtemp(path.join(tmpdir(), 'imprumut-clar-closed-'));

  const program = place.run({ DATA_DIR: closed });
  await program.says(/is ready/);
  program.process.kill('SIGTERM');

  expect(await program.ended).toBe(0);
  await rm(closed, { recursive: true });
});

/** Takes connections and never says a word. */
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
    /** when it was first connected to, by performance.now() */
    askedAt: () => askedAt,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
