import type { FastifyBaseLogger } from 'fastify';
import type { CountryCode, OfferClaims } from '#domain/law/countries/country.ts';
import { feedFileName, feedPaths } from '#domain/offers/feed-file-name.ts';
import type { LenderEvidence } from '#domain/offers/evidence/lender-evidence.ts';
import { withProducts } from '#domain/offers/offer-products.ts';
import { isMissingLenderPage, lenderSheetPath } from '#domain/offers/lenders/lender-path.ts';
import type { Offer, OfferList } from '#domain/offers/offer.ts';
import { activeIdsFor } from '#domain/offers/base-order.ts';
import { fetchOffersFeed } from './feed-client.ts';
import { fetchLeadFeed } from './lead-feed-client.ts';
import type { OffersRepository } from './offers-repository.ts';

type Options = {
  repository: Pick<OffersRepository, 'list' | 'activeIds'>;
  country: CountryCode;
  leadId: string;
  /** reads the evidence of our own offers' lenders, by slug */
  readEvidence: () => Promise<ReadonlyMap<string, LenderEvidence>>;
  /** reads what every list is shown with; while it can not be read, neither can the offers */
  readBeside?: () => Promise<unknown>;
  /** slugs of lenders with a page of ours: other offers link to their sheet; left out if nothing is linked */
  lendersWithPage?: () => ReadonlySet<string>;
  /** mode of claims: how far an outside feed is trusted */
  claims: OfferClaims;
  /** a third party's content host; without it the offers are our own, from the database */
  contentHost?: string | undefined;
  /** a third party's lead feed; without it activity is our own, from the database */
  leadFeedUrl?: string | undefined;
  logger: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  now: () => Date;
};

type Read = { list: Promise<OfferList>; usableUntil: number };

/** Time a list is reused: short, because a paused offer must disappear, and `invalidate` may not reach this instance. */
const REUSE_MS = 5_000;
/** Time a failure is reused: long enough to spare a host that is down, short enough to notice its return. */
const REUSE_FAILURE_MS = 1_000;

/** Serves the offers of this site's country and their activity, from the database or the outside services. */
export function createOffersService({ logger, now, ...source }: Options) {
  /** reads under way or reused, by the feed's file: Ukraine has two */
  const current = new Map<string, Read>();
  /** last successful reads, by the same names */
  const lastGood = new Map<string, OfferList>();

  /**
   * Loads the offers. Never throws: an outage yields an empty list, logged. Simultaneous callers share one read.
   * @param path of the calling page
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

    /** Loads the list of every feed of the country. */
    loadAll: (): Promise<OfferList[]> => Promise.all(feedPaths(source.country).map((path) => load(path))),

    /** Returns every list as of its last successful read. */
    lastRead: (): OfferList[] => [...lastGood.values()],

    /** Drops reused lists after a change, here or on another instance: the next `load` reads again. */
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
    readBeside,
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
    readBeside?.(),
  ]);
  return { offers: (offers ?? []).map(withPage), activeIds: activeIdsFor(country, ids ?? []) };

  // Such a link was stored before missing pages were refused, or comes from a third party's feed: it is not shown.
  function withPage(offer: Offer): Offer {
    const { lenderLink, id } = offer;
    if (!lendersWithPage || lenderLink === null) return offer;
    if (!isMissingLenderPage(lenderLink, lendersWithPage())) return offer;
    return { ...offer, lenderLink: lenderSheetPath(id) };
  }
}
