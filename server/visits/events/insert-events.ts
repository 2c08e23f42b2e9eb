import { CompiledQuery, type Insertable, type Kysely } from 'kysely';
import { subNames, utmNames } from '#domain/visits/events/attribution.ts';
import type { Database } from '#server/db/tables.ts';
import type { EventsTable } from '#server/db/tables/events-tables.ts';
import type { EventOutcome, ReceivedEvent } from './event-sink.ts';

const labelTypes = Object.fromEntries([...subNames, ...utmNames].map((name) => [name, 'text']));

const columnTypes = {
  uuid: 'uuid',
  event_id: 'integer',
  provider_id: 'text',
  session_id: 'uuid',
  client_id: 'uuid',
  domain: 'text',
  referer: 'text',
  path: 'text',
  cookieless: 'boolean',
  country: 'text',
  is_bot: 'boolean',
  received_at: 'timestamptz',
  ...(labelTypes as Record<(typeof subNames | typeof utmNames)[number], string>),
} satisfies Record<keyof EventsTable, string>;

const columns = Object.keys(columnTypes).join(', ');
const typedColumns = Object.entries(columnTypes)
  .map(([name, type]) => `${name} ${type}`)
  .join(', ');

// Prepared: of one event's 530 µs reading and planning were 370, of 20 events' 735 a third.
const statement = `/* prepared: insert_events */
  with input as materialized (
    select ${columns} from json_to_recordset($1::json) as r (${typedColumns})
  ), fresh as (
    insert into event_ids (uuid, received_at)
    select uuid, received_at from input order by uuid
    on conflict do nothing
    returning uuid
  ), kept as (
    insert into events (${columns}) select ${columns} from input where uuid in (select uuid from fresh)
  )
  select uuid from fresh`;

/**
 * Stores events in one statement, so in one transaction: first the new identifiers, then their events. The statement waits for a
 * concurrent transaction with the same identifier; sorting by identifier prevents deadlocks.
 * @returns one outcome for each event, in their order; of several with one uuid the first is the stored one
 * @see docs/decisions/010-event-uniqueness.md
 */
export async function insertEvents(db: Kysely<Database>, events: ReceivedEvent[]): Promise<EventOutcome[]> {
  const rows = new Map<string, Insertable<EventsTable>>();
  for (const event of events) if (!rows.has(event.uuid)) rows.set(event.uuid, toRow(event));

  const json = JSON.stringify([...rows.values()]);
  const { rows: stored } = await db.executeQuery<{ uuid: string }>(CompiledQuery.raw(statement, [json]));

  const fresh = new Set(stored.map(({ uuid }) => uuid));
  return events.map(({ uuid }) => (fresh.delete(uuid) ? 'stored' : 'duplicate'));
}

function toRow({ receivedAt, isBot, ...sent }: ReceivedEvent): Insertable<EventsTable> {
  return { ...sent, is_bot: isBot, received_at: receivedAt };
}
