import type { Kysely } from 'kysely';
import type { ChangeKindName, ChangeLife, ChangeStatus } from '#domain/answers/office/change-life.ts';
import type { CountryCode } from '#domain/law/countries/country.ts';
import type { Database } from '#server/db/tables.ts';

/** A change with its content, in the shape of its kind. */
export type Change<Content extends object> = ChangeLife & Content;

/** A kind of change: what its rows hold. */
export type ChangeKind<Content extends object> = {
  name: ChangeKindName;
  /** names what a change is about: the id of an offer, the slug of a lender */
  subjectOf: (content: Content) => string;
  /** adds the names of people to a row's content */
  complete?: (change: Change<Content>) => Change<Content>;
};

/** Reads the changes of one kind and country. */
export function createChangeLists<Content extends object>(
  db: Kysely<Database>,
  { name, complete = (change) => change }: ChangeKind<Content>,
  country: CountryCode,
) {
  const own = db.selectFrom('changes').where('kind', '=', name).where('changes.country', '=', country);
  const all = own
    .leftJoin('office_users as proposer', 'proposer.id', 'proposed_by')
    .leftJoin('office_users as decider', 'decider.id', 'decided_by')
    .selectAll('changes')
    .select(['proposer.name as proposer_name', 'decider.name as decider_name']);
  const read = async (query: { execute: () => Promise<Row[]> }): Promise<Change<Content>[]> =>
    (await query.execute()).map((row) => complete({ ...lifeOf(row), ...(row.content as Content) }));

  return {
    /** Lists the public changes that were not withdrawn, in the order in which they became public. */
    listPublic: () =>
      read(
        all
          .where('status', '=', 'public')
          .where('retires', 'is', null)
          .orderBy('published_at')
          .orderBy('changes.id'),
      ),

    /** Lists changes newest first; waiting ones oldest first. */
    listByStatus: (status: ChangeStatus, limit: number) =>
      read(
        all
          .where('status', '=', status)
          .orderBy('changes.id', status === 'waiting' ? 'asc' : 'desc')
          .limit(limit),
      ),

    /** Lists changes that wait for a person or for their moment, oldest first. @param subject undefined: of all subjects */
    listOpen: (subject?: string) =>
      read(
        (subject === undefined ? all : all.where('subject', '=', subject))
          .where('status', 'in', ['waiting', 'approved'])
          .orderBy('changes.id'),
      ),

    /** Lists the changes of a subject, newest first. */
    listOf: (subject: string) => read(all.where('subject', '=', subject).orderBy('changes.id', 'desc')),

    /** Lists waiting changes, oldest first; then all others, newest first. @param limit of the others */
    async listWaitingFirst(limit: number): Promise<Change<Content>[]> {
      const waiting = all.where('status', '=', 'waiting').orderBy('changes.id');
      const others = all.where('status', '<>', 'waiting').orderBy('changes.id', 'desc').limit(limit);
      return [...(await read(waiting)), ...(await read(others))];
    },

    /** Counts the waiting changes of each subject that has some. */
    async countWaiting(): Promise<Map<string, number>> {
      const rows = await own
        .select(({ fn }) => ['subject', fn.countAll<number>().as('count')])
        .where('status', '=', 'waiting')
        .groupBy('subject')
        .execute();
      return new Map(rows.map(({ subject, count }) => [subject, count]));
    },

    /** Lists the ids of changes whose moment has come: to become public, or to end. */
    async listDue(now: Date): Promise<{ toPublish: number[]; toEnd: number[] }> {
      const due = async (status: ChangeStatus, column: 'starts_at' | 'ends_at') => {
        const at = own.where('status', '=', status).where(column, '<=', now);
        return (await at.select('changes.id').orderBy('changes.id').execute()).map(({ id }) => id);
      };
      return { toPublish: await due('approved', 'starts_at'), toEnd: await due('public', 'ends_at') };
    },

    /** Reads and locks one change; only inside a transaction. */
    async take(id: number): Promise<Change<Content> | undefined> {
      const [change] = await read(all.where('changes.id', '=', id).forUpdate('changes'));
      return change;
    },
  };
}

type Row = {
  id: number;
  content: unknown;
  retires: number | null;
  note: string;
  status: ChangeStatus;
  starts_at: Date | null;
  ends_at: Date | null;
  proposed_by: string | null;
  proposer_name: string | null;
  proposed_at: Date;
  decider_name: string | null;
  decided_at: Date | null;
  reason: string | null;
  published_at: Date | null;
};

function lifeOf(row: Row): ChangeLife {
  const { id, retires, note, status, reason, proposed_by: by } = row;
  return {
    id,
    retires,
    note,
    status,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    proposedBy: by === null ? null : { id: by, name: row.proposer_name ?? '' },
    proposedAt: row.proposed_at,
    decidedBy: row.decider_name,
    decidedAt: row.decided_at,
    reason,
    publishedAt: row.published_at,
  };
}
