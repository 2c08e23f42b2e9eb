import { afterAll, expect, onTestFinished, test } from 'vitest';
import { queryProgram } from '#tests/setup/query-program.ts';
import { operatorIdentity } from '#tests/setup/operator-identity.ts';
import { createPreparedPlace } from '#tests/setup/prepared-place.ts';
import { type Ended, runCommand } from '#tests/setup/run-command.ts';
import { startSmtp } from '#tests/setup/smtp.ts';

// The database of a running site.
const place = await createPreparedPlace();
afterAll(() => place[Symbol.asyncDispose]());
await place.run().says(/is ready/);

test("a lender's key is created for existing offers only", async () => {
  const make = (...args: string[]) => runCommand(place.dataDir, ['scripts/postback-key.ts', ...args]);

  const mistyped = await make('Creditor', '101', '1O1', '9999');
  expect([mistyped.code, mistyped.stdout]).toEqual([1, '']);
  expect(mistyped.stderr).toMatch(
    /^No offer of this site is 1O1, 9999, so no key was made\. There are: 101, 102, [\d, ]+\.\n$/,
  );

  const made = await make('Creditor', '101', '102');
  expect([made.code, made.stderr]).toEqual([undefined, '']);
  expect(made.stdout).toMatch(/^The key of Creditor, shown only now: \S{32}\n/);
  // Every parameter that a report may have, including the amount.
  const { searchParams } = new URL(made.stdout.trim().split('\n').at(-1) ?? '');
  expect([...searchParams.keys()]).toEqual([
    'key',
    'click_id',
    'transaction_id',
    'status',
    'payout',
    'currency',
  ]);
  const ofTune = await make('Rețea', '101', '--dialect=tune');
  expect(ofTune.stdout).toContain('&aff_sub={aff_sub}&');
  const unknown = await make('Rețea', '101', '--dialect=cake');
  expect(unknown.stderr).toMatch(
    /^No dialect is called cake\. There are: generic, 2performant, everflow, tune\.\n$/,
  );
  expect((await make('Creditor', '--revoke')).stdout).toBe('Keys of Creditor that no longer count: 1.\n');
});

test('an administrator is created through a link; errors are reported in a sentence', async () => {
  const make = (...args: string[]) => runCommand(place.dataDir, ['scripts/admin-create.ts', ...args]);

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

test('the check of a good set-up exits with 0, of a bad one with 1, each line with what to do', async () => {
  const smtp = await startSmtp();
  onTestFinished(() => smtp.stop());
  // Whatever the current date, this date is not late.
  await queryProgram(
    place.dataDir,
    `insert into rates (provider, currency, day, multiplier, reference, published_on, source, stored_at)
      values ('bnr', 'EUR', '2999-01-04', 1, 5, '2999-01-04', 'test', now())`,
  );
  const examine = async (settings: Record<string, string>, ...args: string[]) =>
    await runCommand(place.dataDir, ['scripts/doctor.ts', ...args], { RATES_FETCH: 'false', ...settings });

  const good: Ended = await examine(
    { ...operatorIdentity, PUBLIC_ORIGIN: 'https://site.test', SMTP_URL: smtp.url },
    '--mail',
    'ana@example.ro',
  );
  expect([good.code, good.stderr]).toEqual([undefined, '']);
  expect(good.stdout).not.toContain('de îndreptat');
  expect(good.stdout).toMatch(/^ok +Identitate: Operatorul este numit\.$/m);
  expect(good.stdout).toContain('[x] Identitatea operatorului');
  expect(smtp.taken).toHaveLength(1);

  const bad: Ended = await examine({ PUBLIC_ORIGIN: 'http://site.test' });
  expect(bad.code).toBe(1);
  expect(bad.stdout).toMatch(/^de îndreptat +Identitate: .*OPERATOR_NAME/m);
  expect(smtp.taken).toHaveLength(1);

  const none: Ended = await examine({ PORT: 'abc' });
  expect([none.code, none.stdout]).toEqual([1, '']);
  expect(none.stderr).toMatch(/^de îndreptat: Setări\. .+\n {2}PORT must/);
});
