import type { Transaction } from 'kysely';
import { type PriceAlert, priceAlertInWords } from '#domain/people/subscriptions/price-alert.ts';
import type { RateAlert } from '#domain/people/subscriptions/rate-alert.ts';
import type { Database } from '#server/db/tables.ts';
import type { MailOutbox } from '#server/shared/mail/mail-outbox.ts';
import type { SignedLinks } from '#server/shared/links/signed-links.ts';
import type { Suppressions } from '#server/people/unsubscribe/suppressions.ts';
import { mailToConfirm } from './subscription-mails.ts';

export type RequestServices = {
  outbox: MailOutbox;
  links: SignedLinks;
  suppressions: Pick<Suppressions, 'hashEmail'>;
};

/** An alert, with the last day before its period: that of the newest rate, or yesterday when that one is older. */
export type RequestedAlert = RateAlert & { sinceDay: string; inWords: string };

/** A price alert, with the day of the request and the lender's name. */
export type RequestedPriceAlert = PriceAlert & { lender: string; lenderName: string; askedOn: string };

type Request = {
  email: string;
  offers: boolean;
  articles: boolean;
  alert: RequestedAlert | null;
  price: RequestedPriceAlert | null;
  now: Date;
};

/**
 * Stores a request and asks the owner of the address to confirm it. If the address has reached its daily limit of mails, nothing is
 * stored: the request could not be confirmed.
 */
export async function requestSubscription(
  tx: Transaction<Database>,
  { email, offers, articles, alert, price, now }: Request,
  { outbox, links, suppressions }: RequestServices,
): Promise<void> {
  await outbox.addAsked(tx, email, async () => {
    const { id } = await tx
      .insertInto('subscriptions')
      .values({
        email,
        address_hash: suppressions.hashEmail(email),
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
    if (price) await storePriceAlert(tx, id, price);
    const asked = { id, email, offers, articles, alert: alert?.inWords ?? null };
    return mailToConfirm({ ...asked, price: price && priceAlertInWords(price, price.lenderName) }, links);
  });
}

async function storePriceAlert(
  tx: Transaction<Database>,
  subscriptionId: string,
  { lender, loan, threshold, known, askedOn }: RequestedPriceAlert,
): Promise<void> {
  const { principal, term, profile } = loan;
  await tx
    .insertInto('price_alerts')
    .values({
      subscription_id: subscriptionId,
      lender,
      principal,
      term_count: term.count,
      term_unit: term.unit,
      is_once: profile === 'once',
      threshold,
      known_total: known,
      asked_on: askedOn,
    })
    .execute();
}
