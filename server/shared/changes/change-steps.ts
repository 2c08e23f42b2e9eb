import type { Kysely, Transaction } from 'kysely';
import type { ChangeLife, ChangeStatus } from '#domain/answers/office/change-life.ts';
import type { CountryCode } from '#domain/law/countries/country.ts';
import type { Database } from '#server/db/tables.ts';
import { type Author, addToAuditLog } from './audit-log.ts';
import type { Change, ChangeKind } from './change-lists.ts';
import { createChangesRepository } from './changes-repository.ts';

/** The person who takes a step, as the audit log and the table name them. */
export type By = Author & { id: string };

/** Reason why a step of a change was refused, for any kind of change. */
export type LifeRefusal = { refused: 'unknown' | 'decided' | 'own' | 'already-waiting' };

type Step = 'proposed' | 'approved' | 'published' | 'retired' | 'ended' | 'rejected' | 'withdrawn' | 'failed';
export type Refused = { refused: string };
export type Trx = Transaction<Database>;

/** The parts that differ between kinds of changes. */
export type ChangeOptions<Content extends object, Refusal extends Refused> = {
  db: Kysely<Database>;
  kind: ChangeKind<Content>;
  country: CountryCode;
  now: () => Date;
  /** proposals and approvals of the kind run one after the other */
  lock: (trx: Trx) => Promise<void>;
  /** the values for the audit log, and its words where they are not the kind's name and the step's */
  inLog: (content: Content) => { before?: unknown; after: object };
  logNames?: { subjectKind: string; steps: Partial<Record<Step, string>> };
  /** refuses a change that may not become public now, or returns the function that publishes it */
  publishing: (trx: Trx, change: Change<Content>) => Promise<Refusal | (() => Promise<void>)>;
  /** undoes the publication, once its time is over or a colleague removed it */
  ending?: (trx: Trx, change: Change<Content>) => Promise<void>;
  /** only for scheduled changes: the reason of a refusal at the scheduled moment; the audit log distinguishes approval and publication */
  failure?: (refusal: Refusal) => string;
};

export type ChangeSteps<Content extends object, Refusal extends Refused> = ReturnType<
  typeof createChangeSteps<Content, Refusal>
>;

/** Creates the steps of a change's lifecycle, each in the caller's transaction. */
export function createChangeSteps<Content extends object, Refusal extends Refused>(
  options: ChangeOptions<Content, Refusal>,
) {
  const { db, kind, country, now, lock, inLog, logNames, failure } = options;
  const repositoryAt = (at: Kysely<Database>) => createChangesRepository(at, kind, country);

  /** Runs work in a transaction that no other proposal or approval of the kind runs beside. Refused work is rolled back. */
  async function alone<Result>(work: (trx: Trx) => Promise<Result>): Promise<Result> {
    let refused: { result: Result } | undefined;
    try {
      return await db.transaction().execute(async (trx) => {
        await lock(trx);
        const result = await work(trx);
        if (typeof result !== 'object' || result === null || !('refused' in result)) return result;
        refused = { result };
        throw new Error('refused: the transaction is rolled back');
      });
    } catch (error) {
      if (refused) return refused.result;
      throw error;
    }
  }

  async function note(
    trx: Trx,
    by: Author,
    step: Step,
    change: Content & Pick<ChangeLife, 'id' | 'retires'>,
    more: object = {},
  ): Promise<void> {
    const { before, after } = inLog(change);
    const { id, retires } = change;
    await addToAuditLog(trx, {
      by,
      at: now(),
      action: `${kind.name}.${logNames?.steps[step] ?? step}`,
      subject: { kind: logNames?.subjectKind ?? kind.name, id: kind.subjectOf(change) },
      before,
      after: { ...after, change: id, ...(retires !== null && { retires }), ...more },
    });
  }

  async function take(
    trx: Trx,
    id: number,
    statuses: readonly ChangeStatus[],
  ): Promise<Change<Content> | LifeRefusal> {
    const change = await repositoryAt(trx).take(id);
    if (!change) return { refused: 'unknown' };
    return statuses.includes(change.status) ? change : { refused: 'decided' };
  }

  async function publish(trx: Trx, change: Change<Content>, makePublic: () => Promise<void>, by: Author) {
    const repository = repositoryAt(trx);
    await repository.update(change.id, { status: 'public', publishedAt: now() });
    if (change.retires !== null) await repository.update(change.retires, { status: 'retired' });
    await makePublic();
    if (failure) await note(trx, by, 'published', change);
  }

  return { ...options, repositoryAt, alone, note, take, publish };
}
