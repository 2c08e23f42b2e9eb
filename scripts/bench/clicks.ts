import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Click } from '#server/visits/clicks/click.ts';
import { createClicksRepository } from '#server/visits/clicks/clicks-repository.ts';
import { recordClicks } from '#server/visits/clicks/record-clicks.ts';
import { insertRate, openRawDatabase } from './raw-database.ts';
import type { Figure } from './report.ts';

const SECONDS = 6;
const BATCH = 500;
// Number of visitors who each wait for their own click.
const VISITORS = 256;
/** The capacity of the journal: the most an outage may leave. */
const LEFT_BY_AN_OUTAGE = 10_000;
// 40 051 departures in 20 seconds, before networks had a limit (docs/measurements/floods.md).
const QUICKEST_FLOOD_SECONDS = 5;
const logger = { info: () => undefined, warn: () => undefined, error: () => undefined };

/**
 * Measures clicks stored one by one as visitors leave, and those of an outage, against the database's own batch insert of the same
 * rows.
 */
export async function measureClicks(): Promise<Figure[]> {
  await using raw = await openRawDatabase();
  const repository = createClicksRepository(raw.db);
  const newClicks = () => Array.from({ length: BATCH }, newClick);
  const insert = () => repository.addClicks(newClicks());
  await insert();
  const rawRate = await insertRate(insert, { batch: BATCH, seconds: SECONDS });
  const state = { isAway: false };
  const clicks = recordClicks({
    repository: {
      async addClicks(some) {
        if (state.isAway) throw new Error('away');
        await repository.addClicks(some);
      },
    },
    folder: join(raw.dataDir, 'clicks'),
    logger,
    replayEveryMs: 3_600_000,
  });
  const rate = await recordedRate((click) => clicks.record(click));

  state.isAway = true;
  await Promise.all(Array.from({ length: LEFT_BY_AN_OUTAGE }, () => clicks.record(newClick())));
  state.isAway = false;
  // Requests in progress at the end of the outage are finished by then.
  await pause(100);
  const started = performance.now();
  await clicks.replay();
  const drainSeconds = (performance.now() - started) / 1000;
  await clicks.close();
  return [
    {
      what: 'clicks stored',
      measured: `${Math.round(rate)}/s, ${(rate / rawRate).toFixed(2)} of the raw insert`,
      target: '≥ 0.4 of the raw insert',
      yardstick: `batches of ${BATCH}: ${Math.round(rawRate)}/s; ${VISITORS} visitors, one click at a time each`,
      value: rate / rawRate,
      ok: rate / rawRate >= 0.4,
    },
    {
      what: 'clicks of an outage stored',
      measured: `${LEFT_BY_AN_OUTAGE} in ${drainSeconds.toFixed(2)} s`,
      target: `≤ ${QUICKEST_FLOOD_SECONDS} s`,
      yardstick: `over HTTP so many come in ${QUICKEST_FLOOD_SECONDS} s at the quickest`,
      value: drainSeconds,
      ok: drainSeconds <= QUICKEST_FLOOD_SECONDS,
    },
  ];
}

async function recordedRate(record: (click: Click) => Promise<unknown>): Promise<number> {
  const started = performance.now();
  const end = started + SECONDS * 1000;
  let recorded = 0;
  await Promise.all(
    Array.from({ length: VISITORS }, async () => {
      for (; performance.now() < end; recorded += 1) await record(newClick());
    }),
  );
  return (recorded / (performance.now() - started)) * 1000;
}

function newClick(): Click {
  return {
    id: randomUUID(),
    offerId: '101',
    country: 'RO',
    sessionId: randomUUID(),
    clientId: null,
    providerId: null,
    utm_source: 'bench',
    referer: 'http://localhost/offers/',
    placement: 'oferte',
    targetHost: 'lender.test',
    isBot: false,
    createdAt: new Date(),
  };
}
