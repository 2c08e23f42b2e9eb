import type { RulePack } from '#domain/law/rule-pack.ts';
import type { MailingTopic } from '#domain/people/subscriptions/mailing-topics.ts';
import { type OfferNews, newsParts } from '#domain/people/subscriptions/offer-news.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { composeMail, type MailBlock } from '#server/shared/mail/compose-mail.ts';
import type { Mail } from '#server/shared/mail/mail.ts';
import { mailingEnd } from './mailing-end.ts';

/** Content of a mail to one address: parts it has not subscribed to are empty. */
export type DigestPart = {
  articles: readonly { slug: string; title: string; description: string }[];
  offers: readonly OfferNews[];
};

type Options = {
  /** ISO date of the digest */
  day: string;
  origin: string;
  /** with the warnings required beside offers; null where no rules are prepared */
  pack: RulePack | null;
  stop: MailingStop;
};

/** The page that stops such mails, and their topics. */
export type MailingStop = { topics: readonly MailingTopic[]; href: string };

const MOST_ARTICLES = 12;

/** Builds the mail of a week, without its recipient. */
export function digestMail(
  { articles, offers }: DigestPart,
  { day, origin, pack, stop }: Options,
): Pick<Mail, 'kind' | 'subject' | 'text' | 'html'> {
  return {
    kind: 'digest',
    subject: `Noutăți de la Împrumut Clar, ${formatDate(day)}`,
    ...composeMail(
      [
        ...(offers.length > 0 ? offerBlocks(offers, origin, pack) : []),
        ...(articles.length > 0 ? articleBlocks(articles, origin) : []),
        ...mailingEnd(stop.topics, stop.href),
      ],
      origin,
    ),
  };
}

// No prices: they need their source, date and example, which are on the page.
function offerBlocks(offers: readonly OfferNews[], origin: string, pack: RulePack | null): MailBlock[] {
  return [
    { heading: 'Oferte' },
    ...offers.map((news) =>
      news.path === null ? inWords(news) : { link: inWords(news), href: origin + news.path },
    ),
    { link: 'Toate ofertele, fiecare preț cu sursa și data lui', href: `${origin}/offers/` },
    ...(pack ? [`${pack.warning}\n${pack.serviceNotice}`] : []),
  ];
}

function inWords({ kind, header, parts }: OfferNews): string {
  if (kind === 'new') return `${header}: ofertă nouă`;
  if (kind === 'gone') return `${header}: oferta nu mai este deschisă acum`;
  return `${header}, ce s-a schimbat: ${parts.map((part) => newsParts[part]).join(', ')}`;
}

function articleBlocks(articles: DigestPart['articles'], origin: string): MailBlock[] {
  return [
    { heading: 'Ghiduri noi' },
    ...articles
      .slice(0, MOST_ARTICLES)
      .flatMap(({ slug, title, description }) => [{ link: title, href: `${origin}/${slug}/` }, description]),
    ...(articles.length > MOST_ARTICLES ? [{ link: 'Toate ghidurile', href: `${origin}/blog/` }] : []),
  ];
}
