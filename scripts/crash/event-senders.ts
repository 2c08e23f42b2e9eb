import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { TrackingEvent } from '#domain/events/event.ts';

export type Sent = {
  /** uuids the server acknowledged, which must never be lost */
  acknowledged: Set<string>;
  /** uuids that were never acknowledged before the end; they may be stored or not, but not twice */
  open: Set<string>;
  requests: number;
  repeats: number;
  /** answers other than 200, and none at all, by their name */
  failures: Map<string, number>;
};

const sessionId = randomUUID();
/** One in so many acknowledged events is sent again, as a browser does when the answer was lost on its way. */
const REPEAT_ACKNOWLEDGED = 10;

/**
 * Browsers that send page views until `signal` ends them, and repeat what was not acknowledged under its old uuid.
 * Each has an address of its own on the loopback network, as visitors have: the limit per network stays on.
 */
export async function sendEvents(port: number, browsers: number, signal: AbortSignal): Promise<Sent> {
  const sent: Sent = {
    acknowledged: new Set(),
    open: new Set(),
    requests: 0,
    repeats: 0,
    failures: new Map(),
  };
  await Promise.all(Array.from({ length: browsers }, (_, index) => browse(port, index, sent, signal)));
  return sent;
}

async function browse(port: number, index: number, sent: Sent, signal: AbortSignal): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let count = 0; !signal.aborted; count += 1) {
    // A network of its own every 100 events, below the limit of 120.
    const localAddress = `127.${1 + (index % 250)}.${1 + (Math.floor(count / 100) % 250)}.1`;
    const event = pageView();
    sent.open.add(event.uuid);
    while (!signal.aborted && !sent.acknowledged.has(event.uuid)) {
      if (await post({ port, localAddress, agent, event, sent })) {
        sent.open.delete(event.uuid);
        sent.acknowledged.add(event.uuid);
      } else {
        sent.repeats += 1;
        await pause(10 + Math.random() * 40);
      }
    }
    if (count % REPEAT_ACKNOWLEDGED === 0 && !signal.aborted) {
      sent.repeats += 1;
      await post({ port, localAddress, agent, event, sent });
    }
  }
  agent.destroy();
}

type Post = { port: number; localAddress: string; agent: Agent; event: TrackingEvent; sent: Sent };

/** @returns whether the event was acknowledged */
async function post({ port, localAddress, agent, event, sent }: Post): Promise<boolean> {
  sent.requests += 1;
  const outcome = await new Promise<string>((resolve) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port,
        localAddress,
        agent,
        path: '/api/event',
        method: 'POST',
        timeout: 10_000,
        headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 Firefox/140.0' },
      },
      (answer) => {
        answer.resume();
        answer.once('error', () => resolve('answer cut off'));
        answer.once('end', () => resolve(String(answer.statusCode)));
      },
    );
    asked.once('timeout', () => asked.destroy(new Error('no answer')));
    asked.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    asked.end(JSON.stringify(event));
  });
  if (outcome !== '200') sent.failures.set(outcome, (sent.failures.get(outcome) ?? 0) + 1);
  return outcome === '200';
}

function pageView(): TrackingEvent {
  return {
    uuid: randomUUID(),
    event_id: 5,
    provider_id: 'crash',
    session_id: sessionId,
    client_id: sessionId,
    domain: '127.0.0.1',
    referer: '',
    path: '/',
    cookieless: true,
  };
}
