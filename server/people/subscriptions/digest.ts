import type { DigestPreview } from '#domain/answers/office/operations.ts';
import { dayOf } from '#domain/base/days/iso-day.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import { isEmpty } from '#domain/people/subscriptions/digest.ts';
import { tryAll } from '#server/shared/jobs/try-all.ts';
import type { MailOutbox } from '#server/shared/mail/mail-outbox.ts';
import type { UnsubscribeLinks } from '#server/people/unsubscribe/unsubscribe-links.ts';
import { type DigestPart, digestMail, type MailingStop } from './digest-mail.ts';
import { createDigestRecipients } from './digest-recipients.ts';
import type { StoredDigest } from './digest-repository.ts';
import { createWeeklyDigest, type WeeklyDigestOptions } from './weekly-digest.ts';

type Options = WeeklyDigestOptions & {
  outbox: Pick<MailOutbox, 'add'>;
  unsubscribeLinks: UnsubscribeLinks;
  origin: string;
};

/** Creates the weekly digest for subscribers. @see docs/decisions/040-subscriptions.md */
export function createDigest(options: Options) {
  const { db, outbox, unsubscribeLinks, origin, country } = options;
  const weekly = createWeeklyDigest(options);
  const recipients = createDigestRecipients(db);

  return {
    async preview(): Promise<DigestPreview> {
      const { digest, isStored } = await weekly.preview();
      const topics = ['oferte', 'articole'] as const;
      const mail = isEmpty(digest)
        ? null
        : mailOf(presentPart(digest, options), digest, { topics, href: `${origin}/unsubscribe/` });
      return {
        week: digest.week,
        startedAt: isStored ? digest.composedAt : null,
        recipients: isEmpty(digest) ? 0 : await recipients.count(digest),
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
      const digest = await weekly.open(isForced);
      if (isEmpty(digest)) return 0;
      const part = presentPart(digest, options);
      let written = 0;
      async function* letters() {
        for await (const id of recipients.each(digest)) {
          yield async () => {
            if (await sendTo(id, digest, part)) written += 1;
          };
        }
      }
      await tryAll(letters());
      return written;
    },
  };

  /** Writes once to one recipient. @returns false when it is done already, or nothing in it is for them */
  async function sendTo(
    id: string,
    digest: StoredDigest,
    { articles, offers }: DigestPart,
  ): Promise<boolean> {
    return await db.transaction().execute(async (tx) => {
      const own = createDigestRecipients(tx);
      const subscriber = await own.take(id, digest);
      if (!subscriber) return false;
      const { email, offersAt, articlesAt } = subscriber;
      await own.markSent(id, digest.week);
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

  function mailOf(part: DigestPart, { composedAt }: StoredDigest, stop: MailingStop) {
    const day = dayOf(composedAt, country.timeZone);
    const pack = rulePackInForce(country.rulePacks, day);
    return digestMail(part, { day, origin, pack, stop });
  }
}

// Leaves out items that were withdrawn or hidden after the digest was made.
function presentPart(
  { articles, offers, knownOffers }: StoredDigest,
  { listArticles, withoutHidden }: Pick<Options, 'listArticles' | 'withoutHidden'>,
): DigestPart {
  const bySlug = new Map(listArticles().map((article) => [article.slug, article]));
  const shown = new Set(withoutHidden(knownOffers).map(({ header }) => header));
  const hidden = new Set(knownOffers.map(({ header }) => header).filter((header) => !shown.has(header)));
  return {
    articles: articles.flatMap((slug) => bySlug.get(slug) ?? []),
    offers: offers.filter(({ header }) => !hidden.has(header)),
  };
}

export type DigestService = ReturnType<typeof createDigest>;
