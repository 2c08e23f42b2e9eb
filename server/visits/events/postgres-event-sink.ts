import type { Kysely } from 'kysely';
import type { Database } from '#server/db/tables.ts';
import type { EventOutcome, EventSink, ReceivedEvent } from './event-sink.ts';
import { type CommitCounts, createGroupCommit } from '#server/shared/journal/group-commit.ts';
import { insertEvents } from './insert-events.ts';
import { isRowFault } from '#server/db/is-row-fault.ts';

/** Stores events in PostgreSQL, committed in groups. Uuids arrive in lower case with dashes, as `eventSchema` gives them. */
export function createPostgresEventSink(db: Kysely<Database>): EventSink & { counts(): CommitCounts } {
  return createGroupCommit<ReceivedEvent, EventOutcome>({
    commit: (events) => insertEvents(db, events),
    isItemFault: isRowFault,
  });
}
