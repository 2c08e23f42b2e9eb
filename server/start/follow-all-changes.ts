import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { App } from './app.ts';
import type { Config } from '#server/config.ts';
import type { Connection } from '#server/db/database.ts';
import { NOTIFICATIONS_LOST, receivesNotifications } from '#server/db/receives-notifications.ts';
import type { Database } from '#server/db/tables.ts';
import { throughRestarts } from '#server/db/through-restarts.ts';
import { followPublications } from '#server/texts/editorial/follow-publications.ts';
import { HIDDEN } from '#server/texts/hidden/hidden-repository.ts';
import { followKept } from '#server/web/pages/follow-kept.ts';
import { followChanges } from '#server/web/pages/follow-changes.ts';
import { SERIES } from '#server/tools/series/series-changes-repository.ts';
import type { Services } from './services.ts';

type Options = {
  config: Config;
  services: Services;
  app: Pick<App, 'pages' | 'republish' | 'purge'>;
  /** rebuilds the search index from the public content */
  fillSearch: () => Promise<unknown>;
  /** for needs of a session of its own */
  connection: Connection;
  /** the connections that send changes */
  db: Kysely<Database>;
  now: () => Date;
  logger: Logger;
  /** collects what is started, to stop it in reverse order */
  running: AsyncDisposableStack;
};

// Cached pages follow another host's feed within a minute: a poll, its answer, and the rendering of the pages.
const OUTSIDE_OFFERS_MS = 30_000;
// Interval of polling where notifications do not arrive.
const LOOK_MS = 30_000;

/** Makes pages follow changes from now on, here and on other instances: their data, the public texts, and hidden things. */
export async function followAllChanges(options: Options): Promise<void> {
  const { config, services, app, fillSearch, connection, db, now, logger, running } = options;
  const { own } = services.instances;
  const isHearing = await throughRestarts(() => receivesNotifications({ connection, db }));
  if (!isHearing) logger.warn(NOTIFICATIONS_LOST);
  const look = isHearing ? undefined : { db, everyMs: LOOK_MS };
  const offers = {
    load: () => services.offers.load(),
    loadAll: () => services.offers.loadAll(),
    invalidate() {
      services.offers.invalidate();
      services.rates.invalidate();
    },
  };
  const showTexts = async () => {
    // Visitors' pages are switched at once; the version reported to other instances follows.
    await Promise.all([app.republish(), own.tell()]);
    await fillSearch();
  };
  running.use(
    await followChanges({
      connection,
      look,
      pages: app.pages,
      offers,
      onOffers() {
        // Texts name prices too.
        if (!services.publications.nameBy(services.evidence.lastKnown())) return;
        showTexts().catch((error: unknown) => logger.error({ err: error }, 'texts name earlier prices'));
      },
      lookAtOffersEveryMs: (config.contentHost ?? config.leadFeedUrl) ? OUTSIDE_OFFERS_MS : undefined,
      instance: own,
      logger,
    }),
  );
  running.use(
    await followPublications({
      connection,
      look,
      publications: services.publications,
      now,
      logger,
      onChange: showTexts,
    }),
  );
  running.use(
    await followKept({
      connection,
      channel: SERIES,
      kept: services.series,
      logger,
      onChange: async () => {
        services.offers.invalidate();
        await Promise.all([app.republish(), own.tell()]);
        await fillSearch();
      },
    }),
  );
  running.use(
    await followKept({
      connection,
      channel: HIDDEN,
      kept: services.hidden,
      logger,
      onChange: async () => {
        // Hidden at once; the version reported to other instances and the search follow.
        await Promise.all([app.purge(), own.tell()]);
        await own.servesOffers(await services.offers.load());
        await fillSearch();
      },
    }),
  );
}
