import path from 'node:path';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/tables.ts';
import { recordPostbacks } from '#server/partners/conversions/record-postbacks.ts';
import { createClicksRepository } from '#server/visits/clicks/clicks-repository.ts';
import { recordClicks } from '#server/visits/clicks/record-clicks.ts';
import { createPostgresEventSink } from '#server/visits/events/postgres-event-sink.ts';

type Options = {
  config: Pick<Config, 'dataDir'>;
  urgent: Kysely<Database>;
  logger: Logger;
  now: () => Date;
};

/** Creates what stores events, departures and lenders' reports at once. */
export function createRecords({ config, urgent, logger, now }: Options) {
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
  return {
    events,
    clicks,
    postbacks,

    /** Refuses new work and finishes accepted work, while the database is still there. */
    close: async (): Promise<void> => {
      await Promise.all([events.close(), clicks.close(), postbacks.close()]);
    },
  };
}
