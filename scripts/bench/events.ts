import { randomUUID } from 'node:crypto';
import type { TrackingEvent } from '#domain/visits/events/event.ts';
import { insertEvents } from '#server/visits/events/insert-events.ts';
import { pace, saturate } from './event-load.ts';
import type { Program } from './program.ts';
import { insertRate, openRawDatabase } from './raw-database.ts';
import type { Figure } from './report.ts';

const SECONDS = 6;
const BATCH = 500;
// Each waits for the commit of its own event: few of them would measure the time of a commit, not the throughput.
const CONNECTIONS = 256;

/** Measures events acknowledged after commit over HTTP, against the database's own batch insert of the same rows. */
export async function measureEvents({ origin }: Program): Promise<Figure[]> {
  const raw = await rawInsertRate();
  const load = { origin, connections: CONNECTIONS, seconds: SECONDS, newBody };
  // Warms up: the first seconds of a program are not its speed.
  await saturate({ ...load, seconds: 2 });
  const rate = await saturate(load);
  const times = await pace({ ...load, rate: rate / 2 });
  const ratio = rate / raw;
  const p99 = times[Math.floor(times.length * 0.99)] ?? Number.NaN;
  return [
    {
      what: 'events acknowledged after commit',
      measured: `${Math.round(rate)}/s, ${ratio.toFixed(2)} of the raw insert`,
      target: '≥ 0.5 of the raw insert',
      yardstick: `batches of ${BATCH}: ${Math.round(raw)}/s; ${CONNECTIONS} connections, one event at a time each`,
      value: ratio,
      ok: ratio >= 0.5,
    },
    {
      what: 'event p99 at half load',
      measured: `${p99.toFixed(0)} ms`,
      target: '≤ 25 ms',
      yardstick: `${Math.round(rate / 2)}/s, evenly, counted from when each was due`,
      value: p99,
      ok: p99 <= 25,
    },
  ];
}

async function rawInsertRate(): Promise<number> {
  await using raw = await openRawDatabase();
  const newReceived = () => ({ ...newEvent(), receivedAt: new Date(), country: 'RO', isBot: false });
  return await insertRate(() => insertEvents(raw.db, Array.from({ length: BATCH }, newReceived)), {
    batch: BATCH,
    seconds: SECONDS,
  });
}

function newBody(): string {
  return JSON.stringify(newEvent());
}

function newEvent(): TrackingEvent {
  return {
    uuid: randomUUID(),
    event_id: 5,
    provider_id: 'ro-1',
    utm_source: 'bench',
    session_id: randomUUID(),
    client_id: randomUUID(),
    domain: 'localhost',
    referer: '',
    path: '/offers/',
    cookieless: true,
  };
}
