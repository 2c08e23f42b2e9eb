import { sql, type Transaction } from 'kysely';
import type { RateAlert } from '#domain/subscriptions/rate-alert.ts';
import type { Database } from '#server/db/tables.ts';
import type { MailOutbox } from '#server/mail/mail-outbox.ts';
import type { SignedLinks } from '#server/moderation/signed-links.ts';
import type { Suppressions } from '#server/unsubscribe/suppressions.ts';
import { mailToConfirm } from './subscription-mails.ts';

export type RequestServices = {
  outbox: MailOutbox;
  links: SignedLinks;
  suppressions: Pick<Suppressions, 'hashEmail'>;
};

/** An alert, with the last day whose rate it is not about: of the newest rate, or yesterday when that one is older. */
export type RequestedAlert = RateAlert & { sinceDay: string; inWords: string };

type Request = {
  email: string;
  offers: boolean;
  articles: boolean;
  alert: RequestedAlert | null;
  now: Date;
};

// Anyone can type an address: what its owner can get from that has an end.
const MOST_REQUESTS_A_DAY = 5;
const DAY_MS = 86_400_000;

/**
 * Keeps a request and asks the owner of the address to confirm it. An address that was asked five times within a day is
 * not asked again before somebody confirms or the day is over.
 */
export async function requestSubscription(
  tx: Transaction<Database>,
  { email, offers, articles, alert, now }: Request,
  { outbox, links, suppressions }: RequestServices,
): Promise<void> {
  const hash = suppressions.hashEmail(email);
  const asked = await tx
    .selectFrom('subscriptions')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('address_hash', '=', hash)
    .where('confirmed_at', 'is', null)
    .where('requested_at', '>', new Date(now.getTime() - DAY_MS))
    .executeTakeFirstOrThrow();
  if (asked.count >= MOST_REQUESTS_A_DAY) return;
  const { id } = await tx
    .insertInto('subscriptions')
    .values({
      email,
      address_hash: hash,
      offers_at: offers ? now : null,
      articles_at: articles ? now : null,
      requested_at: now,
      confirmed_at: null,
      digest_week: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (alert) {
    const { currency, units, direction, threshold, sinceDay } = alert;
    await tx
      .insertInto('rate_alerts')
      .values({ subscription_id: id, currency, units, direction, threshold, since_day: sinceDay })
      .execute();
  }
  await outbox.add(tx, mailToConfirm({ id, email, offers, articles, alert: alert?.inWords ?? null }, links));
}
