import type { Kysely, Transaction } from 'kysely';
import type { CountryCode } from '#domain/law/countries/country.ts';
import type { ChangeLife, ChangeStatus } from '#domain/answers/office/change-life.ts';
import type { Database } from '#server/db/tables.ts';
import { tryAll } from '#server/shared/jobs/try-all.ts';
import { type Author, addToAuditLog } from './audit-log.ts';
import {
  type Change,
  type ChangeKind,
  createChangesRepository,
  type Proposal,
} from './changes-repository.ts';

/** The person who takes a step, as the audit log and the table name them. */
export type By = Author & { id: string };

/** Reason why a step of a change was refused, for any kind of change. */
export type LifeRefusal = { refused: 'unknown' | 'decided' | 'own' | 'already-waiting' };

type Step = 'proposed' | 'approved' | 'published' | 'retired' | 'ended' | 'rejected' | 'withdrawn' | 'failed';
type Refused = { refused: string };
type Trx = Transaction<Database>;

type Options<Content extends object, Refusal extends Refused> = {
  db: Kysely<Database>;
  kind: ChangeKind<Content>;
  country: CountryCode;
  now: () => Date;
  /** proposals and approvals of the kind run one after the other */
  lock: (trx: Trx) => Promise<void>;
  /** the values for the audit log, and its words where they are not the kind's name and the step's */
  inLog: (content: Content) => { before?: unknown; after: object };
  logNames?: { subjectKind: string; steps: Partial<Record<Step, string>> };
  /** refuses a change that may not become public now, or returns what makes it public */
  publishing: (trx: Trx, change: Change<Content>) => Promise<Refusal | (() => Promise<void>)>;
  /** undoes what made it public, once its time is over or somebody removed it at once */
  ending?: (trx: Trx, change: Change<Content>) => Promise<void>;
  /** a kind with moments: says why a scheduled change was refused at its moment; its audit log tells approved from published */
  failure?: (refusal: Refusal) => string;
};

const site: Author = { id: null, name: 'site' };

/**
 * Runs the life of every change that one person proposes and another approves, at once or at its moment. Each step is one transaction
 * with its entry in the audit log. What a change says, what may prevent it and what makes it public are passed in.
 * @see docs/decisions/175-one-lifecycle-of-a-change.md
 */
export function createChanges<Content extends object, Refusal extends Refused = never>(
  options: Options<Content, Refusal>,
) {
  const { db, kind, country, now, lock, inLog, logNames, publishing, ending, failure } = options;
  const repositoryAt = (at: Kysely<Database>) => createChangesRepository(at, kind, country);

  /** Runs work in a transaction that no other proposal or approval of the kind runs beside. */
  async function alone<Result>(work: (trx: Trx) => Promise<Result>): Promise<Result> {
    return await db.transaction().execute(async (trx) => {
      await lock(trx);
      return await work(trx);
    });
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

  async function publishDue(trx: Trx, id: number): Promise<void> {
    const change = await take(trx, id, ['approved']);
    // Another instance published it first.
    if ('refused' in change) return;
    const made = await publishing(trx, change);
    if (typeof made === 'function') return await publish(trx, change, made, site);
    await repositoryAt(trx).update(id, { status: 'failed', reason: failure?.(made) ?? made.refused });
    await note(trx, site, 'failed', change, made);
  }

  async function end(trx: Trx, id: number): Promise<void> {
    const change = await take(trx, id, ['public']);
    if ('refused' in change) return;
    await ending?.(trx, change);
    await repositoryAt(trx).update(id, { status: 'ended' });
    await note(trx, site, 'ended', change);
  }

  return {
    repositoryAt,
    alone,

    /** Adds a proposal, in a transaction of `alone`. */
    add: async (trx: Trx, proposal: Proposal<Content>, by: By): Promise<{ id: number }> => {
      const id = await repositoryAt(trx).add(proposal, by.id, now());
      await note(trx, by, 'proposed', { ...proposal.content, id, retires: null });
      return { id };
    },

    /** Proposes to withdraw a public change: its content is removed, and the earlier one returns. */
    proposeRetiring: (id: number, why: string, by: By): Promise<{ id: number } | LifeRefusal> =>
      alone(async (trx) => {
        const change = await take(trx, id, ['public']);
        if ('refused' in change) return change;
        if (change.retires !== null) return { refused: 'unknown' };
        const retiring = await repositoryAt(trx).addRetiring(id, why, by.id, now());
        if (retiring === undefined) return { refused: 'already-waiting' };
        await note(trx, by, 'proposed', { ...change, id: retiring, retires: id });
        return { id: retiring };
      }),

    /**
     * Approves a change by another person: public at once, or at its moment.
     * @param added what the approver adds to the content
     */
    approve: (
      id: number,
      by: By,
      added?: Partial<Content>,
    ): Promise<{ status: 'public' | 'approved' } | LifeRefusal | Refusal> =>
      alone(async (trx) => {
        const proposed = await take(trx, id, ['waiting']);
        if ('refused' in proposed) return proposed;
        if (proposed.proposedBy?.id === by.id) return { refused: 'own' };
        const change = { ...proposed, ...added };
        const made = await publishing(trx, change);
        if (typeof made !== 'function') return made;
        const decision = { by: by.id, decidedAt: now(), content: added };
        await repositoryAt(trx).update(id, { status: 'approved', ...decision });
        await note(trx, by, change.retires === null ? 'approved' : 'retired', change);
        if (change.startsAt !== null && change.startsAt > now()) return { status: 'approved' };
        await publish(trx, change, made, by);
        return { status: 'public' };
      }),

    /** Declines a change, with the reason; the proposer withdraws their own the same way. */
    decline: (id: number, reason: string, by: By): Promise<{ status: 'done' } | LifeRefusal> =>
      db.transaction().execute(async (trx) => {
        const change = await take(trx, id, ['waiting', 'approved']);
        if ('refused' in change) return change;
        const status = change.proposedBy?.id === by.id ? 'withdrawn' : 'rejected';
        await repositoryAt(trx).update(id, { status, by: by.id, decidedAt: now(), reason });
        await note(trx, by, status, change, { reason });
        return { status: 'done' };
      }),

    /** Removes a waiting or public change at once, by one person: showing less needs nobody else. */
    remove: (id: number, by: By): Promise<{ status: 'done' } | LifeRefusal> =>
      db.transaction().execute(async (trx) => {
        const change = await take(trx, id, ['waiting', 'public']);
        if ('refused' in change) return change;
        await repositoryAt(trx).update(id, { status: 'withdrawn' });
        await ending?.(trx, change);
        await note(trx, by, 'withdrawn', change);
        return { status: 'done' };
      }),

    /**
     * Publishes the approved changes whose moment has come, and ends those whose time is over; each in a transaction of its own, so
     * that a failing one holds up none of the others.
     * @throws {AggregateError} with every failure; they are tried again by the next call
     */
    applyDue: async (): Promise<void> => {
      const { toPublish, toEnd } = await repositoryAt(db).listDue(now());
      const apply = (id: number, step: (trx: Trx, id: number) => Promise<void>) => () =>
        alone((trx) => step(trx, id));
      await tryAll([...toPublish.map((id) => apply(id, publishDue)), ...toEnd.map((id) => apply(id, end))]);
    },
  };
}
