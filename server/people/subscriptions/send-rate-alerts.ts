import { type Kysely, sql, type Transaction } from 'kysely';
import type { RateAlert } from '#domain/people/subscriptions/rate-alert.ts';
import type { Database } from '#server/db/tables.ts';
import { tryAll } from '#server/shared/jobs/try-all.ts';
import type { MailOutbox } from '#server/shared/mail/mail-outbox.ts';
import type { UnsubscribeLinks } from '#server/people/unsubscribe/unsubscribe-links.ts';
import { eraseWhenEmpty, hasStopped } from '#server/people/unsubscribe/topic-stops.ts';
import { mailOfAlert } from './alert-mail.ts';

export type AlertServices = {
  outbox: Pick<MailOutbox, 'add'>;
  unsubscribeLinks: UnsubscribeLinks;
  origin: string;
  /** whether the rate of a currency is hidden: its alerts keep waiting */
  isHiddenRate: (currency: string) => boolean;
};

/** The first rate of the national bank past the threshold since the alert was requested. */
type Crossing = RateAlert & {
  id: string;
  subscriptionId: string;
  email: string;
  day: string;
  value: string;
  rateUnits: number;
};

/**
 * Writes to all subscribers whose rate passed the threshold. Each alert ends in the transaction of its mail, so that it is sent
 * once, whatever happens between.
 * @returns how many mails were written
 * @throws {AggregateError} with the failures, after all others were written
 */
export async function sendRateAlerts(db: Kysely<Database>, services: AlertServices): Promise<number> {
  const due = (await listCrossings(db)).filter(({ currency }) => !services.isHiddenRate(currency));
  await tryAll(due.map((crossing) => () => db.transaction().execute((tx) => tell(tx, crossing, services))));
  return due.length;
}

async function tell(tx: Transaction<Database>, crossing: Crossing, services: AlertServices): Promise<void> {
  const { id, subscriptionId } = crossing;
  const ended = await tx.deleteFrom('rate_alerts').where('id', '=', id).executeTakeFirstOrThrow();
  // Another instance sent it, or the address unsubscribed meanwhile.
  if (ended.numDeletedRows === 0n) return;
  await services.outbox.add(tx, mailOfAlert(crossing, services));
  await eraseWhenEmpty(tx, subscriptionId);
}

async function listCrossings(db: Kysely<Database>): Promise<Crossing[]> {
  const { rows } = await sql<Crossing>`
    select distinct on (alert.id) alert.id, subscription_id as "subscriptionId", email, alert.currency, alert.units,
      direction, threshold, rate.day, rate.reference as value, rate.multiplier as "rateUnits"
    from rate_alerts as alert
    join subscriptions on subscriptions.id = subscription_id and confirmed_at is not null
      and not ${hasStopped('curs')}
    join rates as rate on rate.provider = 'bnr' and rate.currency = alert.currency and rate.day > alert.since_day
      and case direction
        when 'above' then rate.reference * alert.units > threshold * rate.multiplier
        else rate.reference * alert.units < threshold * rate.multiplier
      end
    order by alert.id, rate.day`.execute(db);
  return rows;
}
