import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { waitingNames } from '#domain/answers/office/waiting-places.ts';
import { findWaiting } from '#server/office/find-waiting.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { navigationCounts } from './navigation-counts.ts';

const { db } = await openFileDatabase();
const find = () =>
  findWaiting(db, {
    waiting: navigationCounts,
    roles: ['administrator'],
    onFailure: (error) => {
      throw error;
    },
  });

test('every place of waiting work is counted, and an empty site has none', async () => {
  const { found, isWhole } = await find();

  expect(isWhole).toBe(true);
  expect(Object.keys(found).toSorted()).toEqual(waitingNames.toSorted());
  expect(Object.values(found)).toEqual(waitingNames.map(() => ({ count: 0, since: null })));
});

test('waiting work is counted with the moment of the oldest; for work with a day alone it is noon', async () => {
  await sql`insert into comments (id, article_slug, author_name, email, body, status, created_at) values
    (gen_random_uuid(), 'a', 'Ion', 'ion@exemplu.ro', 'Da', 'pending', '2026-11-22T10:00:00Z'),
    (gen_random_uuid(), 'a', 'Dan', 'dan@exemplu.ro', 'Nu', 'rejected', '2026-11-01T10:00:00Z')`.execute(db);
  await sql`insert into price_reports
      (country, lender, kind, sum_lei, days, percent_per_day, fees_lei, month, is_above_ceiling, received_on) values
    ('RO', 'ferratum', 'payday', 500, 30, 1, 0, '2026-10', false, '2026-11-20'),
    ('RO', 'ferratum', 'payday', 500, 30, 1, 0, '2026-10', false, '2026-11-24')`.execute(db);
  await sql`insert into sent_requests (country, lender, sent_on, received_on, status, answered_on, gave_price, answer_status) values
    ('RO', 'ferratum', '2026-10-01', '2026-10-02', 'accepted', '2026-11-19', false, 'waiting'),
    ('RO', 'ferratum', '2026-11-20', '2026-11-21', 'waiting', null, null, null)`.execute(db);

  const { found } = await find();

  expect(found.moderation).toEqual({ count: 1, since: new Date('2026-11-22T10:00:00Z') });
  expect(found['price-reports']).toEqual({ count: 2, since: new Date('2026-11-20T12:00:00Z') });
  expect(found['sent-requests']).toEqual({ count: 2, since: new Date('2026-11-19T12:00:00Z') });
});
