import { parseArgs } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { countRows } from '#scripts/crash/count-stored.ts';
import { prepareLenderIn, preparePartnerIn, untilSettled } from '#scripts/crash/prepare.ts';
import { sendEverything } from '#scripts/crash/senders.ts';
import { CHANGES } from '#server/db/changes.ts';
import { createDatabase } from '#server/db/database.ts';
import { notify } from '#server/db/notify.ts';
import type { Database } from '#server/db/tables.ts';
import { failInTurn } from './fail-in-turn.ts';
import { type SiteInstance, startBalancer, startSiteInstance } from './instances.ts';
import { missingPackages } from './packages.ts';
import { type Cluster, startCluster } from './start-cluster.ts';
import { upgradeInTurn } from './upgrade-in-turn.ts';
import { buildVersionBefore, type VersionBefore } from './version-before.ts';
import { defaultWaits, shorterWaits } from './waits.ts';
import { watchPages } from './watch-pages.ts';
import { watchWrites } from './watch-writes.ts';

/** Longest time without a write that may be acknowledged, in seconds, with Patroni's defaults. */
const MOST_SECONDS = 60;

const usage = `npm run crash -- cluster [upgrade | failures] [--from COMMIT] [--shorter] [--keep]
  upgrade    only the upgrade; failures: only the failures; without a word both
  --from     the version before: by default the last tag, or the last commit before the newest migration
  --shorter  settings of Patroni, HAProxy and PgBouncer for fewer seconds without writes
  --keep     keeps logs and data also after a sound run`;

/**
 * `npm run crash -- cluster`: readers, events, clicks, forms and reports through nginx to three instances on a PostgreSQL that Patroni
 * keeps, while the instances are upgraded from the version before, and an instance, the primary, its whole machine and the pooler fail
 * in turn. Exits with 1 when something acknowledged is lost or doubled, a page from memory failed, or writes stood still too long.
 */
export async function runCluster(args: string[]): Promise<void> {
  const options = readOptions(args);
  const missing = missingPackages();
  if (!options || missing.length > 0) {
    console.error(options ? `A cluster was not tried, this machine has no ${missing.join(', ')}.` : usage);
    process.exitCode = 2;
    return;
  }
  const before = options.part === 'failures' ? undefined : await buildVersionBefore(options.from);
  if (typeof before === 'string') {
    console.error(before);
    process.exitCode = 2;
    return;
  }
  const cluster = await startCluster(options.shorter ? shorterWaits : defaultWaits);
  let isSound = false;
  try {
    isSound = await runOn(cluster, options.part, before);
  } finally {
    await cluster.stop();
    before?.remove();
    if (isSound && !options.keep) cluster.remove();
    else console.error(`Logs and data are in ${cluster.folder}.`);
  }
  process.exitCode = isSound ? 0 : 1;
}

type Options = { part: string | undefined; from: string | undefined; shorter: boolean; keep: boolean };

function readOptions(args: string[]): Options | undefined {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: {
        from: { type: 'string' },
        shorter: { type: 'boolean', default: false },
        keep: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
    const [part, more] = positionals;
    const isKnown = part === undefined || part === 'upgrade' || part === 'failures';
    const { from, shorter, keep } = values;
    return isKnown && more === undefined ? { part, from, shorter, keep } : undefined;
  } catch {
    return undefined;
  }
}

async function runOn(
  cluster: Cluster,
  part: string | undefined,
  before: VersionBefore | undefined,
): Promise<boolean> {
  if (before) {
    console.log(
      `The version before is ${before.commit}; this one adds ${before.newMigrations.join(', ') || 'no migration'}.`,
    );
  }
  const instances: SiteInstance[] = [];
  // The first one makes the tables, as an operator would have it.
  for (const name of ['site-1', 'site-2', 'site-3']) {
    const instance = await startSiteInstance(cluster, name, before?.folder);
    instances.push(instance);
    await instance.untilReady();
  }
  await cluster.untilWhole();
  const db = createDatabase({ connection: { connectionString: cluster.direct }, poolSize: 2 });
  try {
    return await underLoad({ cluster, instances, db, part });
  } finally {
    await db.destroy();
    await Promise.all(instances.map((one) => one.stop()));
  }
}

type Run = {
  cluster: Cluster;
  instances: readonly SiteInstance[];
  db: Kysely<Database>;
  part: string | undefined;
};

async function underLoad({ cluster, instances, db, part }: Run): Promise<boolean> {
  const balancer = await startBalancer(cluster.folder, instances);
  const ending = new AbortController();
  const { port } = balancer;
  const { signal } = ending;
  try {
    const lender = await prepareLenderIn(db);
    // The version before may know no partners: a run with an upgrade has none.
    const hasPartner = part === 'failures';
    const providerId = hasPartner ? await preparePartnerIn(db) : 'nobody';
    await notify(db, CHANGES, 'offers');
    const failures = new Map<string, number>();
    const sending = sendEverything({ port, ...lender, providerId, signal }, failures);
    const reading = watchPages(port, 200, signal);
    const writing = watchWrites(port, failures, signal);
    const mark = (name: string) => writing.begin(name);
    await pause(5_000);
    const isUpgraded = part === 'failures' || (await upgradeInTurn({ instances, db, failures, mark }));
    if (part !== 'upgrade') await failInTurn({ cluster, instances, db, mark });
    await pause(5_000);
    ending.abort();
    const [all, pages, gaps] = await Promise.all([sending, reading, writing.ended]);
    const dataDirs = instances.map(({ dataDir }) => dataDir);
    await untilSettled(db, dataDirs);
    const stored = await countRows(db, all, { dataDirs, hasPartner });
    console.table(stored);
    console.table(gaps);
    console.log(`Pages through nginx: ${pages.answered} answered, failed: ${told(pages.failures)}.`);
    console.log(`Refused or unanswered: ${told(all.failures)}.`);
    const ended = instances.reduce((sum, one) => sum + one.ended(), 0);
    if (ended > 0) console.log(`An instance ended by itself ${ended} times.`);
    return (
      isUpgraded &&
      ended === 0 &&
      pages.failures.size === 0 &&
      gaps.every(({ seconds }) => seconds <= MOST_SECONDS) &&
      Object.values(stored).every(
        ({ acknowledged, lost, doubled, unknown }) => acknowledged > 0 && lost + doubled + unknown === 0,
      )
    );
  } finally {
    ending.abort();
    balancer.stop();
  }
}

function told(failures: ReadonlyMap<string, number>): string {
  return [...failures].map(([name, times]) => `${name} ${times}×`).join(', ') || 'none';
}
