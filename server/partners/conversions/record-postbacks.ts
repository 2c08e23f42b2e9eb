import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { mappedQuery } from '#domain/partners/conversions/mapped-parameters.ts';
import { readQuery } from '#domain/base/text/read-query.ts';
import type { Database } from '#server/db/tables.ts';
import { createJournal } from '#server/shared/journal/journal.ts';
import { createOutageRecorder } from '#server/shared/journal/outage-recorder.ts';
import { createPostbackKeys, hashOfKey } from './postback-keys.ts';
import { type PostbackAnswer, storePostback } from './store-postback.ts';

/** A report as received, with the hash of its key: while the database is unavailable its lender is unknown. */
const receivedSchema = z.object({
  id: z.uuid(),
  place: z.string(),
  keyHash: z.hex(),
  raw: z.string(),
  receivedAt: z.iso.datetime().transform((text) => new Date(text)),
});
type ReceivedPostback = z.output<typeof receivedSchema>;

export type PostbackRecorder = ReturnType<typeof recordPostbacks>;

type Options = {
  db: Kysely<Database>;
  /** folder of the journal */
  folder: string;
  now: () => Date;
  logger: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  patienceMs?: number;
  replayEveryMs?: number;
};

/**
 * Records lenders' reports so that they survive crashes and outages, and reads them in the order in which they came. A network
 * waits briefly for its answer and may not repeat: within a second the report is stored or is on the disk.
 */
export function recordPostbacks({ db, folder, now, logger, patienceMs = 700, ...rest }: Options) {
  const keys = createPostbackKeys(db);
  let count = 0;
  const recorder = createOutageRecorder<ReceivedPostback, PostbackAnswer | { outcome: 'unknown_key' }>({
    what: 'reports of lenders',
    async store({ id, keyHash, raw: sent, receivedAt }) {
      const key = await keys.find(Buffer.from(keyHash, 'hex'), receivedAt);
      if (!key) return { outcome: 'unknown_key' };
      // The key decides the dialect. The journal may hold whole reports of an older program: they are cut here too.
      const raw = mappedQuery(readQuery(sent), key.dialect);
      return await storePostback(db, { id, key, raw, receivedAt, now: now() });
    },
    journal: createJournal({ folder, nameOf: ({ place }) => place, schema: receivedSchema }),
    logger,
    patienceMs,
    ...rest,
  });
  return {
    /**
     * Stores a report.
     * @param raw what any dialect reads of it, as a query (unmappedQuery)
     * @returns undefined when it waits for the database
     * @throws when neither database nor disk takes it
     */
    async record({ key, raw }: { key: string; raw: string }) {
      const id = randomUUID();
      const receivedAt = now();
      count += 1;
      // File names sort in the order of receipt, also within one millisecond.
      const place = `${receivedAt.toISOString().replaceAll(/\W/g, '')}-${String(count).padStart(9, '0')}-${id}`;
      return await recorder.record({ id, place, keyHash: hashOfKey(key).toString('hex'), raw, receivedAt });
    },
    replay: () => recorder.replay(),
    close: () => recorder.close(),
  };
}
