import type { RouteOptions } from 'fastify';
import type { Kysely } from 'kysely';
import { type LevelWithSilent, pino } from 'pino';
import { afterAll } from 'vitest';
import * as bundle from '#app/entry.server.tsx';
import { buildApp } from '#server/start/app.ts';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/db/tables.ts';
import { ensureEventPartitions } from '#server/visits/events/event-partitions.ts';
import { loadSiteKeys } from '#server/shared/keys/site-keys.ts';
import type { AppBundle } from '#server/web/pages/page-contract.ts';
import { readSiteContent } from '#server/texts/content/read-site-content.ts';
import { createServices } from '#server/start/services.ts';
import { fakeAssets } from '#tests/factories/fake-site.ts';
import { readFolderOnce } from '#tests/factories/site-content.ts';
import { operatorIdentity } from './operator-identity.ts';

type ServicesOptions = {
  db: Kysely<Database>;
  /** database of events and departures; by default the same one */
  urgent?: Kysely<Database>;
  now: () => Date;
  /** called with each line of the log: errors, unless `logLevel` asks for more */
  onProblem: (line: string) => void;
  logLevel?: LevelWithSilent;
  /** settings beside those of every test */
  settings?: Record<string, string>;
};

/** Creates every service of the server over a test's database, with the site's own texts: nothing is sent. */
export async function createWholeServices({
  db,
  urgent = db,
  now,
  onProblem,
  logLevel = 'error',
  settings,
}: ServicesOptions) {
  const config = readConfig({
    PORT: '4999',
    PAGES_AHEAD: 'made',
    // Tests check results, not speed: a busy machine is not an outage.
    DATABASE_PATIENCE_MS: '60000',
    FORM_LIMIT: '99999999',
    WORK_LIMIT: '99999999',
    FORM_LEAST_SECONDS: '0',
    ...operatorIdentity,
    ...settings,
  });
  const logger = pino({ level: logLevel }, { write: onProblem });
  const keys = await loadSiteKeys(db);
  const jobs = { send: async () => undefined } as unknown as Parameters<typeof createServices>[0]['jobs'];
  const site = readSiteContent(config, now(), undefined, readFolderOnce);
  const services = createServices({
    config,
    db,
    urgent,
    jobs,
    keys,
    site,
    routes: bundle.routes,
    logger,
    now,
  });
  await services.publications.load();
  await services.hidden.load();
  afterAll(() => services.close());
  return { config, logger, services };
}

type Options = ServicesOptions & {
  /** one page in so many is rendered as visitors get it: all of them would take longer than everything else */
  renderedEvery: number;
  onRoute?: (route: RouteOptions) => void;
};

/**
 * Starts the whole server over a test's database, with the site's own pages, in this process: it does not listen and sends nothing.
 */
export async function startWholeServer({ db, now, renderedEvery, onRoute, ...rest }: Options) {
  const { config, logger, services } = await createWholeServices({ db, now, ...rest });
  await ensureEventPartitions(db, now());
  let rendered = 0;
  const quick: AppBundle = {
    ...bundle,
    renderPage: (input) =>
      (rendered += 1) % renderedEvery === 0 ? bundle.renderPage(input) : Buffer.from('<!doctype html>'),
  };
  const build = { id: 'test', timestamp: 0 };
  const app = { bundle: quick, assets: fakeAssets };
  const server = await buildApp({
    config,
    services,
    app,
    build,
    logger,
    now,
    // Reading all sources keeps this process busy for seconds, and so does a machine with other work.
    shedsLoad: false,
    ...(onRoute && { onRoute }),
  });
  await server.ready();
  afterAll(() => server.close());
  const { forms, unsubscribeLinks } = services;
  return Object.assign(server, {
    services,
    logger,
    tokens: forms.tokens,
    links: forms.links,
    unsubscribeLinks,
  });
}
