import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { projectFolder } from '#scripts/project.mjs';
import type { Database } from '#server/db/tables.ts';
import type { SiteInstance } from './instances.ts';
import { untilNewEverywhere } from './until-new-everywhere.ts';
import { watchPages } from './watch-pages.ts';

type Options = {
  /** all of them run the version before */
  instances: readonly SiteInstance[];
  db: Kysely<Database>;
  /** how requests of senders failed so far, by name and times */
  failures: ReadonlyMap<string, number>;
  /** called before each step, with its name */
  mark: (name: string) => void;
};

/** How long both versions run beside each other before the others follow. */
const TOGETHER_MS = 15_000;
/** Got a 503 with Retry-After: also a report whose click waits in the journal of the instance that leaves, and a network in a hurry. */
const COMES_AGAIN = /^(?:503 |429 |404 of \/api\/postback\/)/;

/**
 * Upgrades one instance, which migrates the database, while the others go on with the version before; then they follow, one after the
 * other.
 * @returns whether no page failed, and only writes got a 503 with Retry-After
 */
export async function upgradeInTurn({ instances, db, failures, mark }: Options): Promise<boolean> {
  const [first, ...others] = instances;
  if (!first) return false;
  const before = new Map(failures);
  mark('upgrade: one migrates and starts');
  const ending = new AbortController();
  // Past the balancer and its cache: the pages of the version before itself.
  const reading = others.map(({ port }, place) => watchPages(port, 210 + place, ending.signal));
  const begun = performance.now();
  await first.replaceBy(projectFolder);
  const seconds = (performance.now() - begun) / 1_000;

  mark('upgrade: both versions beside each other');
  await pause(TOGETHER_MS);
  const newSeconds = await untilNewEverywhere(db, instances);
  ending.abort();
  const pages = await Promise.all(reading);

  mark('upgrade: the others follow');
  for (const one of others) {
    await one.replaceBy(projectFolder);
    await pause(3_000);
  }
  const failed = pages.flatMap((one) => [...one.failures]);
  const again = [...failures].flatMap(([name, times]): [string, number][] => {
    const more = times - (before.get(name) ?? 0);
    return more > 0 ? [[name, more]] : [];
  });
  const answered = pages.reduce((sum, one) => sum + one.answered, 0);
  console.log(
    `The upgrade: the first instance was ready again after ${seconds.toFixed(1)} s; a page that changed then was new on both versions after ${newSeconds.toFixed(1)} s. Of the version before ${answered} pages were answered meanwhile, failed: ${told(failed)}. Sent again: ${told(again)}.`,
  );
  return (
    failed.length === 0 && Number.isFinite(newSeconds) && again.every(([name]) => COMES_AGAIN.test(name))
  );
}

function told(failed: readonly (readonly [string, number])[]): string {
  return failed.map(([name, times]) => `${name} ${times}×`).join(', ') || 'none';
}
