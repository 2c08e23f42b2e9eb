import { sql } from 'kysely';
import { createDatabase } from '#server/db/database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import type { Sent } from './event-senders.ts';

export type Count = { stored: number; lost: number; doubled: number; unknown: number };

/** Compares what was acknowledged with what the stopped program's database holds. */
export async function countEvents(dataDir: string, { acknowledged, open }: Sent): Promise<Count> {
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const postgres = await startEmbeddedPostgres({ dataDir, log: silent });
  const db = createDatabase({ connection: postgres.connection });
  try {
    const { rows } = await sql<{ uuid: string; times: number }>`
      select uuid, count(*) as times from events where provider_id = 'crash' group by uuid`.execute(db);
    const stored = new Set(rows.map(({ uuid }) => uuid));
    return {
      stored: stored.size,
      lost: acknowledged.difference(stored).size,
      doubled: rows.filter(({ times }) => times > 1).length,
      unknown: stored.difference(acknowledged).difference(open).size,
    };
  } finally {
    await db.destroy();
    await postgres.stop();
  }
}
