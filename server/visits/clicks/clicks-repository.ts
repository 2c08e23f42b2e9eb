import { CompiledQuery, type Insertable, type Kysely } from 'kysely';
import { subNames, utmNames } from '#domain/visits/events/attribution.ts';
import type { Database } from '#server/db/tables.ts';
import type { Click } from './click.ts';

export type ClicksRepository = ReturnType<typeof createClicksRepository>;

const labelTypes = Object.fromEntries([...subNames, ...utmNames].map((name) => [name, 'text']));

const columnTypes = {
  id: 'uuid',
  offer_id: 'text',
  country: 'text',
  session_id: 'uuid',
  client_id: 'uuid',
  provider_id: 'text',
  referer: 'text',
  placement: 'text',
  target_host: 'text',
  is_bot: 'boolean',
  created_at: 'timestamptz',
  ...(labelTypes as Record<(typeof subNames | typeof utmNames)[number], string>),
} satisfies Record<keyof Omit<Database['clicks'], 'stored_at'>, string>;

const columns = Object.keys(columnTypes).join(', ');
const typedColumns = Object.entries(columnTypes)
  .map(([name, type]) => `${name} ${type}`)
  .join(', ');

const statement = `/* prepared: insert_clicks */
  insert into clicks (${columns})
  select ${columns} from json_to_recordset($1::json) as r (${typedColumns})
  on conflict (id) do nothing`;

/** Stores clicks in PostgreSQL. */
export function createClicksRepository(db: Kysely<Database>) {
  /** Stores clicks in one statement; an id that already exists changes nothing. Resolves after the commit. */
  async function addClicks(clicks: readonly Click[]): Promise<void> {
    await db.executeQuery(CompiledQuery.raw(statement, [JSON.stringify(clicks.map(toRow))]));
  }
  return { addClicks, addClick: (click: Click) => addClicks([click]) };
}

function toRow({ offerId, sessionId, clientId, providerId, targetHost, isBot, createdAt, ...same }: Click) {
  return {
    ...same,
    offer_id: offerId,
    session_id: sessionId,
    client_id: clientId,
    provider_id: providerId,
    target_host: targetHost,
    is_bot: isBot,
    created_at: createdAt,
  } satisfies Partial<Insertable<Database['clicks']>>;
}
