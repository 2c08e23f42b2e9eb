import { type AddressInfo, createConnection, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { waitForDatabase } from './wait-for-database.ts';
import { findFreePort } from '#tests/setup/run-program.ts';

const { host, user } = inject('postgres');
const addressOf = (database: string) =>
  `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`;

test('a database that answers is not waited for', async () => {
  await expect(waitForDatabase(addressOf('postgres'))).resolves.toBeUndefined();
});

test('a database that refuses the account is not waited for either', async () => {
  await expect(waitForDatabase(addressOf('nowhere'))).rejects.toThrow(
    'The database localhost/nowhere of DATABASE_URL refuses us: database "nowhere" does not exist',
  );
});

test('a missing database is given up after a while, without its password in the sentence', async () => {
  const address = `postgres://site:secret@127.0.0.1:${await findFreePort()}/site`;

  const waiting = waitForDatabase(address, { patienceMs: 500 });

  await expect(waiting).rejects.toThrow(
    /^The database 127\.0\.0\.1:\d+\/site of DATABASE_URL did not answer in 0\.5 /,
  );
  await expect(waiting).rejects.not.toThrow(/secret/);
});

test('a database that answers only the second try is waited for, as when the first answer came too late', async () => {
  let tries = 0;
  const server = createServer((incoming) => {
    tries += 1;
    if (tries === 1) return void incoming.resume();
    const onward = createConnection(join(host, '.s.PGSQL.5432'));
    incoming.pipe(onward).pipe(incoming);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  await waitForDatabase(`postgres://${user}@127.0.0.1:${port}/postgres`, { patienceMs: 2_000 });

  expect(tries).toBe(2);
  server.close();
});
