import type { Kysely } from 'kysely';
import type { DigestPreview, Operations } from '#domain/answers/office/operations.ts';
import type { OfferList } from '#domain/offers/offer.ts';
import { readBackupState } from '#server/operations/backup/backups-repository.ts';
import type { Database } from '#server/db/tables.ts';
import { DEAD_LETTERS, type Jobs } from '#server/shared/jobs/jobs.ts';
import { deliverMail } from '#server/shared/mail/mail-outbox.ts';
import type { SetAside } from '#server/shared/journal/set-aside.ts';
import type { RatesHealth } from '#domain/tools/rates/rates-health.ts';
import { findDatabaseHealth } from './database-health.ts';
import { listJobCounts } from './job-counts.ts';
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
