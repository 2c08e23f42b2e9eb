import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { addDays } from '#domain/base/days/iso-day.ts';
import type { Waiting } from '#domain/answers/office/waiting.ts';
import type { Country } from '#domain/law/countries/country.ts';
import {
  type KeptReport,
  type ReportGroup,
  reportGroups,
} from '#domain/people/price-reports/report-groups.ts';
import { CHANGES } from '#server/db/changes.ts';
import { notify } from '#server/db/notify.ts';
import type { Database } from '#server/db/tables.ts';
import { addToAuditLog } from '#server/shared/changes/audit-log.ts';
import type { By } from '#server/shared/changes/change-steps.ts';
import { createReportedPrices } from './reported-prices.ts';

type Options = {
  db: Kysely<Database>;
  country: Pick<Country, 'code' | 'timeZone'>;
  now: () => Date;
};
const NETWORK_DAYS = 30;

/** Stores prices reported by readers in PostgreSQL: the office's decisions and the published prices. */
export function createPriceReports({ db, country, now }: Options) {
  const ofCountry = (at: Kysely<Database>) =>
    at.selectFrom('price_reports').selectAll().where('country', '=', country.code).orderBy('id');

  async function listAccepted(at: Kysely<Database>): Promise<KeptReport[]> {
    return (await ofCountry(at).where('status', '=', 'accepted').execute()).map(toReport);
  }
  const groups = createReportedPrices({ db, country, now, listAccepted });

  return {
    ...groups,

    /** Unread reports, and those above the ceiling: a task, never shown under a lender's name. */
    async listWaiting(): Promise<(KeptReport & { isAboveCeiling: boolean; receivedOn: string })[]> {
      const rows = await ofCountry(db).where('status', '=', 'waiting').execute();
      return rows.map((row) => ({
        ...toReport(row),
        isAboveCeiling: row.is_above_ceiling,
        receivedOn: row.received_on,
      }));
    },

    /** Lists groups that agree and whose lender was not asked yet. */
    async listReady(): Promise<(ReportGroup & { lender: string; kind: KeptReport['kind'] })[]> {
      const accepted = await listAccepted(db);
      const inUse = await groups.listReportsInUse();
      const free = accepted.filter(({ id }) => !inUse.has(id));
      return reportGroups(free).flatMap((group) => {
        const one = free.find(({ id }) => id === group.ids[0]);
        return one ? [{ ...group, lender: one.lender, kind: one.kind }] : [];
      });
    },

    /** Takes a report among those that may be shown, or out. One above the ceiling can only be put aside. */
    async decide(
      id: number,
      isAccepted: boolean,
      by: By,
    ): Promise<{ status: 'done' } | { refused: 'unknown' }> {
      return await db.transaction().execute(async (trx) => {
        const own = trx
          .updateTable('price_reports')
          .set({ status: isAccepted ? 'accepted' : 'refused' })
          .where('id', '=', id)
          .where('country', '=', country.code);
        const allowed = isAccepted ? own.where('is_above_ceiling', '=', false) : own;
        const row = await allowed.returning('lender').executeTakeFirst();
        if (!row) return { refused: 'unknown' };
        await log(trx, by, isAccepted ? 'price-report.accepted' : 'price-report.refused', row.lender, { id });
        // A rejected report may belong to a published group.
        if (!isAccepted) await notify(trx, CHANGES, 'offers');
        return { status: 'done' };
      });
    },
  };

  async function log(trx: Transaction<Database>, by: By, action: string, lender: string, after: object) {
    await addToAuditLog(trx, { by, at: now(), action, subject: { kind: 'evidence', id: lender }, after });
  }
}

/** Deletes the network hashes of reports and of price requests after 30 days. @param today yyyy-mm-dd */
export async function forgetReportNetworks(db: Kysely<Database>, today: string): Promise<void> {
  for (const table of ['price_reports', 'sent_requests'] as const)
    await db
      .updateTable(table)
      .set({ network_hash: null })
      .where('network_hash', 'is not', null)
      .where('received_on', '<=', addDays(today, -NETWORK_DAYS))
      .execute();
}

/** Finds how many reports wait for review, and since when: only the day is stored, so noon of it. */
export async function findWaitingPriceReports(db: Kysely<Database>): Promise<Waiting> {
  return await db
    .selectFrom('price_reports')
    .where('status', '=', 'waiting')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      sql<Date | null>`(min(received_on) + time '12:00') at time zone 'UTC'`.as('since'),
    ])
    .executeTakeFirstOrThrow();
}

function toReport(row: Selectable<Database['price_reports']>): KeptReport {
  return {
    id: row.id,
    lender: row.lender,
    kind: row.kind,
    sumLei: row.sum_lei,
    days: row.days,
    percentPerDay: row.percent_per_day,
    feesLei: row.fees_lei,
    month: row.month,
  };
}
