import type { RouteOptions } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '#server/config.ts';
import type { LoadedApp } from '#server/web/bundle/built-app.ts';
import type { Services } from './services.ts';

/** Parts of the whole server. */
export type AppOptions = {
  config: Config;
  services: Services;
  app: LoadedApp;
  build: { id: string; timestamp: number };
  logger: Logger;
  now: () => Date;
  /** called for each route as it is registered */
  onRoute?: (route: RouteOptions) => void;
  /** false: no request is refused, however busy the machine */
  shedsLoad?: boolean;
};
