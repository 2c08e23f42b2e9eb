import type { FastifyBaseLogger } from 'fastify';
import type { Click } from './click.ts';
import type { ClicksRepository } from './clicks-repository.ts';
import { createJournal } from '#server/journal/journal.ts';
import { createOutageRecorder, type OutageRecorder } from '#server/journal/outage-recorder.ts';

export type ClickRecorder = OutageRecorder<Click, void>;

type Options = {
  repository: ClicksRepository;
  /** of the journal */
  folder: string;
  logger: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** most clicks of the journal, and the milliseconds of `createOutageRecorder` */
  most?: number;
  patienceMs?: number;
  replayEveryMs?: number;
};

/**
 * Clicks that outlive both crashes and outages: the id of a click makes it one row, however often it is brought.
 * @see docs/decisions/011-clicks-in-an-outage.md
 */
export function recordClicks({ repository, folder, most, ...rest }: Options): ClickRecorder {
  return createOutageRecorder({
    what: 'clicks',
    store: (click) => repository.addClick(click),
    journal: createJournal<Click>({
      folder,
      nameOf: ({ id }) => id,
      revive: ({ createdAt, ...click }) => ({ ...click, createdAt: new Date(createdAt) }),
      ...(most !== undefined && { most }),
    }),
    ...rest,
  });
}
