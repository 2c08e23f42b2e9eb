import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { CHANGES } from '#server/db/changes.ts';
import { notify } from '#server/db/notify.ts';
import { throughRestarts } from '#server/db/through-restarts.ts';
import type { Database } from '#server/db/tables.ts';
import type { SiteInstance } from './instances.ts';

const PATIENCE_MS = 120_000;

/** Changes an offer as the office does, and waits until every instance shows it. @returns the seconds that took */
export async function untilNewEverywhere(
  db: Kysely<Database>,
  instances: readonly SiteInstance[],
): Promise<number> {
  const header = `Proba ${randomUUID()}`;
  await throughRestarts(() =>
    db.transaction().execute(async (trx) => {
      await sql`update offers set header = ${header} where id = '101'`.execute(trx);
      await notify(trx, CHANGES, 'offers');
    }),
  );
  const begun = performance.now();
  const isNew = async ({ origin }: SiteInstance) =>
    (await (await fetch(`${origin}/content/ro_feed.json`)).text()).includes(header) &&
    (await (await fetch(`${origin}/offers/`)).text()).includes(header);
  while ((await Promise.all(instances.map(isNew))).includes(false)) {
    if (performance.now() - begun > PATIENCE_MS) return Infinity;
    await pause(100);
  }
  return (performance.now() - begun) / 1_000;
}
