import { type Kysely, sql } from 'kysely';
import { daysBetween, dayOf } from '#domain/base/days/iso-day.ts';
import type { CountryCode } from '#domain/law/countries/country.ts';
import { countries } from '#domain/law/countries/countries.ts';
import type { RatesHealth } from '#domain/tools/rates/rates-health.ts';
import { isOld, lastSight } from '#domain/base/series/series-age.ts';
import { pointOn } from '#domain/base/series/series-book.ts';
import { type SeriesBook, seriesNames } from '#domain/base/series/series.ts';
import { readBackupState } from '#server/operations/backup/backups-repository.ts';
import { diskSpace } from '#server/base/disk-space.ts';
import { withTimeout } from '#server/base/with-timeout.ts';
import type { Database } from '#server/db/tables.ts';
import { countWaiting } from '#server/shared/journal/journal-waiting.ts';
import { countFailedWork } from '#server/operations/failed-work.ts';

type Options = {
  db: Kysely<Database>;
  dataDir: string;
  country: CountryCode;
  backupPlace: string | null;
  ratesHealth: () => Promise<RatesHealth>;
  book: () => SeriesBook;
  now: () => Date;
};

export type SiteState = Awaited<ReturnType<ReturnType<typeof createSiteState>>>;

/** Longest wait for a part, well under the ten seconds a Prometheus waits for all. */
const PATIENCE_MS = 3_000;
/** Database and disk are queried at most once in this time, however often metrics are requested. */
const KEPT_MS = 5_000;

/** Creates a reader of what the database, the disk and the journals hold, for metrics; a part that does not answer is null. */
export function createSiteState(options: Options) {
  let reading: Promise<Awaited<ReturnType<typeof readState>>> | undefined;
  let readAt = -Infinity;
  return () => {
    const time = performance.now();
    if (reading && time - readAt < KEPT_MS) return reading;
    readAt = time;
    return (reading = readState(options));
  };
}

async function readState({ db, dataDir, country, backupPlace, ratesHealth, book, now }: Options) {
  const moment = now();
  const today = dayOf(moment, countries[country].timeZone);
  const secondsSince = (at: Date | null | undefined) =>
    at ? (moment.getTime() - at.getTime()) / 1_000 : null;
  const [jobs, failed, mail, rates, backup, journals, disk] = await Promise.all([
    orNull(() => listJobStates(db)),
    orNull(() => countFailedWork(db, moment)),
    orNull(() => countMail(db)),
    orNull(ratesHealth),
    orNull(() => readBackupState(db, { place: backupPlace, now: moment })),
    orNull(() => countWaiting(dataDir)),
    orNull(() => diskSpace(dataDir)),
  ]);
  return {
    jobs,
    failed,
    mail,
    rates: rates && {
      ageSeconds: rates.newestDay === null ? null : daysBetween(rates.newestDay, today) * 86_400,
      isLate: rates.isLate,
    },
    series: ageOfSeries(book(), today),
    backup: backup && { ageSeconds: secondsSince(backup.last?.madeAt), isLate: backup.isLate },
    journals: journals?.map(({ oldestAt, ...rest }) => ({
      ...rest,
      ageSeconds: secondsSince(oldestAt) ?? 0,
    })),
    disk,
  };
}

async function orNull<Part>(part: () => Promise<Part>): Promise<Part | null> {
  try {
    return await withTimeout(part(), PATIENCE_MS);
  } catch {
    // The doctor and the log have the reason; here the metric is missing.
    return null;
  }
}

async function listJobStates(db: Kysely<Database>) {
  const { rows } = await sql<{ state: string; count: number; oldestSeconds: number }>`
    select state::text as state, count(*)::integer as count,
      greatest(0, extract(epoch from now() - min(start_after)))::float8 as "oldestSeconds"
    from jobs.job where name not like '\\_\\_%' and name <> 'dead-letters' group by state`.execute(db);
  return rows;
}

async function countMail(db: Kysely<Database>): Promise<{ waiting: number; failed: number }> {
  const { rows } = await sql<{ waiting: number; failed: number }>`
    select count(*) filter (where sent_at is null and failed_at is null)::integer as waiting,
      count(*) filter (where failed_at is not null)::integer as failed from mail_outbox`.execute(db);
  return rows[0] ?? { waiting: 0, failed: 0 };
}

/** How many series are older than their rhythm, and the age of the one confirmed longest ago. */
function ageOfSeries(book: SeriesBook, today: string): { old: number; ageSeconds: number | null } {
  let old = 0;
  let ageSeconds: number | null = null;
  for (const series of seriesNames) {
    const point = pointOn(book[series], today);
    if (!point) continue;
    if (isOld(series, point, today)) old += 1;
    ageSeconds = Math.max(ageSeconds ?? 0, daysBetween(lastSight(point), today) * 86_400);
  }
  return { old, ageSeconds };
}
