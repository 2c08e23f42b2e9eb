import type { Kysely, Transaction } from 'kysely';
import { dayOf } from '#domain/base/days/iso-day.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import { type LenderPrice, lenderPrice } from '#domain/people/subscriptions/lender-price.ts';
import { priceNews } from '#domain/people/subscriptions/price-alert.ts';
import type { Database } from '#server/db/tables.ts';
import { tryAll } from '#server/shared/jobs/try-all.ts';
import type { MailOutbox } from '#server/shared/mail/mail-outbox.ts';
import { eraseWhenEmpty, hasStopped } from '#server/people/unsubscribe/topic-stops.ts';
import type { UnsubscribeLinks } from '#server/people/unsubscribe/unsubscribe-links.ts';
import type { PriceServices } from './check-price-alert.ts';
import { mailOfPriceAlert, type WaitingPriceAlert } from './price-alert-mail.ts';

export type PriceAlertServices = PriceServices & {
  outbox: Pick<MailOutbox, 'add'>;
  unsubscribeLinks: UnsubscribeLinks;
  origin: string;
  now: () => Date;
};

/**
 * Writes to all subscribers whose lender's price changed, fell below the threshold or appeared. Each alert ends in the transaction
 * of its mail, as a rate alert does. While the offers cannot be read, and for a lender out of sight, alerts keep waiting.
 * @returns how many mails were written
 * @throws {AggregateError} with the failures, after all others were written
 */
export async function sendPriceAlerts(db: Kysely<Database>, services: PriceAlertServices): Promise<number> {
  const waiting = await listWaiting(db);
  if (waiting.length === 0) return 0;
  const list = await services.loadOffers();
  if (list.isOutage) return 0;
  const { country, now } = services;
  const today = dayOf(now(), country.timeZone);
  const pack = rulePackInForce(country.rulePacks, today);
  const due = waiting.flatMap((alert) => {
    const price = lenderPrice(list, alert.lender, alert.loan, { today, pack });
    return price && priceNews(alert, price.total) ? [{ alert, price }] : [];
  });
  await tryAll(
    due.map(
      ({ alert, price }) =>
        () =>
          db.transaction().execute((tx) => tell(tx, alert, price, pack, services)),
    ),
  );
  return due.length;
}

async function tell(
  tx: Transaction<Database>,
  alert: WaitingPriceAlert,
  price: LenderPrice,
  pack: RulePack | null,
  services: PriceAlertServices,
): Promise<void> {
  const ended = await tx.deleteFrom('price_alerts').where('id', '=', alert.id).executeTakeFirstOrThrow();
  // Another instance sent it, or the address unsubscribed meanwhile.
  if (ended.numDeletedRows === 0n) return;
  await services.outbox.add(tx, mailOfPriceAlert(alert, price, { ...services, pack }));
  await eraseWhenEmpty(tx, alert.subscriptionId);
}

async function listWaiting(db: Kysely<Database>): Promise<WaitingPriceAlert[]> {
  const rows = await db
    .selectFrom('price_alerts as alert')
    .innerJoin('subscriptions', 'subscriptions.id', 'alert.subscription_id')
    .selectAll('alert')
    .select('email')
    .where('confirmed_at', 'is not', null)
    .where((row) => row.not(hasStopped('pret')))
    .orderBy('alert.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    subscriptionId: row.subscription_id,
    email: row.email,
    lender: row.lender,
    loan: {
      principal: row.principal,
      term: { count: row.term_count, unit: row.term_unit },
      ...(row.is_once && { profile: 'once' }),
    },
    threshold: row.threshold,
    known: row.known_total,
    askedOn: row.asked_on,
  }));
}
