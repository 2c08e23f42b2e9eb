import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from '#server/config.ts';
import type { Heartbeat } from '#server/db/heartbeat.ts';
import type { Database } from '#server/db/tables.ts';
import { createMetrics } from '#server/operations/metrics/create-metrics.ts';
import { serveMetrics } from '#server/operations/metrics/serve-metrics.ts';
import { createSiteState } from '#server/operations/metrics/site-state.ts';
import type { App } from './app.ts';
import type { Services } from './services.ts';

type Options = {
  /** address of the metrics */
  host: string;
  port: number;
  config: Pick<Config, 'country' | 'dataDir'>;
  db: Kysely<Database>;
  pools: readonly pg.Pool[];
  heartbeat: Heartbeat;
  services: Pick<Services, 'backupPlace' | 'events' | 'rates' | 'series'>;
  app: Pick<App, 'pages' | 'traffic'>;
  now: () => Date;
  logger: Pick<Logger, 'error'>;
};

/** Serves the metrics of the whole site, from the counters of its parts. */
export async function openSiteMetrics(options: Options): Promise<AsyncDisposable> {
  const { config, db, pools, heartbeat, services, app, now, ...address } = options;
  const readState = createSiteState({
    db,
    dataDir: config.dataDir,
    country: config.country,
    backupPlace: services.backupPlace?.name ?? null,
    ratesHealth: () => services.rates.health(),
    book: () => services.series.book(),
    now,
  });
  const metrics = createMetrics({
    traffic: app.traffic,
    pages: app.pages,
    events: services.events,
    pools,
    heartbeat,
    readState,
  });
  return await serveMetrics({ ...address, metrics });
}
