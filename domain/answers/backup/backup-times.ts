import { HOUR_MS } from '#domain/base/days/hour-ms.ts';
import { addDays, dayOf, type IsoDay, weekdayOf } from '#domain/base/days/iso-day.ts';

/** The day of backups begins at two at night, when there are few visitors. */
const DAY_BEGINS_MS = 2 * HOUR_MS;
const LATE_AFTER_MS = 26 * HOUR_MS;

const KEPT = { days: 7, weeks: 4, months: 3 } as const;

/**
 * Tells whether the backup of the day is still to be made. @param lastGood when the newest good one was made; null: there is none
 */
export function isBackupDue(now: Date, lastGood: Date | null, timeZone: string): boolean {
  return lastGood === null || backupDay(now, timeZone) > backupDay(lastGood, timeZone);
}

/**
 * Tells whether there has been no good backup for 26 hours. @param since the newest good one, or the moment backups were switched
 * on
 */
export function isBackupLate(now: Date, since: Date | null): boolean {
  return since !== null && now.getTime() - since.getTime() > LATE_AFTER_MS;
}

/**
 * Selects the backups to keep: the newest of each of the last 7 days that have one, of the last 4 weeks and of the last 3 months. A
 * backup may be kept for several of these reasons. The newest one is always kept.
 */
export function backupsToKeep<Backup extends { madeAt: Date }>(
  backups: readonly Backup[],
  timeZone: string,
): Set<Backup> {
  const newestFirst = backups.toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
  const newestOfEach = (periodOf: (day: IsoDay) => string, periods: number) => {
    const found = new Map<string, Backup>();
    for (const backup of newestFirst) {
      const period = periodOf(backupDay(backup.madeAt, timeZone));
      if (!found.has(period)) found.set(period, backup);
    }
    return [...found.values()].slice(0, periods);
  };
  return new Set([
    ...newestOfEach((day) => day, KEPT.days),
    ...newestOfEach((day) => addDays(day, 1 - weekdayOf(day)), KEPT.weeks),
    ...newestOfEach((day) => day.slice(0, 7), KEPT.months),
  ]);
}

function backupDay(moment: Date, timeZone: string): IsoDay {
  return dayOf(new Date(moment.getTime() - DAY_BEGINS_MS), timeZone);
}
