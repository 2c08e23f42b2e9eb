import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { addDays, dayOf } from '#domain/base/days/iso-day.ts';
import type { Country } from '#domain/law/countries/country.ts';
import {
  DAYS_TO_ANSWER,
  groupOf,
  reportGroups,
  type KeptReport,
  type ReportGroup,
} from '#domain/people/price-reports/report-groups.ts';
import type { ReportedPrice } from '#domain/people/price-reports/reported-price.ts';
import { lockUntilCommit } from '#server/db/advisory-locks.ts';
import { notify } from '#server/db/notify.ts';
import type { Database } from '#server/db/tables.ts';
import { type Author, addToAuditLog } from '#server/shared/changes/audit-log.ts';
import { CHANGES } from '#server/db/changes.ts';

type By = Author & { id: string };
type Options = {
  db: Kysely<Database>;
  country: Pick<Country, 'code' | 'timeZone'>;
  now: () => Date;
};
export type ReportRefusal = { refused: 'unknown' | 'no-group' | 'own' | 'too-early' };
type Row = Selectable<Database['reported_prices']>;

const NETWORK_DAYS = 30;

/** Stores prices reported by readers in PostgreSQL: the office's decisions and the published prices. */
export function createPriceReports({ db, country, now }: Options) {
  const today = () => dayOf(now(), country.timeZone);
  const ofCountry = (at: Kysely<Database>) =>
    at.selectFrom('price_reports').selectAll().where('country', '=', country.code).orderBy('id');

  async function listAccepted(at: Kysely<Database>): Promise<KeptReport[]> {
    return (await ofCountry(at).where('status', '=', 'accepted').execute()).map(toReport);
  }
  /** Ids of reports whose group the lender was asked about: a report speaks in one. */
  async function listInUse(at: Kysely<Database>): Promise<Set<number>> {
    const rows = await at
      .selectFrom('reported_prices')
      .select('report_ids')
      .where('country', '=', country.code)
      .where('status', '<>', 'withdrawn')
      .execute();
    return new Set(rows.flatMap(({ report_ids: ids }) => ids));
  }
  async function groupOfRow(at: Kysely<Database>, { report_ids: ids }: Row): Promise<ReportGroup | null> {
    const accepted = await listAccepted(at);
    return groupOf(accepted.filter(({ id }) => ids.includes(id)));
  }
  const change = async <T>(deed: (trx: Transaction<Database>) => Promise<T>) =>
    await db.transaction().execute(deed);
  const take = async (trx: Transaction<Database>, id: number) =>
    await trx
      .selectFrom('reported_prices')
      .selectAll()
      .where('id', '=', id)
      .where('country', '=', country.code)
      .forUpdate()
      .executeTakeFirst();

  return {
    /** Reports that nobody has looked at, and those above the ceiling: a task, never shown under a name. */
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
      const inUse = await listInUse(db);
      const free = accepted.filter(({ id }) => !inUse.has(id));
      return reportGroups(free).flatMap((group) => {
        const one = free.find(({ id }) => id === group.ids[0]);
        return one ? [{ ...group, lender: one.lender, kind: one.kind }] : [];
      });
    },

    /** Groups whose lender was asked, and those that are shown. */
    async listAsked(): Promise<(ReportedPrice & AskedPrice)[]> {
      const rows = await db
        .selectFrom('reported_prices')
        .innerJoin('office_users as asker', 'asker.id', 'asked_by')
        .selectAll('reported_prices')
        .select('asker.name as asker_name')
        .where('country', '=', country.code)
        .where('status', '<>', 'withdrawn')
        .orderBy('reported_prices.id')
        .execute();
      const accepted = await listAccepted(db);
      return rows.flatMap((row) => {
        const shown = shownOf(row, accepted);
        return shown
          ? [
              {
                ...shown,
                id: row.id,
                isPublic: row.status === 'public',
                askedBy: { id: row.asked_by, name: row.asker_name },
                from: addDays(row.asked_on, DAYS_TO_ANSWER),
              },
            ]
          : [];
      });
    },

    /** What is shown: computed anew from the reports, and nothing once they are too few. */
    async listPublic(): Promise<ReportedPrice[]> {
      const rows = await db
        .selectFrom('reported_prices')
        .selectAll()
        .where('country', '=', country.code)
        .where('status', '=', 'public')
        .orderBy('id')
        .execute();
      if (rows.length === 0) return [];
      const accepted = await listAccepted(db);
      return rows.flatMap((row) => shownOf(row, accepted) ?? []);
    },

    /** Takes a report among those that may be shown, or out. One above the ceiling can only be put aside. */
    async decide(id: number, isAccepted: boolean, by: By): Promise<ReportRefusal | null> {
      return await change(async (trx) => {
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
        return null;
      });
    },

    /** Somebody has asked the lender about a group, which waits a week for the answer. */
    async asked(ids: readonly number[], askedOn: string, by: By): Promise<ReportRefusal | null> {
      return await change(async (trx) => {
        await lockUntilCommit(trx, 'evidence');
        const inUse = await listInUse(trx);
        const accepted = await listAccepted(trx);
        const own = accepted.filter(({ id }) => ids.includes(id) && !inUse.has(id));
        const [one] = own;
        if (!one || own.length !== ids.length || !groupOf(own)) return { refused: 'no-group' };
        const row = { country: country.code, lender: one.lender, report_ids: [...ids], asked_on: askedOn };
        await trx
          .insertInto('reported_prices')
          .values({ ...row, asked_by: by.id })
          .execute();
        await log(trx, by, 'reported-price.asked', one.lender, { reports: ids.length, askedOn });
        return null;
      });
    },

    /** Another colleague shows it, a week after the lender was asked at the earliest, with what the lender said. */
    async publish(id: number, answer: string | null, by: By): Promise<ReportRefusal | null> {
      return await change(async (trx) => {
        const row = await take(trx, id);
        if (row?.status !== 'asked') return { refused: 'unknown' };
        if (row.asked_by === by.id) return { refused: 'own' };
        if (today() < addDays(row.asked_on, DAYS_TO_ANSWER)) return { refused: 'too-early' };
        if (!(await groupOfRow(trx, row))) return { refused: 'no-group' };
        await trx
          .updateTable('reported_prices')
          .set({ status: 'public', answer, published_by: by.id, published_on: today() })
          .where('id', '=', id)
          .execute();
        await notify(trx, CHANGES, 'offers');
        await log(trx, by, 'reported-price.published', row.lender, { answer });
        return null;
      });
    },

    /** Taken back by anybody, at once. */
    async withdraw(id: number, by: By): Promise<ReportRefusal | null> {
      return await change(async (trx) => {
        const row = await take(trx, id);
        if (!row || row.status === 'withdrawn') return { refused: 'unknown' };
        await trx.updateTable('reported_prices').set({ status: 'withdrawn' }).where('id', '=', id).execute();
        await notify(trx, CHANGES, 'offers');
        await log(trx, by, 'reported-price.withdrawn', row.lender, {});
        return null;
      });
    },
  };

  async function log(trx: Transaction<Database>, by: By, action: string, lender: string, after: object) {
    await addToAuditLog(trx, { by, at: now(), action, subject: { kind: 'evidence', id: lender }, after });
  }
}

type AskedPrice = {
  id: number;
  isPublic: boolean;
  askedBy: { id: string; name: string };
  /** the first day it may be shown */
  from: string;
};

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

/** Counts the reports waiting for review. */
export async function countPriceReports(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('price_reports')
    .where('status', '=', 'waiting')
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function shownOf(row: Row, accepted: readonly KeptReport[]): ReportedPrice | null {
  const own = accepted.filter(({ id }) => row.report_ids.includes(id));
  const group = groupOf(own);
  const [one] = own;
  return group && one
    ? { lender: row.lender, group, kind: one.kind, askedOn: row.asked_on, answer: row.answer }
    : null;
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
