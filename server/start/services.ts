import { hostname } from 'node:os';
import path from 'node:path';
import type { Kysely, Transaction } from 'kysely';
import type { Logger } from 'pino';
import { countries } from '#domain/countries/countries.ts';
import type { Country } from '#domain/countries/country.ts';
import { openPlace } from '#server/backup/open-place.ts';
import { keepErasures } from '#server/backup/erasure-list.ts';
import { createClicksRepository } from '#server/clicks/clicks-repository.ts';
import { recordClicks } from '#server/clicks/record-clicks.ts';
import { recordPostbacks } from '#server/conversions/record-postbacks.ts';
import type { Config } from '#server/config.ts';
import type { SiteContent } from '#server/content/read-site-content.ts';
import type { Database } from '#server/db/tables.ts';
import { createCommentsRepository } from '#server/comments/comments-repository.ts';
import { createConsentsRepository } from '#server/consent/consents-repository.ts';
import { hashContentFiles } from '#server/editorial/content-files.ts';
import { createPublications } from '#server/editorial/publications.ts';
import { createPublicationsRepository } from '#server/editorial/publications-repository.ts';
import { createPriceReports } from '#server/evidence/price-reports.ts';
import { createPostgresEventSink } from '#server/events/postgres-event-sink.ts';
import { createOwnData } from '#server/privacy/own-data.ts';
import { createForms } from './create-forms.ts';
import { createOffering } from './create-offering.ts';
import { createHidden } from '#server/hidden/hidden.ts';
import { createHiddenRepository } from '#server/hidden/hidden-repository.ts';
import { createInstancesRepository } from '#server/instances/instances-repository.ts';
import { createOwnInstance } from '#server/instances/own-instance.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { SiteKeys } from '#server/keys/site-keys.ts';
import { readLinkState } from '#server/moderation/confirmation-action.ts';
import { findSubject } from '#server/moderation/find-subject.ts';
import { createMailOutbox } from '#server/mail/mail-outbox.ts';
import { createAlarmsRepository } from '#server/rates/alarms-repository.ts';
import { createRateKeysRepository } from '#server/rates/rate-keys-repository.ts';
import type { RatesDocument } from '#server/rates/rates-document.ts';
import { createPush } from '#server/push/create-push.ts';
import { createRatesRepository } from '#server/rates/rates-repository.ts';
import { createRatesService } from '#server/rates/rates-service.ts';
import { storeRates } from '#server/rates/store-rates.ts';
import { createReviewsRepository } from '#server/reviews/reviews-repository.ts';
import { createSearch } from '#server/search/create-search.ts';
import { createPageViews } from '#server/statistics/page-views.ts';
import { createDigest } from '#server/subscriptions/digest.ts';
import { createMailingCheck } from '#server/unsubscribe/mailing-check.ts';
import { createLiveSeries } from '#server/series/live-series.ts';
import { createSuppressions } from '#server/unsubscribe/suppressions.ts';
import { createUnsubscribeLinks } from '#server/unsubscribe/unsubscribe-links.ts';

type Options = {
  config: Config;
  db: Kysely<Database>;
  /** connections for what must be kept at once: events, departures and lenders' reports */
  urgent: Kysely<Database>;
  jobs: Jobs;
  keys: SiteKeys;
  site: SiteContent;
  logger: Logger;
  now: () => Date;
};

export type Services = ReturnType<typeof createServices>;

/** Every repository and client of the server, built once and handed down: nothing else is shared. */
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
  /** Texts speak in the series as they are now. @throws {ContentError} for a text that does not fit them; what was shown stays */
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
    /** where the site puts its backups by itself; null: it does not */
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
    /** as visitors are told of it: without figures of the law that are out of sight */
    shownCountry,
    hidden,
    /** all of it, also what is not public yet */
    content,
    /** right after they were read, and now */
    contentFiles: { served: contentFiles, read: () => hashContentFiles(config.contentDir) },
    publications,
    /** figures that change by themselves, as they are now */
    series: {
      ...series,
      /** Reads them anew, and texts with them. @returns whether they are others than before. @throws when the database does not answer */
      async load(): Promise<boolean> {
        const isOther = await series.load();
        if (isOther) followSeries();
        return isOther;
      },
    },
    /** this one, and all that are there */
    instances: { own: instance, listLive: () => instancesRepository.listLive() },
    digest,
    ...offering,
    reviews: createReviewsRepository(db),
    /** prices that readers reported, and what the office does about them */
    priceReports: createPriceReports({ db, country, now }),
    views: createPageViews({ db, country: country.code, logger }),
    rates: createRatesService({
      repository: createRatesRepository(db),
      alarms: createAlarmsRepository(db),
      logger,
      now,
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

    /** Refuses new work and finishes what was taken, while the database is still there. */
    close: async (): Promise<void> => {
      await Promise.all([events.close(), clicks.close(), postbacks.close()]);
    },
  };
}
