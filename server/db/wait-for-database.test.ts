import { expect, inject, test } from 'vitest';
import { waitForDatabase } from './wait-for-database.ts';
import { findFreePort } from '#tests/setup/run-program.ts';

const { host, user } = inject('postgres');
const addressOf = (database: string) =>
  `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`;

test('a database that answers is not waited for', async () => {
  await expect(waitForDatabase(addressOf('postgres'))).resolves.toBeUndefined();
});

test('a database that refuses us is not waited for either', async () => {
  await expect(waitForDatabase(addressOf('nowhere'))).rejects.toThrow(
    'The database localhost/nowhere of DATABASE_URL refuses us: database "nowhere" does not exist',
  );
});

test('a database that is not there is given up after a while, without its password in the sentence', async () => {
  const address = `postgres://site:secret@127.0.0.1:${await findFreePort()}/site`;

  const waiting = waitForDatabase(address, { patienceMs: 500 });

  await expect(waiting).rejects.toThrow(
    /^The database 127\.0\.0\.1:\d+\/site of DATABASE_URL did not answer in 0\.5 /,
  );
  await expect(waiting).rejects.not.toThrow(/secret/);
});
