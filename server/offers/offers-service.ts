import type { FastifyBaseLogger } from 'fastify';
import type { CountryCode, OfferClaims } from '#domain/law/countries/country.ts';
import { feedFileName, feedPaths } from '#domain/offers/feed-file-name.ts';
import type { LenderEvidence } from '#domain/offers/evidence/lender-evidence.ts';
import { withProducts } from '#domain/offers/offer-products.ts';
import { isMissingLenderPage, lenderSheetPath } from '#domain/offers/lenders/lender-path.ts';
import type { Offer, OfferList } from '#domain/offers/offer.ts';
import { activeIdsFor } from '#domain/offers/rank-offers.ts';
import { fetchOffersFeed } from './feed-client.ts';
import { fetchLeadFeed } from './lead-feed-client.ts';
import type { OffersRepository } from './offers-repository.ts';

type Options = {
  repository: Pick<OffersRepository, 'list' | 'activeIds'>;
  country: CountryCode;
  leadId: string;
  /** reads what is known of our own offers' lenders, by slug */
  readEvidence: () => Promise<ReadonlyMap<string, LenderEvidence>>;
  /** slugs of the lenders that have a page of ours: of the others an offer leads to its sheet; left out where nobody is led anywhere */
  lendersWithPage?: ReadonlySet<string>;
  /** how far the word of an outside feed is taken */
  claims: OfferClaims;
  /** a content host of someone else; without it the offers are our own, from the database */
  contentHost?: string | undefined;
  /** a lead feed of someone else; without it activity is our own, from the database */
  leadFeedUrl?: string | undefined;
  logger: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  now: () => Date;
};

type Read = { list: Promise<OfferList>; usableUntil: number };

/** How long a list is used again: short, because a paused offer must go, and `invalidate` may not reach us. */
const REUSE_MS = 5_000;
/** How long a failure is: long enough to spare a host that is down, short enough to notice that it is back. */
const REUSE_FAILURE_MS = 1_000;

/** The offers of this site's country and which of them are active, from the database or the outside services. */
export function createOffersService({ logger, now, ...source }: Options) {
  /** what was read, by the feed's file: Ukraine has two */
  const current = new Map<string, Read>();
  /** what was read last, by the same names */
  const lastGood = new Map<string, OfferList>();

  /**
   * Never throws: an outage is an empty list, logged. Callers at the same time share one read.
   * @param path of the page that asks
   */
  async function load(path = '/'): Promise<OfferList> {
    const time = now().getTime();
    const file = feedFileName(source.country, path);
    const known = current.get(file);
    if (known && time < known.usableUntil) return await known.list;
    const read = startRead(file, time);
    current.set(file, read);
    return await read.list;
  }

  function startRead(file: string, time: number): Read {
    const list = readList(file, source, logger).then(
      (good) => {
        lastGood.set(file, good);
        return good;
      },
      (error: unknown) => {
        logger.error({ err: error }, 'ERROR WHILE LOADING OFFERS (useOffers)');
        read.usableUntil = now().getTime() + REUSE_FAILURE_MS;
        return { offers: [], activeIds: [], isOutage: true };
      },
    );
    const read: Read = { list, usableUntil: time + REUSE_MS };
    return read;
  }

  return {
    load,

    /** The list of every feed of the country. */
    loadAll: (): Promise<OfferList[]> => Promise.all(feedPaths(source.country).map((path) => load(path))),

    /** Every list as it was when it could last be read. */
    lastRead: (): OfferList[] => [...lastGood.values()],

    /** Offers changed, here or on another instance: the next `load` reads them again. */
    invalidate(): void {
      current.clear();
    },
  };
}

async function readList(
  file: string,
  {
    repository,
    country,
    leadId,
    claims,
    readEvidence,
    lendersWithPage,
    contentHost,
    leadFeedUrl,
  }: Omit<Options, 'logger' | 'now'>,
  logger: Options['logger'],
): Promise<OfferList> {
  const [offers, ids] = await Promise.all([
    contentHost
      ? fetchOffersFeed({ feedParams: { configURL: contentHost }, file, country, claims, logger })
      : Promise.all([repository.list(country), readEvidence()]).then(([own, evidence]) =>
          withProducts(own, evidence),
        ),
    leadFeedUrl
      ? fetchLeadFeed({ url: leadFeedUrl, slParams: { lead_id: leadId }, logger })
      : repository.activeIds(leadId),
  ]);
  return { offers: (offers ?? []).map(withPage), activeIds: activeIdsFor(country, ids ?? []) };

  // Entered before such a page was refused, or told by a feed of others: a link to nothing is not shown.
  function withPage(offer: Offer): Offer {
    const { lenderLink, id } = offer;
    if (!lendersWithPage || lenderLink === null) return offer;
    if (!isMissingLenderPage(lenderLink, lendersWithPage)) return offer;
    return { ...offer, lenderLink: lenderSheetPath(id) };
  }
}
