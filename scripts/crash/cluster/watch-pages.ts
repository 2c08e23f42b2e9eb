import { setTimeout as pause } from 'node:timers/promises';
import { createVisitor } from '#scripts/crash/ask.ts';

const PAGES = ['/', '/offers/', '/blog/', '/calculator-rate-credit/'] as const;

/** Reads pages that are in memory, one after the other, until `signal` ends it, and counts those that failed by how. */
export async function watchPages(port: number, group: number, signal: AbortSignal) {
  const failures = new Map<string, number>();
  const visitor = createVisitor(port, group, failures);
  let answered = 0;
  for (let count = 0; !signal.aborted; count += 1) {
    const answer = await visitor.ask({ path: PAGES[count % PAGES.length] ?? '/' });
    if (answer?.status === 200) answered += 1;
    await pause(25);
  }
  visitor.leave();
  return { answered, failures };
}
