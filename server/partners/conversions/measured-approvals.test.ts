import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { createMeasuredApprovals } from './measured-approvals.ts';

const { db } = await openFileDatabase();

async function addConversions(offerId: string, counts: Record<'pending' | 'approved' | 'rejected', number>) {
  const key = await db
    .insertInto('postback_keys')
    .values({
      partner: 'Creditor',
      offer_ids: [offerId],
      key_hash: Buffer.from(randomUUID()),
      created_at: new Date(),
      revoked_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const at = new Date('2026-11-20T10:00:00Z');
  const rows = (['pending', 'approved', 'rejected'] as const).flatMap((status) =>
    Array.from({ length: counts[status] }, () => ({
      key_id: key.id,
      transaction_id: randomUUID(),
      click_id: randomUUID(),
      offer_id: offerId,
      status,
      payout_cents: null,
      payout_currency: null,
      received_at: at,
      reported_at: at,
      changed_at: at,
    })),
  );
  await db.insertInto('conversions').values(rows).execute();
}

test('an offer is measured from 50 decided requests on, with its day; requests that wait do not count', async () => {
  await addConversions('101', { pending: 9, approved: 30, rejected: 20 });
  await addConversions('102', { pending: 9, approved: 30, rejected: 19 });
  const now = () => new Date('2026-11-26T23:30:00Z');
  const approvals = createMeasuredApprovals({ db, timeZone: 'Europe/Bucharest', now });

  expect(await approvals.load()).toEqual(
    new Map([['101', { approved: 30, decided: 50, day: '2026-11-27' }]]),
  );
});
