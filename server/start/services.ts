import type { Kysely, Transaction } from 'kysely';
import type { Logger } from 'pino';
import { openPlace } from '#server/operations/backup/open-place.ts';
import { keepErasures } from '#server/operations/backup/erasure-list.ts';
import { createMeasuredApprovals } from '#server/partners/conversions/measured-approvals.ts';
import type { Config } from '#server/config.ts';
import type { SiteContent } from '#server/texts/content/read-site-content.ts';
import type { Database } from '#server/db/tables.ts';
import type { PageRoute } from '#server/web/pages/page-contract.ts';
import { createDoctor } from '#server/operations/doctor/doctor.ts';
import { createCommentsRepository } from '#server/people/comments/comments-repository.ts';
import { createConsentsRepository } from '#server/people/consent/consents-repository.ts';
import { createPriceReports } from '#server/offers/evidence/price-reports.ts';
import { createSentRequests } from '#server/offers/evidence/sent-requests.ts';
import { createForms } from './create-forms.ts';
import { createMailing } from './create-mailing.ts';
import { createOffering } from './create-offering.ts';
import { createRecords } from './create-records.ts';
import { createTexts } from './create-texts.ts';
import { createLinkFollowing } from '#server/people/comments/link-following.ts';
import type { Jobs } from '#server/shared/jobs/jobs.ts';
import type { SiteKeys } from '#server/shared/keys/site-keys.ts';
import { createPush } from '#server/people/push/create-push.ts';
import { createReviewsRepository } from '#server/people/comments/reviews-repository.ts';
import { createSearch } from '#server/texts/search/create-search.ts';
import { createPageViews } from '#server/visits/statistics/page-views.ts';
import { createDigest } from '#server/people/subscriptions/digest.ts';
import { createAlarmsRepository } from '#server/tools/rates/alarms-repository.ts';
import { createRateKeysRepository } from '#server/tools/rates/rate-keys-repository.ts';
import type { RatesDocument } from '#server/tools/rates/rates-document.ts';
import { createRatesRepository } from '#server/tools/rates/rates-repository.ts';
import { createRatesService } from '#server/tools/rates/rates-service.ts';
import { storeRates } from '#server/tools/rates/store-rates.ts';

type Options = {
  config: Config;
  db: Kysely<Database>;
  /** connections for records that must be stored at once: events, departures and lenders' reports */
  urgent: Kysely<Database>;
  jobs: Jobs;
  keys: SiteKeys;
  site: SiteContent;
  /** the pages of the site */
  routes: readonly PageRoute[];
  logger: Logger;
  now: () => Date;
};

export type Services = ReturnType<typeof createServices>;

/** Creates every repository and client of the server, once, and passes them on: nothing else is shared. */
export function createServices(options: Options) {
  const { config, db, urgent, jobs, keys, logger, now } = options;
  const texts = createTexts(options);
  const { content, allContent, country, shownCountry, hidden, publications, series } = texts;
  const lenders = () => allContent().lenders;
  const offering = createOffering({ ...options, country, starting: content.evidence, lenders, hidden });
  const { offers, allOffers } = offering;
  const mailing = createMailing({ config, db, jobs, keys, timeZone: country.timeZone, now });
  const rating = createRates({ db, logger, now });
  const backupPlace = config.backup.to && openPlace(config.backup.to);
  const onErased = async (tx: Transaction<Database>) => {
    if (backupPlace) await jobs.send(keepErasures, {}, tx);
  };
  const forms = createForms({
    ...mailing,
    db,
    config,
    country: shownCountry,
    loadOffers: () => offers.load(),
    keys,
    onErased,
    now,
  });

  return {
    db,
    jobs,
    keys,
    ...mailing,
    /** place of the daily backups; null: none */
    backupPlace,
    onErased,
    forms,
    comments: createCommentsRepository(db),
    signedLinks: createLinkFollowing(db, forms.links),
    ...texts,
    digest: createDigest({
      ...mailing,
      db,
      origin: config.publicOrigin,
      country: shownCountry,
      listArticles: () => publications.content().articles,
      loadOffers: () => allOffers.load(),
      withoutHidden: hidden.offers,
      now,
    }),
    ...offering,
    reviews: createReviewsRepository(db),
    /** readers' reported prices, and the office's decisions on them */
    priceReports: createPriceReports({ db, country, now }),
    /** requests for prices that readers say they sent, and what came back */
    sentRequests: createSentRequests({ db, country, now }),
    approvals: createMeasuredApprovals({ db, timeZone: country.timeZone, now }),
    views: createPageViews({ db, country: country.code, logger }),
    ...rating,
    /** examines the whole site, for the office and for the mails to its operator */
    doctor: createDoctor({
      config,
      database: db,
      ratesHealth: () => rating.rates.health(),
      loadOffers: () => offers.load(),
      loadRulePacks: async () => series.rulePacks(),
      backupPlace: backupPlace?.name ?? null,
      now,
      onFailure: (error) => logger.error(error, 'a part of the site could not be examined'),
    }),
    search: createSearch(db, hidden.paths),
    consents: createConsentsRepository(db),
    push: createPush({ db, config, today: mailing.ownData.today, logger }),
    ...createRecords({ config, urgent, logger, now }),
  };
}

/** Creates the exchange rates, the keys that may send them, and what stores a document of them. */
function createRates({ db, logger, now }: Pick<Options, 'db' | 'logger' | 'now'>) {
  return {
    rates: createRatesService({
      repository: createRatesRepository(db),
      alarms: createAlarmsRepository(db),
      logger,
      now,
    }),
    rateKeys: createRateKeysRepository(db),
    storeRates: (document: RatesDocument, source: string) =>
      storeRates({ db, document, source, now: now(), logger }),
  };
}
