import type { Kysely } from 'kysely';
import type { Database } from '#server/db/tables.ts';
import type { Click } from './click.ts';

export type ClicksRepository = ReturnType<typeof createClicksRepository>;

/** Clicks in PostgreSQL. */
export function createClicksRepository(db: Kysely<Database>) {
  return {
    /** Keeps a click; a second one with the same id changes nothing. Resolves after the commit. */
    async addClick(click: Click): Promise<void> {
      const { offerId, sessionId, clientId, targetHost, isBot, createdAt, ...rest } = click;
      await db
        .insertInto('clicks')
        .values({
          ...rest,
          offer_id: offerId,
          session_id: sessionId,
          client_id: clientId,
          target_host: targetHost,
          is_bot: isBot,
          created_at: createdAt,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    },
  };
}
