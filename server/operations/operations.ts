import { HOUR_MS } from '#domain/base/days/hour-ms.ts';
import { type Kysely, sql } from 'kysely';
import type {
  DatabaseHealth,
  DigestPreview,
  JobCounts,
  Operations,
} from '#domain/answers/office/operations.ts';
import type { OfferList } from '#domain/offers/offer.ts';
import { readBackupState } from '#server/operations/backup/backups-repository.ts';
import type { Database } from '#server/db/tables.ts';
import { DEAD_LETTERS, type Jobs } from '#server/shared/jobs/jobs.ts';
import { deliverMail } from '#server/shared/mail/mail-outbox.ts';
import type { SetAside } from '#server/shared/journal/set-aside.ts';
import type { RatesHealth } from '#domain/tools/rates/rates-health.ts';
import { findMailHealth } from './mail-health.ts';

/** Services for the page about the running site. */
export type OperationsServices = {
  jobs: Pick<Jobs, 'send' | 'listDeadLetters' | 'retryDeadLetter'>;
  build: { id: string; timestamp: number };
  startedAt: Date;
  isProxyUntold: () => boolean;
  ratesHealth: () => Promise<RatesHealth>;
  loadOffers: () => Promise<OfferList>;
  previewDigest: () => Promise<DigestPreview>;
  /** place of the daily backups; null: none */
  backupPlace: string | null;
  /** lists the set-aside files of the journals */
  listSetAside: () => Promise<SetAside[]>;
};

/** Collects the state of each part of the site separately: one that does not answer does not hide the others. */
export async function findOperations(
  db: Kysely<Database>,
  services: OperationsServices,
  { now, onFailure }: { now: Date; onFailure: (error: unknown) => void },
): Promise<Operations> {
  const { jobs, build, startedAt, isProxyUntold, ratesHealth, loadOffers, previewDigest } = services;
  const orNull = async <Part>(part: Promise<Part>): Promise<Part | null> =>
    await part.catch((error: unknown) => {
      onFailure(error);
      return null;
    });
  const [database, counts, deadLetters, mail, rates, digest, feed, backups, setAside, statistics] =
    await Promise.all([
      orNull(findDatabaseHealth(db, now)),
      orNull(listJobCounts(db, DEAD_LETTERS)),
      orNull(findDeadLetters(jobs)),
      orNull(findMailHealth(db)),
      orNull(ratesHealth()),
      orNull(previewDigest()),
      orNull(findFeed(loadOffers)),
      orNull(readBackupState(db, { place: services.backupPlace, now })),
      orNull(services.listSetAside()),
      orNull(
        db
          .selectFrom('statistics_runs')
          .select(['country', 'counted_until as countedUntil'])
          .orderBy('country')
          .execute(),
      ),
    ]);
  return {
    database,
    jobs: counts,
    deadLetters,
    mail,
    rates,
    digest,
    feed,
    backups,
    setAside,
    statistics,
    isProxyUntold: isProxyUntold(),
    build: { id: build.id, madeAt: new Date(build.timestamp) },
    startedAt,
  };
}

// Given-up mail is shown with the mail. The data of a job may be personal, and are not needed here.
async function findDeadLetters(jobs: Pick<Jobs, 'listDeadLetters'>) {
  const letters = await jobs.listDeadLetters();
  return letters.filter(({ job }) => job !== deliverMail.name).map(({ data: _data, ...letter }) => letter);
}

async function findFeed(loadOffers: () => Promise<OfferList>) {
  const { offers, activeIds, isOutage = false } = await loadOffers();
  return { offers: offers.length, active: activeIds.length, isOutage };
}

/** Checks whether the database answers, and how full it is. */
async function findDatabaseHealth(db: Kysely<Database>, now: Date): Promise<DatabaseHealth> {
  const started = performance.now();
  await sql`select 1`.execute(db);
  const answeredInMs = Math.ceil(performance.now() - started);
  const hourAgo = new Date(now.getTime() - HOUR_MS);
  const { rows } = await sql<Omit<DatabaseHealth, 'answeredInMs'>>`
    select current_setting('server_version') as version,
      round(pg_database_size(current_database()) / 1048576.0)::integer as megabytes,
      (select count(*) from pg_stat_activity where backend_type = 'client backend')::integer as connections,
      current_setting('max_connections')::integer as "mostConnections",
      (select count(*) from events where received_at > ${hourAgo})::integer as "eventsOfLastHour"`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('One row was asked for.');
  return { answeredInMs, ...row };
}

/** Counts the jobs of each kind by state, by name; dead letters are counted apart. */
async function listJobCounts(db: Kysely<Database>, deadLetters: string): Promise<JobCounts[]> {
  const { rows } = await sql<JobCounts>`
    select queue.name as job,
      count(*) filter (where state in ('created', 'retry') and start_after <= now())::integer as waiting,
      count(*) filter (where state in ('created', 'retry') and start_after > now())::integer as later,
      count(*) filter (where state = 'active')::integer as "underWay",
      count(*) filter (where state = 'completed' and completed_on > now() - interval '1 day')::integer as done,
      max(completed_on) filter (where state = 'completed') as "lastDoneAt"
    from jobs.queue left join jobs.job on job.name = queue.name
    where queue.name <> ${deadLetters} and queue.name not like '\\_\\_%'
    group by queue.name order by queue.name`.execute(db);
  return rows;
}
