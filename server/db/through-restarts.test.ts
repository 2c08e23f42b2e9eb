import { expect, test } from 'vitest';
import { throughRestarts } from './through-restarts.ts';

/** Builds a step that fails a number of times and then returns 'done'. */
function failing(times: number, error: Error) {
  const tries = { count: 0 };
  const step = async () => {
    tries.count += 1;
    if (tries.count <= times) throw error;
    return 'done';
  };
  return { tries, step };
}

const coded = (code: string, more: object = {}) => Object.assign(new Error('x'), { code, ...more });

test.each([
  ['is killed in the middle of a query', new Error('Connection terminated unexpectedly')],
  ['is killed in the middle of a transaction', new Error('Postgres connection has been discarded')],
  ['is told to stop', coded('57P01')],
  ['has lost one of its processes', coded('57P02')],
  ['is starting', coded('57P03')],
  ['has a full disk', coded('53100')],
  ['has no socket yet', coded('ENOENT', { syscall: 'connect' })],
  ['refuses at each address of its host', new AggregateError([coded('ECONNREFUSED')])],
  ['was away, as the cause of another failure', new Error('Migration failed', { cause: coded('57P01') })],
])('a step is repeated when the database %s', async (_, error) => {
  const { tries, step } = failing(1, error);

  expect(await throughRestarts(step)).toBe('done');
  expect(tries.count).toBe(2);
});

test.each([
  ['a row that is refused', coded('23505')],
  ['a file that is missing', coded('ENOENT', { syscall: 'open' })],
  ['a fault of the program', new TypeError('x is not a function')],
])('%s does not repeat a step', async (_, error) => {
  const { tries, step } = failing(1, error);

  await expect(throughRestarts(step)).rejects.toBe(error);
  expect(tries.count).toBe(1);
});

test('a database that stays away fails with its own error', async () => {
  const { step } = failing(100, coded('57P03'));

  await expect(throughRestarts(step, 50)).rejects.toMatchObject({ code: '57P03' });
});
