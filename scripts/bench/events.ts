import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import type { TrackingEvent } from '#domain/events/event.ts';
import { createDatabase } from '#server/db/database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { migrate } from '#server/db/migrate.ts';
import { insertEvents } from '#server/events/insert-events.ts';
import type { Program } from './program.ts';
import type { Figure } from './report.ts';

const SECONDS = 6;
const BATCH = 500;

/** Events acknowledged after commit over HTTP, against the database's own batch insert of the same rows. */
export async function measureEvents(program: Program): Promise<Figure[]> {
  const raw = await rawInsertRate();
  const full = await post(program.origin, { connections: 64 });
  const half = await post(program.origin, { connections: 64, overallRate: Math.round(full.rate / 2) });
  const ratio = full.rate / raw;
  return [
    {
      what: 'events acknowledged after commit',
      measured: `${Math.round(full.rate)}/s, ${ratio.toFixed(2)} of the raw insert`,
      target: '≥ 0.5 of the raw insert',
      yardstick: `batches of ${BATCH}: ${Math.round(raw)}/s`,
      ok: ratio >= 0.5,
    },
    {
      what: 'event p99 at half load',
      measured: `${half.p99} ms`,
      target: '≤ 25 ms',
      yardstick: `${Math.round(half.rate)}/s asked for`,
      ok: half.p99 <= 25,
    },
  ];
}

async function post(url: string, options: Partial<autocannon.Options>) {
  // Made before the clock runs: the load generator has enough to do on the same machine.
  const bodies = Array.from({ length: 200_000 }, newBody);
  const result = await autocannon({
    url: `${url}/api/event`,
    method: 'POST',
    duration: SECONDS,
    headers: { 'content-type': 'application/json' },
    requests: [{ setupRequest: (request) => ({ ...request, body: bodies.pop() ?? newBody() }) }],
    ...options,
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`events: ${result.non2xx} refused, ${result.errors} errors`);
  return { rate: result.requests.average, p99: result.latency.p99 };
}

async function rawInsertRate(): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'imprumut-clar-raw-'));
  const log = { info: () => undefined, warn: () => undefined };
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  await migrate(postgres.connection);
  const db = createDatabase({ connection: postgres.connection, poolSize: 1 });
  try {
    let stored = 0;
    const started = performance.now();
    while (performance.now() - started < SECONDS * 1000) {
      const received = Array.from({ length: BATCH }, () => ({
        ...newEvent(),
        receivedAt: new Date(),
        country: 'RO',
        isBot: false,
      }));
      await insertEvents(db, received);
      stored += BATCH;
    }
    return (stored / (performance.now() - started)) * 1000;
  } finally {
    await db.destroy();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
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
