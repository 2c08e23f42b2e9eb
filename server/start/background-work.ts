import path from 'node:path';
import type { Logger } from 'pino';
import { dayOf } from '#domain/base/days/iso-day.ts';
import { forgetOldAttempts } from '#server/office/sign-in-attempts.ts';
import { forgetOldComments } from '#server/people/comments/retention.ts';
import { workOnErasures } from '#server/operations/backup/erasure-list.ts';
import { makeBackupApart, scheduleBackups } from '#server/operations/backup/schedule-backups.ts';
import type { Config } from '#server/config.ts';
import { forgetOldReceipts } from '#server/people/consent/forget-old-receipts.ts';
import { startLedgerJobs } from '#server/partners/ledger/start-ledger-jobs.ts';
import { replayPostbacks } from '#server/partners/conversions/replay-postbacks.ts';
import { forgetReportNetworks } from '#server/offers/evidence/price-reports.ts';
import { navigationCounts } from './navigation-counts.ts';
import { mailWaitingWork } from '#server/office/mail-waiting-work.ts';
import { ensureEventPartitions } from '#server/visits/events/event-partitions.ts';
import { forgetOldVisits } from '#server/visits/events/forget-old-visits.ts';
import { TOKEN_LIFETIME_MS } from '#server/shared/forms/form-gate.ts';
import { forgetSubmissions } from '#server/shared/forms/run-once.ts';
import { defineJob, type Jobs } from '#server/shared/jobs/jobs.ts';
import { tryAll } from '#server/shared/jobs/try-all.ts';
import { createMailer, type Mailer } from '#server/shared/mail/mailer.ts';
import { deliver } from '#server/shared/mail/deliver.ts';
import { deliverMail, forgetOldMail } from '#server/shared/mail/mail-outbox.ts';
import { forgetOwnData } from '#server/people/privacy/retention.ts';
import type { Services } from './services.ts';
import { createOfferChanges } from '#server/offers/offer-changes.ts';
import { importInflation } from '#server/tools/series/import-inflation.ts';
import { tellOldSeries } from '#server/tools/series/old-series.ts';
import { createPushSends, sendPush } from '#server/people/push/push-sends.ts';
import { mailOperatorNews } from '#server/operations/mail-operator-news.ts';
import { startSubscriptionJobs } from '#server/people/subscriptions/subscription-jobs.ts';
import { forgetUnconfirmed } from '#server/people/subscriptions/retention.ts';
import { settleOldStops } from '#server/people/unsubscribe/topic-stops.ts';
import { catchUp } from '#server/visits/statistics/catch-up.ts';
import { createBnrProvider } from '#server/tools/rates/bnr-provider.ts';
import { fetchEuroRates } from '#server/tools/rates/fetch-euro-rates.ts';
import { forgetOldPostbacks } from '#server/partners/postbacks-out/forget-old-postbacks.ts';
import { ownHosts } from './own-hosts.ts';
import { workForPartners } from './work-for-partners.ts';
import { scheduleRates } from '#server/tools/rates/rates-schedule.ts';

type Options = {
  config: Pick<
    Config,
    'dataDir' | 'inflationFetch' | 'mail' | 'office' | 'operator' | 'publicOrigin' | 'ratesFetch'
  >;
  services: Pick<
    Services,
    | 'backupPlace'
    | 'consents'
    | 'db'
    | 'country'
    | 'digest'
    | 'doctor'
    | 'evidence'
    | 'hidden'
    | 'instances'
    | 'isUnwanted'
    | 'offers'
    | 'outbox'
    | 'push'
    | 'series'
    | 'shownCountry'
    | 'unsubscribeLinks'
  >;
  jobs: Jobs;
  now: () => Date;
  logger: Pick<Logger, 'info' | 'warn' | 'error'>;
};

/** Makes the coming partitions and removes expired data, every night. */
const tidyUp = defineJob<Record<string, never>>('tidy-up', { retryLimit: 5, retryDelay: 60 });

/** Updates the statistics; the first run may have years to count. */
const countStatistics = defineJob<Record<string, never>>('count-statistics', { expireInSeconds: 3_600 });

/** Publishes offers, and withdraws them, at the approved moments. */
const changeOffers = defineJob<Record<string, never>>('change-offers', {});

/** Mails the office the series that are older than their rhythm. */
const lookAtSeries = defineJob<Record<string, never>>('look-at-series', {});

/** Mails colleagues their waiting work. */
const tellWaitingWork = defineJob<Record<string, never>>('tell-waiting', {});

/** Proposes the inflation of months that the institute of statistics has and the site has not. */
const lookForInflation = defineJob<Record<string, never>>('look-for-inflation', {});

/** Checks the whole site as the doctor does, and mails its operator new and solved problems. */
const lookAtSite = defineJob<Record<string, never>>('look-at-site', { expireInSeconds: 120 });

/** Starts all work besides requests, on one instance at a time: a subject adds its work here. */
export async function startBackgroundWork(options: Options): Promise<Disposable> {
  const { config, services, jobs, now, logger } = options;
  const { country, db } = services;
  const mailer = await workOnMail(options);
  await tidyNightly(options);
  await keepStatistics(options);

  if (config.ratesFetch) {
    const fillIn = (moment: Date) => fetchEuroRates({ db, now: moment, logger });
    await scheduleRates({ db, jobs, provider: createBnrProvider(), fillIn, now, logger });
  }

  await changeOffersInTime(options);
  await followSeries(options);
  await tellColleagues(options);
  await workForPartners({ db, jobs, country, ownHosts: ownHosts(config), now, logger });
  await startLedgerJobs({
    ...services,
    jobs,
    now,
    logger,
    mail: { operator: config.mail.operator, origin: config.office.origin, site: config.publicOrigin },
  });

  if (services.backupPlace) {
    await workOnErasures(jobs, db, services.backupPlace);
    await scheduleBackups({
      jobs,
      db,
      place: services.backupPlace.name,
      make: makeBackupApart,
      timeZone: country.timeZone,
      now,
      logger,
    });
  }

  if (config.operator.OPERATOR_EMAIL) {
    const mail = { operator: config.operator.OPERATOR_EMAIL, origin: config.office.origin };
    await lookAfterSite({ services, jobs, mail, now, logger });
  }

  const alerts = {
    ...services,
    origin: config.publicOrigin,
    isHiddenRate: services.hidden.hasRate,
    country: services.shownCountry,
    loadOffers: () => services.offers.load(),
    now,
  };
  await startSubscriptionJobs({ jobs, db, digest: services.digest, alerts, logger });

  return { [Symbol.dispose]: () => mailer.close() };
}

/** Sends queued mail and push messages; returns the mailer, which the caller closes. */
async function workOnMail({ config, services, jobs, now, logger }: Options): Promise<Mailer> {
  const { db, isUnwanted, push } = services;
  const mailer = createMailer({ ...config.mail, folder: path.join(config.dataDir, 'mail') });
  await jobs.work(deliverMail, async ({ id }, { isLast }) => {
    const outcome = await deliver(id, isLast, { db, mailer, isUnwanted, now });
    if (outcome === 'refused') logger.error({ id }, 'mail refused for good');
  });

  const pushSends = createPushSends(db);
  await jobs.work(sendPush, ({ id }, { signal }) =>
    pushSends.deliver(id, { sender: push.sender, now, signal }),
  );
  return mailer;
}

async function tidyNightly({ services, jobs, now }: Options): Promise<void> {
  const { consents, country, db } = services;
  await jobs.work(tidyUp, async () => {
    await tryAll([
      () => ensureEventPartitions(db, now()),
      () => forgetSubmissions(db, new Date(now().getTime() - 2 * TOKEN_LIFETIME_MS)),
      () => forgetOldMail(db, now()),
      () => forgetOldAttempts(db, now()),
      () => forgetOldComments(db, now()),
      () => forgetOldReceipts(consents, now()),
      () => forgetOldVisits(db, now()),
      () => forgetOldPostbacks(db, now()),
      () => forgetReportNetworks(db, dayOf(now(), country.timeZone)),
      () => forgetUnconfirmed(db, now()),
      () => settleOldStops(db, now()),
      () => forgetOwnData(db, now(), country.timeZone),
    ]);
  });
  await jobs.schedule(tidyUp, '20 3 * * *');
}

async function keepStatistics({ services, jobs, now, logger }: Options): Promise<void> {
  const { country, db } = services;
  await jobs.work(countStatistics, async () => {
    try {
      await replayPostbacks(db, now());
      await catchUp(db, { country: country.code, timeZone: country.timeZone }, now());
    } catch (error) {
      // The count runs again in five minutes and catches up: a failed job would only give people work.
      logger.error({ err: error }, 'statistics not counted');
    }
  });
  await jobs.schedule(countStatistics, '*/5 * * * *');
}

async function changeOffersInTime({ services, jobs, now, logger }: Options): Promise<void> {
  const { country, db, evidence } = services;
  await jobs.work(changeOffers, async () => {
    try {
      await createOfferChanges({ db, country, readEvidence: evidence.load, now }).applyDue();
    } catch (error) {
      // The check for due changes runs again in a minute.
      logger.error({ err: error }, 'offers not changed');
    }
  });
  await jobs.schedule(changeOffers, '* * * * *');
}

/** Mails the office the old series, and in Romania fetches inflation where the settings allow it. */
async function followSeries({ config, services, jobs, now, logger }: Options): Promise<void> {
  const { country, db, outbox } = services;
  const { book } = services.series;
  await jobs.work(lookAtSeries, async () => {
    try {
      const mail = { operator: config.mail.operator, origin: config.office.origin };
      await tellOldSeries({ db, country, book, outbox, mail, now });
    } catch (error) {
      // Checked again tomorrow.
      logger.error({ err: error }, 'old series not told');
    }
  });
  await jobs.schedule(lookAtSeries, '40 8 * * *');

  if (!config.inflationFetch || country.code !== 'RO') return;
  await jobs.work(lookForInflation, async () => {
    try {
      await importInflation({ db, country, book, now, logger });
    } catch (error) {
      // Fetched again tomorrow.
      logger.error({ err: error }, 'inflation not asked for');
    }
  });
  await jobs.schedule(lookForInflation, '20 10 * * *');
}

/** Mails colleagues their waiting work on working mornings. */
async function tellColleagues({ config, services, jobs, now, logger }: Options): Promise<void> {
  const onFailure = (error: unknown) => logger.error({ err: error }, 'waiting work was not counted');
  const { origin } = config.office;
  await jobs.work(tellWaitingWork, async () => {
    try {
      await mailWaitingWork({ ...services, waiting: navigationCounts, origin, now, onFailure });
    } catch (error) {
      // Colleagues without a mail yet get it in a quarter of an hour.
      logger.error({ err: error }, 'colleagues were not told what waits');
    }
  });
  // At nine; the later quarters are for a site that was stopped or without its database at nine.
  await jobs.schedule(tellWaitingWork, '*/15 9-11 * * 1-5');
}

type Looking = Pick<Options, 'jobs' | 'now' | 'logger'> & {
  services: Pick<Services, 'db' | 'doctor' | 'instances' | 'outbox'>;
  mail: { operator: string; origin: string };
};

async function lookAfterSite({ services, jobs, mail, now, logger }: Looking): Promise<void> {
  const { db, doctor, instances, outbox } = services;
  await jobs.work(lookAtSite, async () => {
    try {
      // Which proxies are in front is seen by each instance alone, and forgotten at its restart: no news to be mended.
      const examine = () => doctor.examine({ proxy: null });
      await mailOperatorNews({ db, examine, instance: instances.own.name, outbox, mail, now });
    } catch (error) {
      // Retried in an hour.
      logger.error({ err: error }, 'the operator was not told how the site is');
    }
  });
  await jobs.schedule(lookAtSite, '42 * * * *');
}
