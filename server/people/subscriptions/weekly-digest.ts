import type { Kysely } from 'kysely';
import { dayOf } from '#domain/base/days/iso-day.ts';
import type { Country } from '#domain/law/countries/country.ts';
import type { Offer, OfferList } from '#domain/offers/offer.ts';
import { baseOrder } from '#domain/offers/base-order.ts';
import { composeDigest, isEmpty, weekOf } from '#domain/people/subscriptions/digest.ts';
import type { Database } from '#server/db/tables.ts';
import { createDigestRepository, type StoredDigest } from './digest-repository.ts';

export type WeeklyDigestOptions = {
  db: Kysely<Database>;
  country: Pick<Country, 'timeZone' | 'rulePacks'>;
  /** public articles, newest first */
  listArticles: () => readonly { slug: string; title: string; description: string; published: string }[];
  /** loads all offers: a temporarily hidden one is not news, nor is its return */
  loadOffers: () => Promise<OfferList>;
  /** removes the offers the office has hidden */
  withoutHidden: (offers: readonly Offer[]) => Offer[];
  now: () => Date;
};

/** Composes the news of this week. */
export function createWeeklyDigest(options: WeeklyDigestOptions) {
  const { db, country, listArticles, loadOffers, withoutHidden, now } = options;

  /** Reads the stored digest of this week, or composes one. @param isForced composes again in a week without news */
  async function readOrCompose(executor: Kysely<Database>, isForced: boolean) {
    const repository = createDigestRepository(executor);
    const week = weekOf(now(), country.timeZone);
    const latest = await repository.findLatest();
    if (latest?.week === week && !(isForced && isEmpty(latest))) return { digest: latest, isStored: true };
    const list = await loadOffers();
    if (list.isOutage) throw new Error('the offers can not be read, so nothing can be said of them');
    const offers = baseOrder(list.offers, list.activeIds);
    const composed = composeDigest({
      articles: listArticles(),
      toldArticles: await repository.listToldArticles(),
      offers: withoutHidden(offers),
      knownOffers: latest ? withoutHidden(latest.knownOffers) : null,
      today: dayOf(now(), country.timeZone),
    });
    return { digest: { ...composed, week, composedAt: now(), knownOffers: offers }, isStored: false };
  }

  return {
    /** Reads this week's digest, or composes its present content; stores nothing. */
    preview: () => readOrCompose(db, true),

    /** Opens this week's digest, stored before the first mail, so that everybody gets the same. */
    async open(isForced: boolean): Promise<StoredDigest> {
      return await db.transaction().execute(async (tx) => {
        await createDigestRepository(tx).lock();
        const { digest, isStored } = await readOrCompose(tx, isForced);
        if (!isStored) await createDigestRepository(tx).put(digest);
        return digest;
      });
    },
  };
}
