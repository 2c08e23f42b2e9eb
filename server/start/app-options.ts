import type { RouteOptions } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '#server/config.ts';
import type { LoadedApp } from '#server/bundle/built-app.ts';
import type { Services } from './services.ts';

/** What the whole server is made of. */
export type AppOptions = {
  config: Config;
  services: Services;
  app: LoadedApp;
  build: { id: string; timestamp: number };
  logger: Logger;
  now: () => Date;
  /** hears of each route as it is registered */
  onRoute?: (route: RouteOptions) => void;
  /** false: whatever the machine has to do, nothing is refused */
  shedsLoad?: boolean;
};
