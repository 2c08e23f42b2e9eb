import type { FastifyBaseLogger } from 'fastify';
import { type Click, clickSchema } from './click.ts';
import type { ClicksRepository } from './clicks-repository.ts';
import { createGroupCommit } from '#server/shared/journal/group-commit.ts';
import { IngestError } from '#server/shared/journal/ingest-error.ts';
import { isRowFault } from '#server/db/is-row-fault.ts';
import { createJournal } from '#server/shared/journal/journal.ts';
import {
  createOutageRecorder,
  type OutageRecorder,
  REPLAY_PATIENCE,
} from '#server/shared/journal/outage-recorder.ts';

export type ClickRecorder = OutageRecorder<Click, void>;

type Options = {
  repository: Pick<ClicksRepository, 'addClicks'>;
  /** folder of the journal */
  folder: string;
  logger: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** most clicks of the journal, and the milliseconds of `createOutageRecorder` */
  most?: number;
  patienceMs?: number;
  replayEveryMs?: number;
};

const CLICKS_OF_A_STATEMENT = 500;

/**
 * Records clicks so that they survive crashes and outages: the id of a click makes it one row, however often it is replayed.
 * Simultaneous clicks are stored together.
 * @see docs/decisions/011-clicks-in-an-outage.md
 */
export function recordClicks({
  repository,
  folder,
  most,
  patienceMs = 1_500,
  ...rest
}: Options): ClickRecorder {
  const lane = createGroupCommit<Click, undefined>({
    async commit(clicks) {
      await repository.addClicks(clicks);
      return clicks.map(() => undefined);
    },
    isItemFault: isRowFault,
    maxBatch: CLICKS_OF_A_STATEMENT,
    // The journal waits this long for its replay; a visitor goes on sooner.
    timeoutMs: REPLAY_PATIENCE * patienceMs,
  });
  const recorder = createOutageRecorder<Click, void>({
    what: 'clicks',
    store: async (click) => {
      await lane.add(click).catch((error: unknown) => {
        // The database's error about this click, or about all of them.
        throw error instanceof IngestError ? (error.cause ?? error) : error;
      });
    },
    atOnce: CLICKS_OF_A_STATEMENT,
    journal: createJournal({
      folder,
      nameOf: ({ id }) => id,
      schema: clickSchema,
      ...(most !== undefined && { most }),
    }),
    patienceMs,
    ...rest,
  });
  return {
    ...recorder,
    async close() {
      await Promise.all([lane.close(), recorder.close()]);
    },
  };
}
