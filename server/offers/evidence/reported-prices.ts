import type { Kysely, Transaction } from 'kysely';
import { addDays, dayOf } from '#domain/base/days/iso-day.ts';
import type { Country } from '#domain/law/countries/country.ts';
import { DAYS_TO_ANSWER, groupOf, type KeptReport } from '#domain/people/price-reports/report-groups.ts';
import type { ReportedPrice } from '#domain/people/price-reports/reported-price.ts';
import { CHANGES } from '#server/db/changes.ts';
import { lockUntilCommit } from '#server/db/advisory-locks.ts';
import { notify } from '#server/db/notify.ts';
import type { Database } from '#server/db/tables.ts';
import type { Change, ChangeKind } from '#server/shared/changes/change-lists.ts';
import type { By } from '#server/shared/changes/change-steps.ts';
import { createChanges } from '#server/shared/changes/changes.ts';

type Options = {
  db: Kysely<Database>;
  country: Pick<Country, 'code' | 'timeZone'>;
  now: () => Date;
  /** lists the reports that may be shown */
  listAccepted: (at: Kysely<Database>) => Promise<KeptReport[]>;
};
export type ReportRefusal = { refused: 'no-group' | 'too-early' };

/** The price of a group of reports, proposed by the colleague who asked its lender. */
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

/** Handles prices of groups of reports: proposed by the colleague who asked their lender, approved by another one a week later. */
export function createReportedPrices({ db, country, now, listAccepted }: Options) {
  const today = () => dayOf(now(), country.timeZone);
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

  /** Lists the groups whose lender was asked, public ones included: a report belongs to one of them at most. */
  async function listInUse(at: Kysely<Database>): Promise<GroupChange[]> {
    const repository = groups.repositoryAt(at);
    const inUse = [...(await repository.listOpen()), ...(await repository.listPublic())];
    return inUse.toSorted((a, b) => a.id - b.id);
  }
  const reportsOf = (all: readonly GroupChange[]) => new Set(all.flatMap(({ reports }) => reports));

  return {
    /** Lists the ids of the reports of these groups. */
    listReportsInUse: async (): Promise<Set<number>> => reportsOf(await listInUse(db)),

    /** Groups whose lender was asked, and those that are shown. */
    async listAsked(): Promise<(ReportedPrice & GroupChange & { from: string })[]> {
      const accepted = await listAccepted(db);
      return (await listInUse(db)).flatMap((change) => {
        const shown = shownOf(change, accepted);
        return shown ? [{ ...change, ...shown, from: addDays(change.askedOn, DAYS_TO_ANSWER) }] : [];
      });
    },

    /** The shown price: computed anew from the reports; none once they are too few. */
    async listPublic(): Promise<ReportedPrice[]> {
      const changes = await groups.repositoryAt(db).listPublic();
      if (changes.length === 0) return [];
      const accepted = await listAccepted(db);
      return changes.toSorted((a, b) => a.id - b.id).flatMap((change) => shownOf(change, accepted) ?? []);
    },

    /** Proposes the price of a group: the lender was asked and has a week to answer. */
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
}

/** Notifies every instance. */
async function tell(trx: Transaction<Database>): Promise<void> {
  await notify(trx, CHANGES, 'offers');
}

function shownOf(change: GroupContent, accepted: readonly KeptReport[]): ReportedPrice | null {
  const { lender, reports, askedOn, answer } = change;
  const own = accepted.filter(({ id }) => reports.includes(id));
  const group = groupOf(own);
  const [one] = own;
  return group && one ? { lender, group, kind: one.kind, askedOn, answer } : null;
}
