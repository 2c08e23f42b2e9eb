import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createClicksRepository } from '#server/visits/clicks/clicks-repository.ts';
import { migrate } from '#server/db/migrate.ts';
import { newClick } from '#tests/factories/new-click.ts';
import { createDatabaseBefore } from '#tests/setup/test-database.ts';
import { findUnlikeChanges } from './conversion-changes.ts';
import { storePostback } from './store-postback.ts';

const CUTTING = '052-reports-without-persons';

test('the migration cuts older reports to the parameters that are read, and later reports continue from them', async () => {
  await using database = await createDatabaseBefore(CUTTING);
  const { db, connection } = database;
  const [keyId, clickId] = [randomUUID(), randomUUID()];
  const at = new Date('2026-11-20T10:00:00Z');
  const decidedAt = new Date('2026-11-20T10:01:00Z');
  await sql`
    insert into postback_keys (id, partner, offer_ids, key_hash, created_at)
    values (${keyId}, 'Creditor', '{101}', decode('00', 'hex'), ${at})`.execute(db);
  const click = `click_id=${clickId}&transaction_id=T%201`;
  const rows: [raw: string, outcome: string][] = [
    [`${click}&status=pending&payout=120.50&currency=RON&name=Ion+Popa&phone=0722123456`, 'stored'],
    [`${click}&status=approved&cnp=1`, 'stored'],
    ['body=%7B%22key%22%3A%22secret%22%2C%22name%22%3A%22Ion+Po&transaction_id=T2', 'invalid'],
  ];
  for (const [index, [raw, outcome]] of rows.entries()) {
    await sql`
      insert into postbacks (key_id, raw, outcome, received_at)
      values (${keyId}, ${raw}, ${outcome}, ${new Date(at.getTime() + index * 60_000)})`.execute(db);
  }
  await sql`
    insert into conversions (key_id, transaction_id, click_id, offer_id, status, payout_cents, payout_currency,
      received_at, reported_at, changed_at)
    values (${keyId}, 'T 1', ${clickId}, '101', 'approved', 12050, 'RON', ${at}, ${decidedAt}, ${at})`.execute(
    db,
  );

  await migrate(connection);

  const kept = await db
    .selectFrom('postbacks')
    .select(['raw', 'transaction_id'])
    .orderBy('received_at')
    .execute();
  expect(kept).toEqual([
    {
      raw: `click_id=${clickId}&transaction_id=T+1&status=pending&payout=120.50&currency=RON`,
      transaction_id: 'T 1',
    },
    { raw: `click_id=${clickId}&transaction_id=T+1&status=approved`, transaction_id: 'T 1' },
    { raw: 'body=unreadable&transaction_id=T2', transaction_id: 'T2' },
  ]);

  await createClicksRepository(db).addClick(newClick({ id: clickId, offerId: '101' }));
  const key = { id: keyId, offerIds: ['101'], dialect: 'generic' as const };
  const now = new Date('2026-11-27T10:00:00Z');
  const raw = `${click}&status=pending&payout=1&currency=RON`;
  await storePostback(db, { id: randomUUID(), key, raw, receivedAt: now, now });
  expect(await db.selectFrom('conversions').select(['status', 'payout_cents']).execute()).toEqual([
    { status: 'approved', payout_cents: 12_050 },
  ]);
  // Both earlier reports and the late one are changes; the conversion follows from all three.
  expect(
    await db
      .selectFrom('conversion_changes')
      .select(['status', 'payout_cents', 'is_confirmed'])
      .orderBy('received_at')
      .execute(),
  ).toEqual([
    { status: 'pending', payout_cents: 12_050, is_confirmed: true },
    { status: 'approved', payout_cents: null, is_confirmed: true },
    { status: 'pending', payout_cents: 100, is_confirmed: false },
  ]);
  expect(await findUnlikeChanges(db)).toEqual([]);
});
