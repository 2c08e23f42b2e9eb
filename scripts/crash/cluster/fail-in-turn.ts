import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '#server/db/tables.ts';
import type { SiteInstance } from './instances.ts';
import type { Cluster } from './start-cluster.ts';
import { untilNewEverywhere } from './until-new-everywhere.ts';

type Options = {
  cluster: Cluster;
  instances: readonly SiteInstance[];
  db: Kysely<Database>;
  /** called before each blow, with its name */
  mark: (name: string) => void;
};

/** Lets each part fail in turn, while senders and readers go on. */
export async function failInTurn({ cluster, instances, db, mark }: Options): Promise<void> {
  mark('kill -9 of an instance');
  await instances[0]?.killAndRestart();
  await pause(5_000);

  mark('kill -9 of the primary');
  await cluster.killPrimary();
  await pause(5_000);
  await cluster.untilWhole();
  await pause(5_000);

  mark('the machine of the primary is away');
  const before = await cluster.primary();
  const comeBack = await cluster.freezePrimary();
  // Long after Patroni's `ttl`, when the other member has taken over.
  await pause(2_500 * cluster.waits.ttl);
  const after = await cluster.primary();
  const seconds = await untilNewEverywhere(db, instances);
  console.log(
    `The primary was ${before?.name}, and is ${after?.name ?? 'nobody'}. A page that changed while the first was away was new on all three ${seconds.toFixed(1)} s after the change was written.`,
  );

  mark('the old primary comes back');
  comeBack();
  await pause(10_000);
  await cluster.untilWhole();

  mark('kill -9 of PgBouncer');
  await cluster.killPooler();
  await pause(10_000);
}
