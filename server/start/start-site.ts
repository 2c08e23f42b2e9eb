import path from 'node:path';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { countries } from '#domain/law/countries/countries.ts';
import { firstAdministratorLink } from '#server/office/first-administrator.ts';
import { type App, buildApp } from './app.ts';
import type { AppOptions } from './app-options.ts';
import { assertPortFree, toListenProblem } from './assert-port-free.ts';
import { followAllChanges } from './follow-all-changes.ts';
import type { Config } from '#server/config.ts';
import { createLogger } from '#server/base/create-logger.ts';
import { readSiteContent } from '#server/texts/content/read-site-content.ts';
import { assertOperatorNamed, operatorWarning } from '#server/base/operator.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { throughRestarts } from '#server/db/through-restarts.ts';
import type { Database } from '#server/db/tables.ts';
import { notify } from '#server/db/notify.ts';
import { ensureEventPartitions } from '#server/visits/events/event-partitions.ts';
import { loadStartingOffers } from '#server/offers/load-starting-offers.ts';
import { findOffersFile } from '#server/offers/offers-file.ts';
import { startBackgroundWork } from './background-work.ts';
import { startJobs } from '#server/shared/jobs/jobs.ts';
import { loadSiteKeys } from '#server/shared/keys/site-keys.ts';
import { loadBuiltApp, readBuildInfo } from '#server/web/bundle/built-app.ts';
import { withSalPicture } from '#server/web/bundle/sal-picture.ts';
import { CHANGES } from '#server/db/changes.ts';
import { startDevelopmentApp } from '#server/web/bundle/development-app.ts';
import { loadStartingRates } from '#server/tools/rates/load-starting-rates.ts';
import { prepareDataFolder } from './prepare-data-folder.ts';
import { projectFolder } from '#server/base/project-folder.ts';
import { declaredWords } from '#server/web/pages/declared-words.ts';
import { settleLanded } from '#server/texts/changes/settle-landed.ts';
import { fillSearchIndex } from '#server/texts/search/fill-search-index.ts';
import { searchDocuments } from '#server/texts/search/search-documents.ts';
import { type Services, createServices } from './services.ts';
import { StartupError } from '#server/base/startup-error.ts';
import type { PageStore } from '#server/web/pages/page-store.ts';

// Entry of the built site: nothing else of it is exported.
export { readMachineConfig } from '#server/config.ts';

const startingRatesFolder = path.join(projectFolder, 'content/data/rates');
const REQUEST_PATIENCE_MS = 5_000;

type Options = {
  config: Config;
  /** run the app from its sources, with hot reload */
  development: boolean;
  /** collects what is started, to stop it in reverse order */
  running: AsyncDisposableStack;
};

/**
 * Starts everything in the order of its dependencies, and prints the address to open. A database that goes away meanwhile is waited
 * for.
 * @throws {StartupError} or {ContentError} for a problem the operator can solve; what was started is in `running`
 */
export async function startSite({ config, development, running }: Options): Promise<void> {
  const logger = createLogger(config.logLevel);
  const now = () => new Date();
  if (!development) assertOperatorNamed(config);
  await assertPortFree(config);
  if (config.metrics) await assertPortFree({ ...config.metrics, setting: 'METRICS_' });
  prepareDataFolder(config.dataDir);
  const work = [
    openDatabase({ config, logger, running }),
    // Reads everything that needs no database while PostgreSQL starts.
    nextTurn().then(() => readSiteContent(config, now())),
    loadApp(config, development, running),
    // Loaded here rather than at the first sign-in: reading hundreds of files would then block every visitor.
    import('#server/office/create-auth.ts'),
  ] as const;
  // When one fails the others are waited for, so that nothing starts after the end.
  await Promise.allSettled(work);
  const [{ db, urgent, heartbeat, pools, direct }, site, loaded] = await Promise.all(work);

  const jobs = await startJobs({ connection: direct, timeZone: countries[config.country].timeZone, logger });
  running.defer(() => jobs.stop());
  const keys = await throughRestarts(() => loadSiteKeys(db));
  const services = createServices({
    config,
    db,
    urgent,
    jobs,
    keys,
    site,
    routes: loaded.app.bundle.routes,
    logger,
    now,
  });
  running.defer(() => services.close());
  await throughRestarts(() => services.series.load());
  await loadTexts({ db, services, now });
  await throughRestarts(() => fillDatabase({ db, services, now, logger }));
  services.publications.nameBy(await throughRestarts(() => services.evidence.load()));
  const { instances } = services;
  const app = await openApp({ config, services, logger, now, ...loaded }, running);
  const fillSearch = () => {
    const { content, routes, matchRoute } = app.siteMap();
    return fillSearchIndex(
      db,
      searchDocuments(content, declaredWords(routes, content), (page) => matchRoute(page) !== undefined),
    );
  };
  await throughRestarts(fillSearch);
  // The version of the offers is reported before the first page is made, which is then at least as new.
  await instances.own.servesOffers(await services.offers.load());
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    throw toListenProblem(error, config);
  }
  // Clicks first: a report refers to a click.
  void services.clicks.replay().then(() => services.postbacks.replay());
  running.use(await startBackgroundWork({ config, services, jobs, now, logger }));
  const warning = operatorWarning(config.operator, config.publicOrigin);
  if (warning) logger.warn(warning);
  const { id, timestamp } = loaded.build;
  running.use(await throughRestarts(() => instances.own.announce({ id, madeAt: new Date(timestamp) })));
  await followAllChanges({ config, services, app, fillSearch, connection: direct, db, now, logger, running });
  if (config.metrics) {
    const { openSiteMetrics } = await import('./open-site-metrics.ts');
    running.use(
      await openSiteMetrics({ ...config.metrics, config, db, pools, heartbeat, services, app, now, logger }),
    );
  }
  // Stopped first: pages being made after a decision are not waited for.
  running.defer(() => app.pages.stop());
  running.defer(() => drain(app.pages, config.drainSeconds));
  // From now on queries fail fast while the database hangs; the start itself has waited for it.
  heartbeat.start();
  const firstAdministrator = await throughRestarts(() =>
    firstAdministratorLink(db, config.office.origin, now()),
  );
  announce(config, services.texts.conflicts(), firstAdministrator);
}

/** Builds the server, whose answers in progress may finish when it ends; idle connections do not delay the end. */
async function openApp(options: AppOptions, running: AsyncDisposableStack): Promise<App> {
  const app = await buildApp(options);
  running.defer(async () => {
    const timer = setTimeout(() => app.server.closeAllConnections(), REQUEST_PATIENCE_MS);
    await app.close();
    clearTimeout(timer);
  });
  return app;
}

type Filling = {
  db: Kysely<Database>;
  services: Services;
  now: () => Date;
  logger: Logger;
};

/** Reads the database's data about texts, before the first page is rendered. */
async function loadTexts({ db, services, now }: Omit<Filling, 'logger'>): Promise<void> {
  const { texts, publications, hidden, country } = services;
  await throughRestarts(() => texts.load());
  await throughRestarts(() => settleLanded({ db, country: country.code, live: texts, now }));
  await throughRestarts(() => publications.load());
  await throughRestarts(() => hidden.load());
}

/** Loads the country's file of offers, and makes the partitions of events for the coming months. */
async function fillDatabase({ db, services, now, logger }: Filling): Promise<void> {
  const { code, leadId } = services.country;
  const file = await findOffersFile(code).catch((error: Error) => {
    throw new StartupError(error.message);
  });
  if (file) {
    const { added, changed } = await loadStartingOffers({ db, file, leadId, now: now() });
    if (added + changed > 0) {
      logger.info(`Offers from the file: ${added} new, ${changed} changed.`);
      // Other instances may be serving pages made from the previous offers.
      await notify(db, CHANGES, 'offers');
    }
  }
  const rates = await loadStartingRates({ db, folder: startingRatesFolder, now: now(), logger });
  if (rates > 0) logger.info(`Exchange rates from the files: ${rates} new or changed.`);
  await ensureEventPartitions(db, now());
}

async function loadApp({ dataDir }: Config, development: boolean, running: AsyncDisposableStack) {
  if (development) {
    const app = await startDevelopmentApp(projectFolder);
    running.defer(() => app.development?.close());
    return { app: withSalPicture(app, dataDir), build: { id: 'development', timestamp: Date.now() } };
  }
  const app = withSalPicture(await loadBuiltApp(projectFolder), dataDir);
  return { app, build: readBuildInfo(projectFolder) };
}

function announce(
  { host, port, dataDir, databaseUrl }: Config,
  conflicts: readonly { file: string; id: number }[],
  firstAdministrator?: string,
): void {
  const site = `http://${['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host}:${port}`;
  const data = databaseUrl === null ? dataDir : 'the database of DATABASE_URL';
  console.log(
    `Împrumut Clar is ready.\n  Home    ${site}/\n  Offers  ${site}/offers/\n  Data    ${data}\nCtrl+C stops it.`,
  );
  for (const { file, id } of conflicts) {
    console.log(
      `content/${file} changed under the office's text (change ${id}), which stays: choose one of both at ${site}/admin/texte/versiuni/`,
    );
  }
  if (firstAdministrator) {
    console.log(
      `The back office has no administrator yet. For 48 hours this link makes one; those of earlier starts are void:\n  ${firstAdministrator}`,
    );
  }
}

/**
 * Leaves in order: `/api/ready` answers 503 from now on, and all requests are still answered for these seconds, in which balancers find
 * out. Stopping continues afterwards.
 */
async function drain(pages: Pick<PageStore, 'leave'>, seconds: number): Promise<void> {
  pages.leave();
  if (seconds > 0) await pause(seconds * 1_000);
}
