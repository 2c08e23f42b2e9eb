import { beforeEach, expect, test } from 'vitest';
import type { SeriesEntry } from '#domain/base/series/series-book.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { createChanges } from './changes.ts';

const database = await openFileDatabase();
const { db } = database;
let time = new Date('2026-11-26T10:00:00Z');
let obstacle: string | null = null;
let made: string[] = [];
const ana = { id: 'ana', name: 'Ana' };
const ion = { id: 'ion', name: 'Ion' };

// Any kind will do: the content of one whose own form asks for no moment.
const { alone, add, approve, decline, remove, applyDue, repositoryAt } = createChanges<
  SeriesEntry,
  { refused: 'obstacle' }
>({
  db,
  kind: { name: 'series', subjectOf: ({ series }) => series },
  country: 'RO',
  now: () => time,
  lock: async () => undefined,
  inLog: ({ point }) => ({ after: { point } }),
  publishing: async (_, { id }) =>
    obstacle === null ? async () => void made.push(`published ${id}`) : { refused: 'obstacle' },
  ending: async (_, { id }) => void made.push(`ended ${id}`),
  failure: () => 'Între timp nu mai era posibil.',
});
const source = { name: 'BNR', url: null, date: null, readAt: null };
const content: SeriesEntry = { series: 'ircc', point: { from: '2026-10-01', value: 5.5, source } };
const propose = async (startsAt: Date | null, endsAt: Date | null = null) =>
  (await alone((trx) => add(trx, { content, note: 'Valoarea nouă.', startsAt, endsAt }, ana))).id;
const statusOf = async (id: number) => (await repositoryAt(db).listOf('ircc')).find((one) => one.id === id);
const log = async () =>
  (await db.selectFrom('audit_log').select(['user_name', 'action']).orderBy('id').execute()).map(
    ({ user_name: who, action }) => `${who} ${action}`,
  );

beforeEach(async () => {
  await database.clear();
  time = new Date('2026-11-26T10:00:00Z');
  [obstacle, made] = [null, []];
  for (const { id, name } of [ana, ion]) {
    const account = { email: `${id}@exemplu.ro`, email_verified: true, roles: ['editor' as const] };
    await db
      .insertInto('office_users')
      .values({ id, name, ...account, created_at: time, updated_at: time })
      .execute();
  }
});

test('a change of any kind becomes public at its moment, once, and ends when its time is over', async () => {
  const id = await propose(new Date('2026-11-27T10:00:00Z'), new Date('2026-11-28T10:00:00Z'));
  expect(await approve(id, ana)).toEqual({ refused: 'own' });
  expect(await approve(id, ion)).toEqual({ status: 'approved' });
  await applyDue();
  expect(made).toEqual([]);

  time = new Date('2026-11-27T10:00:00Z');
  await Promise.all([applyDue(), applyDue()]);
  expect(made).toEqual([`published ${id}`]);
  expect(await statusOf(id)).toMatchObject({ status: 'public', publishedAt: time, decidedBy: 'Ion' });

  time = new Date('2026-11-28T10:00:00Z');
  await applyDue();
  expect(made).toEqual([`published ${id}`, `ended ${id}`]);
  expect(await log()).toEqual([
    'Ana series.proposed',
    'Ion series.approved',
    'site series.published',
    'site series.ended',
  ]);
});

test('a change that is no longer possible at its moment fails with the reason; a scheduled change can be declined', async () => {
  const [late, declined] = [await propose(time), await propose(time)];
  time = new Date('2026-11-26T09:00:00Z');
  for (const id of [late, declined]) expect(await approve(id, ion)).toEqual({ status: 'approved' });
  expect(await decline(declined, 'Greșeală.', ana)).toEqual({ status: 'done' });

  time = new Date('2026-11-26T10:00:00Z');
  obstacle = 'something';
  await applyDue();

  expect(made).toEqual([]);
  expect(await statusOf(late)).toMatchObject({ status: 'failed', reason: 'Între timp nu mai era posibil.' });
  expect(await statusOf(declined)).toMatchObject({ status: 'withdrawn', reason: 'Greșeală.' });
});

test('one person removes a public change at once, and it cannot be decided again', async () => {
  const id = await propose(null);
  expect(await approve(id, ion)).toEqual({ status: 'public' });
  expect(await remove(id, ana)).toEqual({ status: 'done' });
  expect(made).toEqual([`published ${id}`, `ended ${id}`]);
  expect(await statusOf(id)).toMatchObject({ status: 'withdrawn', decidedBy: 'Ion' });
  for (const again of [await remove(id, ion), await approve(id, ion), await decline(id, 'nu', ion)])
    expect(again).toEqual({ refused: 'decided' });
});
