import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { dayOf } from '#domain/base/days/iso-day.ts';
import type { App } from './app.ts';
import type { Config } from '#server/config.ts';
import type { Connection } from '#server/db/database.ts';
import { CHANGES } from '#server/db/changes.ts';
import { NOTIFICATIONS_LOST, receivesNotifications } from '#server/db/receives-notifications.ts';
import { listenForNotifications } from '#server/db/notify.ts';
import type { Database } from '#server/db/tables.ts';
import { throughRestarts } from '#server/db/through-restarts.ts';
import { TEXTS } from '#server/texts/changes/text-change.ts';
import { PUBLICATIONS } from '#server/texts/editorial/publications-repository.ts';
import { HIDDEN } from '#server/texts/hidden/hidden-repository.ts';
import { type Following, followKept, LOOK_MS } from '#server/web/pages/follow-kept.ts';
import { followChanges } from '#server/web/pages/follow-changes.ts';
import { SERIES } from '#server/tools/series/series-change.ts';
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
const LOOK_AT_VERSIONS_MS = 30_000;

/** Makes pages follow changes from now on, here and on other instances: their data, the public texts, and hidden things. */
export async function followAllChanges(options: Options): Promise<void> {
  const { connection, db, logger, running } = options;
  const isHearing = await throughRestarts(() => receivesNotifications({ connection, db }));
  if (!isHearing) logger.warn(NOTIFICATIONS_LOST);
  const look = isHearing ? undefined : { db, everyMs: LOOK_AT_VERSIONS_MS };
  const showTexts = async (changed?: ReadonlySet<string>) => {
    const { app, services, fillSearch } = options;
    // Visitors' pages are switched at once; the version reported to other instances follows.
    await Promise.all([app.republish(changed), services.instances.own.tell()]);
    await fillSearch();
  };
  const publications = followTexts(options, showTexts);
  const series = followSeries(options, showTexts);
  const hidden = followHidden(options);
  const texts = followKept({
    name: TEXTS,
    kept: options.services.texts,
    logger,
    onChange: () => showTexts(options.services.changedTexts()),
  });
  const following = {
    [CHANGES]: followData(options, showTexts),
    [PUBLICATIONS]: publications,
    [SERIES]: series,
    [TEXTS]: texts,
    [HIDDEN]: hidden,
  };
  for (const one of Object.values(following)) running.use(one);
  const handlers = Object.fromEntries(
    Object.entries(following).map(([channel, { onMessage }]) => [channel, onMessage]),
  );
  running.use(await listenForNotifications({ connection, handlers, look }));
  // Finds what changed while this program started.
  publications.onMessage('');
  series.onMessage('');
  texts.onMessage('');
  hidden.onMessage('');
}

function followData(
  { config, services, app, now, logger }: Options,
  showTexts: () => Promise<void>,
): Following {
  return followChanges({
    pages: app.pages,
    offers: {
      load: () => services.offers.load(),
      loadAll: () => services.offers.loadAll(),
      invalidate() {
        services.offers.invalidate();
        services.rates.invalidate();
      },
    },
    onOffers() {
      // Texts name prices too.
      if (!services.publications.nameBy(services.evidence.lastKnown())) return;
      showTexts().catch((error: unknown) => logger.error({ err: error }, 'texts name earlier prices'));
    },
    lookAtOffersEveryMs: (config.contentHost ?? config.leadFeedUrl) ? OUTSIDE_OFFERS_MS : undefined,
    instance: services.instances.own,
    today: () => dayOf(now(), services.country.timeZone),
    logger,
  });
}

/** Publishes texts at their moment, and on every decision of the office on any instance. */
function followTexts({ services, now, logger }: Options, showTexts: () => Promise<void>): Following {
  const { publications } = services;
  // A known moment of publication is met also while the database is unavailable.
  let next = publications.nextChange();
  return followKept({
    name: PUBLICATIONS,
    kept: publications,
    waitMs() {
      next = publications.nextChange();
      return next ? Math.min(Math.max(next.getTime() - now().getTime(), 0), LOOK_MS) : LOOK_MS;
    },
    isDue: () => next !== undefined && next <= now(),
    onChange: () => showTexts(),
    logger,
  });
}

function followSeries({ services, logger }: Options, showTexts: () => Promise<void>): Following {
  return followKept({
    name: SERIES,
    kept: services.series,
    logger,
    async onChange() {
      services.offers.invalidate();
      await showTexts();
    },
  });
}

function followHidden({ services, app, fillSearch, logger }: Options): Following {
  const { own } = services.instances;
  return followKept({
    name: HIDDEN,
    kept: services.hidden,
    logger,
    async onChange() {
      // Hidden at once; the version reported to other instances and the search follow.
      await Promise.all([app.purge(), own.tell()]);
      await own.servesOffers(await services.offers.load());
      await fillSearch();
    },
  });
}
