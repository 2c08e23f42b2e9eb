import type { Kysely } from 'kysely';
import type { DigestPreview } from '#domain/answers/office/operations.ts';
import { dayOf } from '#domain/base/days/iso-day.ts';
import type { Country } from '#domain/law/countries/country.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import type { Offer, OfferList } from '#domain/offers/offer.ts';
import { rankOffers } from '#domain/offers/rank-offers.ts';
import { composeDigest, isEmpty, weekOf } from '#domain/people/subscriptions/digest.ts';
import type { Database } from '#server/db/tables.ts';
import { tryAll } from '#server/shared/jobs/try-all.ts';
import type { MailOutbox } from '#server/shared/mail/mail-outbox.ts';
import type { UnsubscribeLinks } from '#server/people/unsubscribe/unsubscribe-links.ts';
import { type DigestPart, digestMail, type MailingStop } from './digest-mail.ts';
import { createDigestRepository, type StoredDigest } from './digest-repository.ts';

type Options = {
  db: Kysely<Database>;
  outbox: Pick<MailOutbox, 'add'>;
  unsubscribeLinks: UnsubscribeLinks;
  origin: string;
  country: Pick<Country, 'timeZone' | 'rulePacks'>;
  /** public articles, newest first */
  listArticles: () => readonly { slug: string; title: string; description: string; published: string }[];
  /** loads all offers: a temporarily hidden one is not news, nor is its return */
  loadOffers: () => Promise<OfferList>;
  /** removes the offers the office has hidden */
  withoutHidden: (offers: readonly Offer[]) => Offer[];
  now: () => Date;
};

const BATCH = 200;

/** Creates the weekly digest for subscribers. @see docs/decisions/040-subscriptions.md */
export function createDigest(options: Options) {
  const { db, outbox, unsubscribeLinks, origin, country, listArticles, loadOffers, now } = options;
  const { withoutHidden } = options;

  return {
    async preview(): Promise<DigestPreview> {
      const { digest, isStored } = await readOrCompose(db, true);
      const topics = ['oferte', 'articole'] as const;
      const mail = isEmpty(digest)
        ? null
        : mailOf(partOf(digest), digest, { topics, href: `${origin}/unsubscribe/` });
      return {
        week: digest.week,
        startedAt: isStored ? digest.composedAt : null,
        recipients: isEmpty(digest) ? 0 : await createDigestRepository(db).countWaiting(digest),
        mail: mail && { subject: mail.subject, text: mail.text },
      };
    },

    /**
     * Writes to all waiting recipients of this week's digest; each once, also in repeated or concurrent calls.
     * @param isForced checks again for news in a week without any
     * @returns how many mails were written
     * @throws when the offers cannot be read: an outage is not news
     * @throws {AggregateError} at the end, with the failures of single addresses, which wait for the next call
     */
    async send({ isForced }: { isForced: boolean }): Promise<number> {
      const digest = await open(isForced);
      if (isEmpty(digest)) return 0;
      const part = partOf(digest);
      let written = 0;
      const write = (id: string) => async () => {
        if (await sendTo(id, digest, part)) written += 1;
      };
      await tryAll(eachWaiting(digest, write));
      return written;
    },
  };

  /** Writes once to each waiting address, ordered by id; a failing one keeps waiting and is skipped. */
  async function* eachWaiting<Piece>(digest: StoredDigest, pieceOf: (id: string) => Piece) {
    let after: string | undefined;
    for (;;) {
      const ids = await createDigestRepository(db).listWaiting(digest, { after, limit: BATCH });
      if (ids.length === 0) return;
      for (const id of ids) yield pieceOf(id);
      after = ids.at(-1);
    }
  }

  /** Opens this week's digest, stored before the first mail, so that everybody gets the same. */
  async function open(isForced: boolean): Promise<StoredDigest> {
    return await db.transaction().execute(async (tx) => {
      await createDigestRepository(tx).lock();
      const { digest, isStored } = await readOrCompose(tx, isForced);
      if (!isStored) await createDigestRepository(tx).put(digest);
      return digest;
    });
  }

  async function readOrCompose(executor: Kysely<Database>, isForced: boolean) {
    const repository = createDigestRepository(executor);
    const week = weekOf(now(), country.timeZone);
    const latest = await repository.findLatest();
    if (latest?.week === week && !(isForced && isEmpty(latest))) return { digest: latest, isStored: true };
    const list = await loadOffers();
    if (list.isOutage) throw new Error('the offers can not be read, so nothing can be said of them');
    const offers = rankOffers(list.offers, list.activeIds);
    const composed = composeDigest({
      articles: listArticles(),
      toldArticles: await repository.listToldArticles(),
      offers: withoutHidden(offers),
      knownOffers: latest ? withoutHidden(latest.knownOffers) : null,
      today: dayOf(now(), country.timeZone),
    });
    return { digest: { ...composed, week, composedAt: now(), knownOffers: offers }, isStored: false };
  }

  async function sendTo(
    id: string,
    digest: StoredDigest,
    { articles, offers }: DigestPart,
  ): Promise<boolean> {
    return await db.transaction().execute(async (tx) => {
      const repository = createDigestRepository(tx);
      const subscriber = await repository.take(id, digest);
      if (!subscriber) return false;
      const { email, offersAt, articlesAt } = subscriber;
      await repository.markSent(id, digest.week);
      const part = { articles: articlesAt ? articles : [], offers: offersAt ? offers : [] };
      if (part.articles.length + part.offers.length === 0) return false;
      // All topics of such mails to this address, although this mail may have only some of them.
      const topics = [...(offersAt ? ['oferte' as const] : []), ...(articlesAt ? ['articole' as const] : [])];
      const stop = { topics, href: unsubscribeLinks.href(email, topics) };
      const headers = unsubscribeLinks.headers(email, topics);
      await outbox.add(tx, { ...mailOf(part, digest, stop), to: email, headers });
      return true;
    });
  }

  // Items withdrawn or hidden since are left out.
  function partOf({ articles, offers, knownOffers }: StoredDigest): DigestPart {
    const bySlug = new Map(listArticles().map((article) => [article.slug, article]));
    const shown = new Set(withoutHidden(knownOffers).map(({ header }) => header));
    const hidden = new Set(knownOffers.map(({ header }) => header).filter((header) => !shown.has(header)));
    return {
      articles: articles.flatMap((slug) => bySlug.get(slug) ?? []),
      offers: offers.filter(({ header }) => !hidden.has(header)),
    };
  }

  function mailOf(part: DigestPart, { composedAt }: StoredDigest, stop: MailingStop) {
    const day = dayOf(composedAt, country.timeZone);
    const pack = rulePackInForce(country.rulePacks, day);
    return digestMail(part, { day, origin, pack, stop });
  }
}

export type DigestService = ReturnType<typeof createDigest>;
