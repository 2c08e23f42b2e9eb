import type { Generated } from 'kysely';
import type { Term } from '#domain/loan/term.ts';
import type { Bani } from '#domain/base/money/bani.ts';
import type { MailingTopic } from '#domain/people/subscriptions/mailing-topics.ts';
import type { OfferNews } from '#domain/people/subscriptions/offer-news.ts';
import type { Offer } from '#domain/offers/offer.ts';

/** Subscriptions to mails, and the mails sent to all subscribers. */
export type SubscriptionsTables = {
  subscriptions: SubscriptionsTable;
  rate_alerts: RateAlertsTable;
  price_alerts: PriceAlertsTable;
  digests: DigestsTable;
  topic_stops: TopicStopsTable;
};

type SubscriptionsTable = {
  id: Generated<string>;
  email: string;
  address_hash: Buffer;
  offers_at: Date | null;
  articles_at: Date | null;
  requested_at: Date;
  confirmed_at: Date | null;
  digest_week: string | null;
};

type RateAlertsTable = {
  id: Generated<string>;
  subscription_id: string;
  currency: string;
  units: number;
  direction: 'above' | 'below';
  /** exact decimals arrive as text */
  threshold: string;
  since_day: string;
};

type PriceAlertsTable = {
  id: Generated<string>;
  subscription_id: string;
  lender: string;
  principal: Bani;
  term_count: number;
  term_unit: Term['unit'];
  is_once: boolean;
  threshold: Bani | null;
  known_total: Bani | null;
  asked_on: string;
};

type DigestsTable = {
  week: string;
  composed_at: Date;
  articles: string[];
  offers: OfferNews[];
  known_offers: Offer[];
};

type TopicStopsTable = { address_hash: Buffer; topic: MailingTopic; stopped_at: Date };
