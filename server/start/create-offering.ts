import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Country } from '#domain/law/countries/country.ts';
import { createDepartureOffers } from '#server/visits/clicks/departure-offers.ts';
import type { Config } from '#server/config.ts';
import type { Content } from '#server/texts/content/content.ts';
import type { Database } from '#server/db/tables.ts';
import { createLiveEvidence } from '#server/offers/evidence/live-evidence.ts';
import type { createHidden } from '#server/texts/hidden/hidden.ts';
import { createOffersRepository } from '#server/offers/offers-repository.ts';
import { createOffersService } from '#server/offers/offers-service.ts';
import { createLiveWhoPays } from '#server/partners/terms/live-who-pays.ts';
import { createLiveTransparency } from '#server/partners/transparency/live-transparency.ts';

type Options = {
  config: Config;
  db: Kysely<Database>;
  /** for departures */
  urgent: Kysely<Database>;
  country: Country;
  /** the evidence of the content files */
  starting: Content['evidence'];
  /** lenders with a page of ours */
  lenders: () => Content['lenders'];
  hidden: ReturnType<typeof createHidden>;
  logger: Logger;
  now: () => Date;
};

/** Creates the offers, as visitors see them and all of them, and the evidence of their lenders. */
export function createOffering(options: Options) {
  const { config, db, urgent, country, starting, lenders, hidden, logger, now } = options;
  const { code, leadId } = country;
  const offersRepository = createOffersRepository(db);
  const transparency = createLiveTransparency({ db, country });
  const whoPays = createLiveWhoPays({ db, country });
  const evidence = createLiveEvidence({ db, country: code, starting: starting });
  const allOffers = createOffersService({
    repository: offersRepository,
    country: code,
    leadId,
    readEvidence: evidence.load,
    // Lists of offers show transparency squares, and who pays for an offer.
    readBeside: () => Promise.all([transparency.load(), whoPays.load()]),
    lendersWithPage: () => new Set(lenders().map(({ slug }) => slug)),
    claims: country.offerClaims,
    contentHost: config.contentHost ?? undefined,
    leadFeedUrl: config.leadFeedUrl ?? undefined,
    logger,
    now,
  });
  const offers = {
    load: async (page?: string) => hidden.offerList(await allOffers.load(page)),
    loadAll: async () => (await allOffers.loadAll()).map((list) => hidden.offerList(list)),
    invalidate: () => allOffers.invalidate(),
  };

  return {
    offers,
    /** all offers, for colleagues who decide what is shown */
    allOffers,
    offersRepository,
    evidence,
    /** published rounds of transparency, as of the last read of the offers */
    transparency,
    /** who pays for which offer, as of the same read */
    whoPays,
    departures: createDepartureOffers({
      loadOffers: () => allOffers.loadAll(),
      lastRead: () => allOffers.lastRead(),
      repository: createOffersRepository(urgent),
      isFromOutside: Boolean(config.contentHost ?? config.leadFeedUrl),
      country: code,
      leadId,
    }),
  };
}
