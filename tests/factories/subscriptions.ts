import type { Kysely } from 'kysely';
import { dayOf } from '#domain/base/days/iso-day.ts';
import { romania } from '#domain/law/countries/romania.ts';
import type { OfferList } from '#domain/offers/offer.ts';
import { createFormTokens } from '#server/shared/forms/form-token.ts';
import { createMailOutbox } from '#server/shared/mail/mail-outbox.ts';
import { createSignedLinks } from '#server/shared/links/signed-links.ts';
import type { Database } from '#server/db/tables.ts';
import { createSelfExclusions } from '#server/people/privacy/self-exclusions.ts';
import { createRatesRepository } from '#server/tools/rates/rates-repository.ts';
import { createMailingCheck } from '#server/people/privacy/mailing-check.ts';
import { createSuppressions } from '#server/people/unsubscribe/suppressions.ts';
import { createUnsubscribeLinks } from '#server/people/unsubscribe/unsubscribe-links.ts';
import { testKey } from './forms.ts';

const origin = 'https://site.test';

/** Builds the services of subscriptions, over a clock of the test's. Its outbox stores mail and delivers none. */
export function subscriptionServices(now: () => Date) {
  const suppressions = createSuppressions(testKey);
  const unsubscribeLinks = createUnsubscribeLinks({ suppressions, key: testKey, origin });
  const exclusions = createSelfExclusions(testKey);
  const today = () => dayOf(now(), romania.timeZone);
  return {
    outbox: createMailOutbox({ jobs: { send: async () => undefined }, now }),
    links: createSignedLinks({ tokens: createFormTokens({ key: testKey, now }), origin }),
    suppressions,
    unsubscribeLinks,
    exclusions,
    isUnwanted: createMailingCheck({
      suppressions,
      links: unsubscribeLinks,
      ownData: { exclusions, today },
    }),
    origin,
    isHiddenRate: (_currency: string) => false,
    country: romania,
    loadOffers: async (): Promise<OfferList> => ({ offers: [], activeIds: [] }),
    now,
  };
}

/** Adds rates of the national bank on a day: `{ EUR: '5.0500' }`, forints by the hundred. */
export async function addBnrRates(db: Kysely<Database>, day: string, rates: Record<string, string>) {
  await createRatesRepository(db).storeReference(
    Object.entries(rates).map(([currency, value]) => ({
      provider: 'bnr',
      currency,
      day,
      value,
      multiplier: currency === 'HUF' ? 100 : 1,
    })),
    { publishedOn: day, source: 'test', now: new Date(`${day}T11:00:00Z`) },
  );
}

/** Adds a confirmed subscription. @returns its id */
export async function addSubscription(
  db: Kysely<Database>,
  email: string,
  { offers = false, articles = false, confirmedAt = new Date('2026-11-01T10:00:00Z') } = {},
): Promise<string> {
  const { id } = await db
    .insertInto('subscriptions')
    .values({
      email,
      address_hash: createSuppressions(testKey).hashEmail(email),
      offers_at: offers ? confirmedAt : null,
      articles_at: articles ? confirmedAt : null,
      requested_at: confirmedAt,
      confirmed_at: confirmedAt,
      digest_week: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
