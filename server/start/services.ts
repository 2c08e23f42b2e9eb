import { hostname } from 'node:os';
import path from 'node:path';
import type { Kysely, Transaction } from 'kysely';
import type { Logger } from 'pino';
import { countries } from '#domain/law/countries/countries.ts';
import type { Country } from '#domain/law/countries/country.ts';
import { openPlace } from '#server/operations/backup/open-place.ts';
import { keepErasures } from '#server/operations/backup/erasure-list.ts';
import { createClicksRepository } from '#server/visits/clicks/clicks-repository.ts';
import { recordClicks } from '#server/visits/clicks/record-clicks.ts';
import { recordPostbacks } from '#server/partners/conversions/record-postbacks.ts';
import type { Config } from '#server/config.ts';
import type { SiteContent } from '#server/texts/content/read-site-content.ts';
import type { Database } from '#server/db/tables.ts';
import { createDoctor } from '#server/operations/doctor/doctor.ts';
import { createCommentsRepository } from '#server/people/comments/comments-repository.ts';
import { createConsentsRepository } from '#server/people/consent/consents-repository.ts';
import { hashContentFiles } from '#server/texts/content/content-files.ts';
import { createPublications } from '#server/texts/editorial/publications.ts';
import { createPublicationsRepository } from '#server/texts/editorial/publications-repository.ts';
import { createPriceReports } from '#server/offers/evidence/price-reports.ts';
import { createSentRequests } from '#server/offers/evidence/sent-requests.ts';
import { createPostgresEventSink } from '#server/visits/events/postgres-event-sink.ts';
import { createOwnData } from '#server/people/privacy/own-data.ts';
import { createForms } from './create-forms.ts';
import { createOffering } from './create-offering.ts';
import { createHidden } from '#server/texts/hidden/hidden.ts';
import { createHiddenRepository } from '#server/texts/hidden/hidden-repository.ts';
import { createInstancesRepository } from '#server/texts/instances/instances-repository.ts';
import { createOwnInstance } from '#server/texts/instances/own-instance.ts';
import type { Jobs } from '#server/shared/jobs/jobs.ts';
import type { SiteKeys } from '#server/shared/keys/site-keys.ts';
import { readLinkState } from '#server/people/comments/confirmation-action.ts';
import { findSubject } from '#server/people/comments/find-subject.ts';
import { createMailOutbox } from '#server/shared/mail/mail-outbox.ts';
import { createAlarmsRepository } from '#server/tools/rates/alarms-repository.ts';
import { createRateKeysRepository } from '#server/tools/rates/rate-keys-repository.ts';
import type { RatesDocument } from '#server/tools/rates/rates-document.ts';
import { createPush } from '#server/people/push/create-push.ts';
import { createRatesRepository } from '#server/tools/rates/rates-repository.ts';
import { createRatesService } from '#server/tools/rates/rates-service.ts';
import { storeRates } from '#server/tools/rates/store-rates.ts';
import { createReviewsRepository } from '#server/people/comments/reviews-repository.ts';
import { createSearch } from '#server/texts/search/create-search.ts';
import { createPageViews } from '#server/visits/statistics/page-views.ts';
import { createDigest } from '#server/people/subscriptions/digest.ts';
import { createMailingCheck } from '#server/people/privacy/mailing-check.ts';
import { createLiveSeries } from '#server/tools/series/live-series.ts';
import { createSuppressions } from '#server/people/unsubscribe/suppressions.ts';
import { createUnsubscribeLinks } from '#server/people/unsubscribe/unsubscribe-links.ts';

type Options = {
  config: Config;
  db: Kysely<Database>;
  /** connections for records that must be stored at once: events, departures and lenders' reports */
  urgent: Kysely<Database>;
  jobs: Jobs;
  keys: SiteKeys;
  site: SiteContent;
  logger: Logger;
  now: () => Date;
};

export type Services = ReturnType<typeof createServices>;

/** Creates every repository and client of the server, once, and passes them on: nothing else is shared. */
export function createServices({ config, db, urgent, jobs, keys, site, logger, now }: Options) {
  const { content, later, contentFiles } = site;
  const series = createLiveSeries({ db, country: config.country, starting: site.series });
  const country: Country = {
    ...countries[config.country],
    ...(config.offerClaims && { offerClaims: config.offerClaims }),
    get rulePacks() {
      return series.rulePacks();
    },
  };
  const hidden = createHidden({ repository: createHiddenRepository(db), entries: content.entries });
  const shownCountry: Country = {
    ...country,
    get rulePacks() {
      return hidden.rules(country.rulePacks);
    },
  };
  const offering = createOffering({
    config,
    db,
    urgent,
    country,
    starting: content.evidence,
    lenders: content.lenders,
    hidden,
    logger,
    now,
  });
  const { offers, allOffers } = offering;
  const events = createPostgresEventSink(urgent);
  const clicks = recordClicks({
    repository: createClicksRepository(urgent),
    folder: path.join(config.dataDir, 'clicks'),
    logger,
  });
  const postbacks = recordPostbacks({
    db: urgent,
    folder: path.join(config.dataDir, 'postbacks'),
    now,
    logger,
  });

  const outbox = createMailOutbox({ jobs, now });
  const suppressions = createSuppressions(keys.suppressions);
  const unsubscribeLinks = createUnsubscribeLinks({
    suppressions,
    key: keys.suppressions,
    origin: config.publicOrigin,
  });
  const publications = createPublications({
    content,
    later,
    repository: createPublicationsRepository(db),
    isHidden: hidden.hasText,
    now,
  });
  /** Fills the present series into the texts. @throws {ContentError} for a text that does not fit them; the present texts stay */
  const followSeries = () => {
    const law = { rulePacks: series.rulePacksOf('RO'), timeZone: countries.RO.timeZone };
    publications.use(site.contentBy(now(), law, series.book()));
  };
  const instancesRepository = createInstancesRepository(db);
  const instance = createOwnInstance({
    repository: instancesRepository,
    name: `${hostname()}:${config.port}`,
    files: contentFiles,
    publicTexts: () => publications.content().entries,
    logger,
    now,
  });
  const digest = createDigest({
    db,
    outbox,
    unsubscribeLinks,
    origin: config.publicOrigin,
    country: shownCountry,
    listArticles: () => publications.content().articles,
    loadOffers: () => allOffers.load(),
    withoutHidden: hidden.offers,
    now,
  });
  const rates = createRatesService({
    repository: createRatesRepository(db),
    alarms: createAlarmsRepository(db),
    logger,
    now,
  });
  const ownData = createOwnData({
    db,
    key: keys.suppressions,
    suppressions,
    timeZone: country.timeZone,
    now,
  });
  const backupPlace = config.backup.to && openPlace(config.backup.to);
  const onErased = async (tx: Transaction<Database>) => {
    if (backupPlace) await jobs.send(keepErasures, {}, tx);
  };
  const forms = createForms({
    db,
    config,
    outbox,
    suppressions,
    unsubscribeLinks,
    ownData,
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
    outbox,
    suppressions,
    ownData,
    /** place of the daily backups; null: none */
    backupPlace,
    onErased,
    unsubscribeLinks,
    isUnwanted: createMailingCheck({ suppressions, links: unsubscribeLinks, ownData }),
    unsubscribing: { stateOf: (key: string) => unsubscribeLinks.stateOf(db, key) },
    forms,
    comments: createCommentsRepository(db),
    signedLinks: {
      async follow(url: URL) {
        const link = forms.links.read(url);
        if (!link) return null;
        const subject = link.deed === 'moderate' ? await findSubject(db, link) : undefined;
        return { deed: link.deed, state: await readLinkState(db, link), subject: subject ?? null };
      },
    },
    country,
    /** the country as visitors see it: without hidden figures of the law */
    shownCountry,
    hidden,
    /** all content, including what is not public yet */
    content,
    /** hashes of the files at the start, and now */
    contentFiles: { served: contentFiles, read: () => hashContentFiles(config.contentDir) },
    publications,
    /** the present series of figures */
    series: {
      ...series,
      /**
       * Reads them again, and the texts with them. @returns whether they differ from before. @throws when the database does not
       * answer
       */
      async load(): Promise<boolean> {
        const isOther = await series.load();
        if (isOther) followSeries();
        return isOther;
      },
    },
    /** this instance, and all running ones */
    instances: { own: instance, listLive: () => instancesRepository.listLive() },
    digest,
    ...offering,
    reviews: createReviewsRepository(db),
    /** readers' reported prices, and the office's decisions on them */
    priceReports: createPriceReports({ db, country, now }),
    /** requests for prices that readers say they sent, and what came back */
    sentRequests: createSentRequests({ db, country, now }),
    views: createPageViews({ db, country: country.code, logger }),
    rates,
    /** examines the whole site, for the office and for the mails to its operator */
    doctor: createDoctor({
      config,
      database: db,
      ratesHealth: () => rates.health(),
      loadOffers: () => offers.load(),
      loadRulePacks: async () => series.rulePacks(),
      backupPlace: backupPlace?.name ?? null,
      now,
      onFailure: (error) => logger.error(error, 'a part of the site could not be examined'),
    }),
    rateKeys: createRateKeysRepository(db),
    storeRates: (document: RatesDocument, source: string) =>
      storeRates({ db, document, source, now: now(), logger }),
    search: createSearch(db, hidden.paths),
    consents: createConsentsRepository(db),
    push: createPush({ db, config, today: ownData.today, logger }),
    events,
    clicks,
    postbacks,

    /** Refuses new work and finishes accepted work, while the database is still there. */
    close: async (): Promise<void> => {
      await Promise.all([events.close(), clicks.close(), postbacks.close()]);
    },
  };
}
