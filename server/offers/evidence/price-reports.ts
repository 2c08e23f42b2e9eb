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
import { addToAuditLog } from '#server/shared/changes/audit-log.ts';
import { type Change, type ChangeKind } from '#server/shared/changes/changes-repository.ts';
import { type By, createChanges } from '#server/shared/changes/changes.ts';
import { CHANGES } from '#server/db/changes.ts';

type Options = {
  db: Kysely<Database>;
  country: Pick<Country, 'code' | 'timeZone'>;
  now: () => Date;
};
export type ReportRefusal = { refused: 'no-group' | 'too-early' };

/** The price of a group of reports, proposed by whoever asked its lender. */
type GroupContent = {
  lender: string;
  /** ids of the reports of the group */
  reports: number[];
  /** day on which the lender was asked: yyyy-mm-dd */
  askedOn: string;
  /** the lender's answer as shown; null: none yet, or none at all */
  answer: string | null;
  /** day on which it became public; null: not yet */
  publishedOn: string | null;
};
type GroupChange = Change<GroupContent>;

const groupKind: ChangeKind<GroupContent> = { name: 'reported-price', subjectOf: ({ lender }) => lender };
const NETWORK_DAYS = 30;

/** Prices that readers reported, in PostgreSQL: what the office does about them, and what of them is shown. */
export function createPriceReports({ db, country, now }: Options) {
  const today = () => dayOf(now(), country.timeZone);
  const ofCountry = (at: Kysely<Database>) =>
    at.selectFrom('price_reports').selectAll().where('country', '=', country.code).orderBy('id');

  const groups = createChanges<GroupContent, ReportRefusal>({
    db,
    kind: groupKind,
    country: country.code,
    now,
    lock: (trx) => lockUntilCommit(trx, 'evidence'),
    inLog: ({ reports, askedOn, answer }) => ({ after: { reports: reports.length, askedOn, answer } }),
    logNames: { subjectKind: 'evidence', steps: { proposed: 'asked', approved: 'published' } },
    // A week after the lender was asked at the earliest, and while enough of its reports agree.
    async publishing(trx, change) {
      if (today() < addDays(change.askedOn, DAYS_TO_ANSWER)) return { refused: 'too-early' };
      if (!shownOf(change, await listAccepted(trx))) return { refused: 'no-group' };
      return () => tell(trx);
    },
    ending: tell,
  });

  async function listAccepted(at: Kysely<Database>): Promise<KeptReport[]> {
    return (await ofCountry(at).where('status', '=', 'accepted').execute()).map(toReport);
  }
  /** Lists the groups whose lender was asked, public ones included: a report belongs to one of them at most. */
  async function listInUse(at: Kysely<Database>): Promise<GroupChange[]> {
    const repository = groups.repositoryAt(at);
    const inUse = [...(await repository.listOpen()), ...(await repository.listPublic())];
    return inUse.toSorted((a, b) => a.id - b.id);
  }
  const reportsOf = (all: readonly GroupChange[]) => new Set(all.flatMap(({ reports }) => reports));

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

    /** Groups that agree and whose lender was not asked yet. */
    async listReady(): Promise<(ReportGroup & { lender: string; kind: KeptReport['kind'] })[]> {
      const accepted = await listAccepted(db);
      const inUse = reportsOf(await listInUse(db));
      const free = accepted.filter(({ id }) => !inUse.has(id));
      return reportGroups(free).flatMap((group) => {
        const one = free.find(({ id }) => id === group.ids[0]);
        return one ? [{ ...group, lender: one.lender, kind: one.kind }] : [];
      });
    },

    /** Groups whose lender was asked, and those that are shown. */
    async listAsked(): Promise<(ReportedPrice & GroupChange & { from: string })[]> {
      const accepted = await listAccepted(db);
      return (await listInUse(db)).flatMap((change) => {
        const shown = shownOf(change, accepted);
        return shown ? [{ ...change, ...shown, from: addDays(change.askedOn, DAYS_TO_ANSWER) }] : [];
      });
    },

    /** What is shown: computed anew from the reports, and nothing once they are too few. */
    async listPublic(): Promise<ReportedPrice[]> {
      const changes = await groups.repositoryAt(db).listPublic();
      if (changes.length === 0) return [];
      const accepted = await listAccepted(db);
      return changes.toSorted((a, b) => a.id - b.id).flatMap((change) => shownOf(change, accepted) ?? []);
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
        // A refused report may have been one of a group that is shown.
        if (!isAccepted) await tell(trx);
        return { status: 'done' };
      });
    },

    /** Proposes the price of a group: somebody has asked its lender, which has a week to answer. */
    asked: (ids: readonly number[], askedOn: string, by: By): Promise<{ id: number } | ReportRefusal> =>
      groups.alone(async (trx) => {
        const inUse = reportsOf(await listInUse(trx));
        const accepted = await listAccepted(trx);
        const own = accepted.filter(({ id }) => ids.includes(id) && !inUse.has(id));
        const [one] = own;
        if (!one || own.length !== ids.length || !groupOf(own)) return { refused: 'no-group' };
        const content = { lender: one.lender, reports: [...ids], askedOn, answer: null, publishedOn: null };
        return await groups.add(trx, { content, note: '' }, by);
      }),

    /** Shows the price, by another colleague, with the lender's answer. */
    publish: (id: number, answer: string | null, by: By) =>
      groups.approve(id, by, { answer, publishedOn: today() }),

    /** Removes the price or the proposal at once, by anybody. */
    withdraw: groups.remove,
  };

  /** Notifies every instance. */
  async function tell(trx: Transaction<Database>): Promise<void> {
    await notify(trx, CHANGES, 'offers');
  }

  async function log(trx: Transaction<Database>, by: By, action: string, lender: string, after: object) {
    await addToAuditLog(trx, { by, at: now(), action, subject: { kind: 'evidence', id: lender }, after });
  }
}

/** Forgets from which networks reports, and requests for prices, came, 30 days after they came. @param today yyyy-mm-dd */
export async function forgetReportNetworks(db: Kysely<Database>, today: string): Promise<void> {
  for (const table of ['price_reports', 'sent_requests'] as const)
    await db
      .updateTable(table)
      .set({ network_hash: null })
      .where('network_hash', 'is not', null)
      .where('received_on', '<=', addDays(today, -NETWORK_DAYS))
      .execute();
}

/** How many reports nobody has looked at. */
export async function countPriceReports(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('price_reports')
    .where('status', '=', 'waiting')
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function shownOf(change: GroupContent, accepted: readonly KeptReport[]): ReportedPrice | null {
  const { lender, reports, askedOn, answer } = change;
  const own = accepted.filter(({ id }) => reports.includes(id));
  const group = groupOf(own);
  const [one] = own;
  return group && one ? { lender, group, kind: one.kind, askedOn, answer } : null;
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
