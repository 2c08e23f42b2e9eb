import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#server/db/tables.ts';
import type { LinkState } from '#server/shared/links/signed-links.ts';
import { liftSuppression } from '#server/people/unsubscribe/suppressions.ts';
import { settleStopsOf } from '#server/people/unsubscribe/topic-stops.ts';

/**
 * Confirms a subscription by the owner of the address. Earlier subscriptions of the address are merged into the new row, so that
 * one address has one row; stopped topics are not. A person who had unsubscribed returns by this: it is their own deed, and it came
 * after (unsubscribing removes every earlier request).
 * @returns false when the request is gone
 */
export async function confirmSubscription(
  tx: Transaction<Database>,
  id: string,
  now: Date,
): Promise<boolean> {
  // Locks all rows of the address, so that the second of two simultaneous confirmations sees the first.
  const own = await tx
    .selectFrom('subscriptions')
    .select(['id', 'address_hash', 'confirmed_at', 'offers_at', 'articles_at'])
    .where('address_hash', '=', (row) =>
      row.selectFrom('subscriptions as asked').select('asked.address_hash').where('asked.id', '=', id),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  const request = own.find((row) => row.id === id);
  if (!request) return false;
  if (request.confirmed_at) return true;
  await settleStopsOf(tx, request.address_hash);
  const earlier = await tx
    .selectFrom('subscriptions')
    .select(['id', 'offers_at', 'articles_at', 'digest_week'])
    .where('address_hash', '=', request.address_hash)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  if (earlier) {
    await moveAlerts(tx, earlier.id, id);
    await movePriceAlerts(tx, earlier.id, id);
    await tx.deleteFrom('subscriptions').where('id', '=', earlier.id).execute();
  }
  await tx
    .updateTable('subscriptions')
    .set({
      confirmed_at: now,
      offers_at: earlier?.offers_at ?? request.offers_at,
      articles_at: earlier?.articles_at ?? request.articles_at,
      digest_week: earlier?.digest_week ?? null,
    })
    .where('id', '=', id)
    .execute();
  await liftSuppression(tx, request.address_hash);
  return true;
}

// Moves alerts; a repeated one is merged.
async function moveAlerts(tx: Transaction<Database>, from: string, to: string): Promise<void> {
  await tx
    .updateTable('rate_alerts as own')
    .set({ subscription_id: to })
    .where('subscription_id', '=', from)
    .where((own) =>
      own.not(
        own.exists(
          own
            .selectFrom('rate_alerts as same')
            .select('same.id')
            .where('same.subscription_id', '=', to)
            .whereRef('same.currency', '=', 'own.currency')
            .whereRef('same.direction', '=', 'own.direction')
            .whereRef('same.threshold', '=', 'own.threshold'),
        ),
      ),
    )
    .execute();
}

// The same for a lender and loan: of two thresholds the newer one counts.
async function movePriceAlerts(tx: Transaction<Database>, from: string, to: string): Promise<void> {
  await tx
    .updateTable('price_alerts as own')
    .set({ subscription_id: to })
    .where('subscription_id', '=', from)
    .where((own) =>
      own.not(
        own.exists(
          own
            .selectFrom('price_alerts as same')
            .select('same.id')
            .where('same.subscription_id', '=', to)
            .whereRef('same.lender', '=', 'own.lender')
            .whereRef('same.principal', '=', 'own.principal')
            .whereRef('same.term_count', '=', 'own.term_count')
            .whereRef('same.term_unit', '=', 'own.term_unit')
            .whereRef('same.is_once', '=', 'own.is_once'),
        ),
      ),
    )
    .execute();
}

/** Reads the state of a subscription for the page of its link. */
export async function readSubscriptionState(db: Kysely<Database>, id: string): Promise<LinkState> {
  const request = await db
    .selectFrom('subscriptions')
    .select('confirmed_at')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!request) return 'gone';
  return request.confirmed_at ? 'done' : 'waiting';
}
