import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { createPreparedPlace } from '#tests/setup/prepared-place.ts';

type Ended = { stdout: string; stderr: string; code?: number };

/** Runs a command on the database of a place, to its end. */
async function command(dataDir: string, ...args: string[]): Promise<Ended> {
  const env = { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
  return await promisify(execFile)(process.execPath, args, { env }).catch((ended: Ended) => ended);
}

test("a lender's key is made for offers that are there, and for no others", async () => {
  await using place = await createPreparedPlace();
  await place.run().says(/is ready/);
  const make = (...args: string[]) => command(place.dataDir, 'scripts/postback-key.ts', ...args);

  const mistyped = await make('Creditor', '101', '1O1', '9999');
  expect([mistyped.code, mistyped.stdout]).toEqual([1, '']);
  expect(mistyped.stderr).toMatch(
    /^No offer of this site is 1O1, 9999, so no key was made\. There are: 101, 102, [\d, ]+\.\n$/,
  );

  const made = await make('Creditor', '101', '102');
  expect([made.code, made.stderr]).toEqual([undefined, '']);
  expect(made.stdout).toMatch(/^The key of Creditor, shown only now: \S{32}\n/);
  // Every parameter that a report may have, the money too.
  const { searchParams } = new URL(made.stdout.trim().split('\n').at(-1) ?? '');
  expect([...searchParams.keys()]).toEqual([
    'key',
    'click_id',
    'transaction_id',
    'status',
    'payout',
    'currency',
  ]);
  expect((await make('Creditor', '--revoke')).stdout).toBe('Keys of Creditor that no longer count: 1.\n');
});

test('an administrator is made by a link; what is wrong is told in a sentence', async () => {
  await using place = await createPreparedPlace();
  await place.run().says(/is ready/);
  const make = (...args: string[]) => command(place.dataDir, 'scripts/admin-create.ts', ...args);

  expect(await make('--mail', 'ana@example.ro')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Unknown option '--mail'[^\n]*\n$/),
  });
  expect(await make('--email', 'ana', '--name', 'Ana')).toMatchObject({
    code: 1,
    stderr: '"ana" is no e-mail address.\n',
  });
  expect((await make('--email', 'ana@example.ro', '--name', 'Ana')).stdout).toMatch(
    /^For 48 hours this link makes the account:\n {2}http:\/\/localhost:3000\/admin\/\S+\n$/,
  );
});
