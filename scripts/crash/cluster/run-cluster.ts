import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { createVisitor } from '#scripts/crash/ask.ts';
import { countRows } from '#scripts/crash/count-stored.ts';
import { prepareLenderIn, untilSettled } from '#scripts/crash/prepare.ts';
import { sendEverything } from '#scripts/crash/senders.ts';
import { CHANGES } from '#server/db/changes.ts';
import { createDatabase } from '#server/db/database.ts';
import { notify } from '#server/db/notify.ts';
import { throughRestarts } from '#server/db/through-restarts.ts';
import type { Database } from '#server/db/tables.ts';
import { type SiteInstance, startBalancer, startSiteInstance } from './instances.ts';
import { missingPackages } from './packages.ts';
import { type Cluster, startCluster } from './start-cluster.ts';

/** Longest time without a write that may be acknowledged, in seconds, with Patroni's defaults. */
const MOST_SECONDS = 60;
/** Longer than Patroni's `ttl`, after which the other member takes over. */
const FROZEN_MS = 75_000;

/**
 * `npm run crash -- cluster`: readers, events, clicks, forms and reports through nginx to three instances on a PostgreSQL that Patroni
 * keeps, while an instance, the primary, its whole machine and the pooler fail in turn. Exits with 1 when something acknowledged is
 * lost or doubled, a page from memory failed, or writes stood still too long.
 */
export async function runCluster(): Promise<void> {
  const missing = missingPackages();
  if (missing.length > 0) {
    console.error(`A cluster was not tried, this machine has no ${missing.join(', ')}.`);
    process.exitCode = 2;
    return;
  }
  const cluster = await startCluster();
  let isSound = false;
  try {
    isSound = await runOn(cluster);
  } finally {
    await cluster.stop();
    if (isSound) cluster.remove();
    else console.error(`Logs and data are in ${cluster.folder}.`);
  }
  process.exitCode = isSound ? 0 : 1;
}

async function runOn(cluster: Cluster): Promise<boolean> {
  const instances: SiteInstance[] = [];
  // The first one makes the tables, as an operator would have it.
  for (const name of ['site-1', 'site-2', 'site-3']) {
    const instance = await startSiteInstance(cluster, name);
    instances.push(instance);
    await instance.untilReady();
  }
  await cluster.untilWhole();
  const db = createDatabase({ connection: { connectionString: cluster.direct }, poolSize: 2 });
  const balancer = await startBalancer(cluster.folder, instances);
  try {
    const lender = await prepareLenderIn(db);
    await notify(db, CHANGES, 'offers');
    const ending = new AbortController();
    const sending = sendEverything({ port: balancer.port, ...lender, signal: ending.signal });
    const reading = readPages(balancer.port, ending.signal);
    const writing = watchWrites(balancer.port, ending.signal);
    await pause(5_000);
    const newSeconds = await failInTurn(cluster, instances, { db, mark: (name) => writing.begin(name) });
    ending.abort();
    const all = await sending;
    const pages = await reading;
    const gaps = await writing.ended;
    const dataDirs = instances.map(({ dataDir }) => dataDir);
    await untilSettled(db, dataDirs);
    const stored = await countRows(db, all, dataDirs);
    console.table(stored);
    console.table(gaps);
    console.log(
      `Pages from memory: ${pages.answered} answered, ${pages.failed} failed. A page that changed while the primary was away was new on all three ${newSeconds.toFixed(1)} s after the change was written.`,
    );
    console.log(
      `Refused or unanswered: ${[...all.failures].map(([name, times]) => `${name} ${times}×`).join(', ') || 'none'}.`,
    );
    const ended = instances.reduce((sum, one) => sum + one.ended(), 0);
    if (ended > 0) console.log(`An instance ended by itself ${ended} times.`);
    return (
      ended === 0 &&
      pages.failed === 0 &&
      gaps.every(({ seconds }) => seconds <= MOST_SECONDS) &&
      Object.values(stored).every(
        ({ acknowledged, lost, doubled, unknown }) => acknowledged > 0 && lost + doubled + unknown === 0,
      )
    );
  } finally {
    balancer.stop();
    await db.destroy();
    await Promise.all(instances.map((one) => one.stop()));
  }
}

type Marks = { db: Kysely<Database>; mark: (name: string) => void };

/** Lets each part fail in turn. @returns seconds until a page that changed after the primary did was new on all instances */
async function failInTurn(
  cluster: Cluster,
  instances: readonly SiteInstance[],
  { db, mark }: Marks,
): Promise<number> {
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
  await pause(FROZEN_MS);
  const after = await cluster.primary();
  console.log(`The primary was ${before?.name}, and is ${after?.name ?? 'nobody'}.`);
  const seconds = await untilNewEverywhere(db, instances);

  mark('the old primary comes back');
  comeBack();
  await pause(10_000);
  await cluster.untilWhole();

  mark('kill -9 of PgBouncer');
  await cluster.killPooler();
  await pause(10_000);
  return seconds;
}

/** Changes an offer as the office does, and waits until every instance shows it. @returns the seconds that took */
async function untilNewEverywhere(db: Kysely<Database>, instances: readonly SiteInstance[]): Promise<number> {
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
    if (performance.now() - begun > 120_000) return Infinity;
    await pause(100);
  }
  return (performance.now() - begun) / 1_000;
}

/** Reads pages that are in memory, one after the other, and counts those that failed. */
async function readPages(port: number, signal: AbortSignal) {
  const failures = new Map<string, number>();
  const visitor = createVisitor(port, 200, failures);
  let answered = 0;
  for (let count = 0; !signal.aborted; count += 1) {
    const answer = await visitor.ask({
      path: ['/', '/offers/', '/blog/', '/calculator-rate-credit/'][count % 4] ?? '/',
    });
    if (answer?.status === 200) answered += 1;
    await pause(25);
  }
  visitor.leave();
  for (const [name, times] of failures) console.log(`A page from memory: ${name} ${times}×.`);
  return { answered, failed: [...failures.values()].reduce((sum, times) => sum + times, 0) };
}

/** Sends an event every fifth of a second, and measures the longest time without an acknowledged one after each blow. */
function watchWrites(port: number, signal: AbortSignal) {
  const gaps = [{ after: 'before any', seconds: 0 }];
  let last = performance.now();
  const note = () => {
    const gap = gaps.at(-1);
    if (gap) gap.seconds = Math.max(gap.seconds, Math.round((performance.now() - last) / 100) / 10);
  };
  async function watch() {
    const visitor = createVisitor(port, 201, new Map());
    const session = randomUUID();
    while (!signal.aborted) {
      const event = {
        uuid: randomUUID(),
        event_id: 5,
        provider_id: 'watch',
        session_id: session,
        client_id: session,
      };
      const body = JSON.stringify({
        ...event,
        domain: '127.0.0.1',
        referer: '',
        path: '/',
        cookieless: true,
      });
      const headers = { 'content-type': 'application/json' };
      const answer = await visitor.ask({ path: '/api/event', method: 'POST', headers, body });
      note();
      if (answer?.status === 200) last = performance.now();
      await pause(200);
    }
    visitor.leave();
    return gaps;
  }
  return {
    begin(after: string) {
      gaps.push({ after, seconds: 0 });
    },
    ended: watch(),
  };
}
