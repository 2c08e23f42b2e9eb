import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createVisitor } from '#scripts/crash/ask.ts';

/**
 * Sends an event every fifth of a second, and measures the longest time without an acknowledged one after each blow.
 * @param failures is counted meanwhile
 */
export function watchWrites(port: number, failures: Map<string, number>, signal: AbortSignal) {
  const gaps = [{ after: 'before any', seconds: 0 }];
  let last = performance.now();
  const note = () => {
    const gap = gaps.at(-1);
    if (gap) gap.seconds = Math.max(gap.seconds, Math.round((performance.now() - last) / 100) / 10);
  };
  async function watch() {
    const visitor = createVisitor(port, 201, failures);
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
