import type { OfferList } from '#domain/offers/offer.ts';
import { withTimeout } from '#server/base/with-timeout.ts';
import { type LastKnown, Unavailable } from '#server/base/last-known.ts';
import type { PageServices } from './page-contract.ts';

/** Freshness of a page. */
export type Freshness = {
  /** when its oldest data were read; null: just now */
  staleSince: Date | null;
  /** the offers cannot be read, and never could */
  isOutage: boolean;
};

/**
 * Wraps the services for one page: each read answers in time or returns its last value. One visitor's own data are not remembered:
 * without them the page is unavailable. All reads of a page share one patience.
 * @param pagePath of the page: offers of Ukraine differ under /ru/
 */
export function createPageReads(services: PageServices, lastKnown: LastKnown, pagePath = '/') {
  const deadline = Date.now() + lastKnown.patienceMs;
  const timeLeft = () => Math.max(deadline - Date.now(), 0);
  const freshness: Freshness = { staleSince: null, isOutage: false };

  async function known<Value>(name: string, read: () => Promise<Value>): Promise<Value> {
    const { value, staleSince } = await lastKnown.read(name, read, timeLeft());
    if (staleSince && !(freshness.staleSince && freshness.staleSince < staleSince))
      freshness.staleSince = staleSince;
    return value;
  }

  async function now<Value>(what: string, read: () => Promise<Value>): Promise<Value> {
    try {
      return await withTimeout(read(), timeLeft());
    } catch (error) {
      throw new Unavailable(what, { cause: error });
    }
  }

  async function loadOffers(path = pagePath): Promise<OfferList> {
    try {
      return await known(path.includes('/ru/') ? 'offers under /ru/' : 'offers', async () => {
        const list = await services.offers.load(path);
        if (list.isOutage) throw new Error('the offers can not be read');
        return list;
      });
    } catch {
      freshness.isOutage = true;
      return { offers: [], activeIds: [], isOutage: true };
    }
  }

  const inTime: PageServices = {
    ...services,
    offers: { load: loadOffers },
    reviews: {
      listPublished: (asked) => known(`reviews ${asked.limit}`, () => services.reviews.listPublished(asked)),
    },
    comments: {
      listPublished: (slug) => known(`comments ${slug}`, () => services.comments.listPublished(slug)),
    },
    priceReports: { listPublic: () => known('reported prices', () => services.priceReports.listPublic()) },
    sentRequests: { listPublic: () => known('sent requests', () => services.sentRequests.listPublic()) },
    rates: { load: () => known('rates', () => services.rates.load()) },
    views: { count: (path) => known(`views ${path}`, () => services.views.count(path)) },
    search: (text) => now('search', () => services.search(text)),
    signedLinks: { follow: (url) => now('signed link', () => services.signedLinks.follow(url)) },
    ownData: { visit: (cookies) => now('own data', () => services.ownData.visit(cookies)) },
    unsubscribing: {
      stateOf: (key) => now('state of an unsubscription', () => services.unsubscribing.stateOf(key)),
    },
  };
  return { services: inTime, freshness };
}
