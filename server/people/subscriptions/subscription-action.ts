import type { Kysely } from 'kysely';
import type { FormProblem } from '#domain/base/forms/form-state.ts';
import { readPriceAlert } from '#domain/people/subscriptions/price-alert-form.ts';
import { readSubscription, type SubscriptionWish } from '#domain/people/subscriptions/subscription-form.ts';
import { addDays } from '#domain/base/days/iso-day.ts';
import { romanianTime } from '#domain/tools/rates/bnr-days.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import { type AlertRate, alertInWords, isFarFrom, isPast } from '#domain/people/subscriptions/rate-alert.ts';
import type { Database } from '#server/db/tables.ts';
import type { FormAction } from '#server/shared/forms/form-action.ts';
import { checkPriceAlert, type PriceServices } from './check-price-alert.ts';
import { requestSubscription, type RequestServices, type RequestedAlert } from './request-subscription.ts';

/** Handles the form of /abonare/: a request that the owner of the address confirms. The answer is the same for every address. */
export function subscriptionAction(
  { db, ...prices }: { db: Kysely<Database> } & PriceServices,
  services: RequestServices,
): FormAction {
  return async ({ values, now }) => {
    const read = readSubscription(values);
    const readPrice = values['pret'] === 'da' ? readPriceAlert(values, prices.country.limits) : null;
    if (!read.ok || readPrice?.ok === false) {
      const problems = [
        ...(read.ok ? [] : read.problems),
        ...(readPrice?.ok === false ? readPrice.problems : []),
      ];
      return { ok: false, problems };
    }
    const { alert: wanted, ...wish } = read.wish;
    const alert = wanted && (await checkAlert(db, wanted, now));
    if (alert && 'field' in alert) return { ok: false, problems: [alert] };
    const price = readPrice && (await checkPriceAlert(readPrice.wish, prices, now));
    if (price && 'field' in price) return { ok: false, problems: [price] };
    return {
      ok: true,
      deed: async (tx) => {
        await requestSubscription(tx, { ...wish, alert, price, now }, services);
        return { path: '/abonare/', receipt: 'da' };
      },
    };
  };
}

/** Checks an alert against the newest rate: one that is already passed would first wait for the rate to return. */
async function checkAlert(
  db: Kysely<Database>,
  wanted: NonNullable<SubscriptionWish['alert']>,
  now: Date,
): Promise<RequestedAlert | FormProblem> {
  const rate = await findAlertRate(db, wanted.currency);
  if (!rate) return { field: 'valuta', message: 'Alegeți o valută din listă' };
  const alert = { ...wanted, units: rate.units };
  const units = `${formatNumber(rate.units)}\u00a0${wanted.currency}`;
  const newest = `${units} = ${formatNumber(Number(rate.value), 4)}\u00a0lei`;
  const day = formatDate(rate.day);
  if (isFarFrom(wanted.threshold, rate)) {
    return { field: 'valoare', message: `Scrieți o valoare mai apropiată de cursul din ${day}: ${newest}` };
  }
  if (isPast(alert, rate)) {
    const side = wanted.direction === 'above' ? 'mai mare' : 'mai mică';
    const message = `Cursul din ${day} este deja acolo: ${newest}. Scrieți o valoare ${side}`;
    return { field: 'valoare', message };
  }
  // Earlier days whose rates arrive late, because we could not fetch them, do not trigger an alert requested today.
  const yesterday = addDays(romanianTime(now).day, -1);
  const sinceDay = rate.day > yesterday ? rate.day : yesterday;
  return { ...alert, sinceDay, inWords: alertInWords(alert) };
}

/** Finds the national bank's rate of a currency on its newest day; undefined when it is no longer quoted, like the kuna. */
async function findAlertRate(db: Kysely<Database>, currency: string): Promise<AlertRate | undefined> {
  const row = await db
    .selectFrom('rates')
    .select(['reference', 'multiplier', 'day'])
    .where('provider', '=', 'bnr')
    .where('currency', '=', currency)
    .where('reference', 'is not', null)
    .where('day', '=', (query) =>
      query
        .selectFrom('rates')
        .where('provider', '=', 'bnr')
        .select(({ fn }) => fn.max('day').as('newest')),
    )
    .executeTakeFirst();
  return row && { value: row.reference ?? '', units: row.multiplier, day: row.day };
}
