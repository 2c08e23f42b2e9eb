import { type Kysely, sql, type Transaction } from 'kysely';
import type { ChangeLife, ChangeStatus } from '#domain/answers/office/change-life.ts';
import { type AdvisoryLock, lockUntilCommit } from '#server/db/advisory-locks.ts';
import type { Database } from '#server/db/tables.ts';
import { type Author, addToAuditLog } from './audit-log.ts';

/** Reason why a step of a change was refused, for any kind of change. */
export type LifeRefusal = { refused: 'unknown' | 'decided' | 'own' | 'already-waiting' };

/** The person who takes a step, as the audit log and the table name them. */
export type By = Author & { id: string };

/** A change, whose proposer is null if it was not a person. */
type Decidable = Omit<ChangeLife, 'proposedBy'> & { proposedBy: ChangeLife['proposedBy'] | null };

type Options<Subject, Change> = {
  db: Kysely<Database>;
  table: 'evidence_changes' | 'series_changes' | 'transparency_changes';
  /** approvals of a kind run one after the other; the kind also names them in the audit log */
  kind: AdvisoryLock & ('evidence' | 'series' | 'transparency');
  /** reads and locks one change */
  take: (trx: Transaction<Database>, id: number) => Promise<Change | undefined>;
  /** the subject and the recorded values for the audit log */
  inLog: (change: Subject) => { subject: string; after: object };
  now: () => Date;
};

/**
 * Runs the life of a change that one person proposes and another approves: each step is one transaction with its entry in the audit
 * log. The subject decides what a change holds and what may prevent it.
 */
export function createTwoPeople<Subject, Change extends Subject & Decidable>(
  options: Options<Subject, Change>,
) {
  const { db, table, kind, take, inLog, now } = options;

  /** Writes an entry of the audit log. @param step `proposed`, `approved` … */
  async function note(
    trx: Transaction<Database>,
    by: By,
    step: string,
    change: Subject & Pick<ChangeLife, 'id' | 'retires'>,
    more: object = {},
  ): Promise<void> {
    const { subject, after } = inLog(change);
    const { id, retires } = change;
    await addToAuditLog(trx, {
      by,
      at: now(),
      action: `${kind}.${step}`,
      subject: { kind, id: subject },
      after: { change: id, ...(retires !== null && { retires }), ...after, ...more },
    });
  }

  /** @param decision fields left out stay unchanged */
  async function setStatus(
    trx: Transaction<Database>,
    id: number,
    status: ChangeStatus,
    { by = null, reason = null }: { by?: By | null; reason?: string | null } = {},
  ): Promise<void> {
    const moment = by && now();
    await sql`
      update ${sql.table(table)} set status = ${status}, decided_by = coalesce(${by && by.id}, decided_by),
        decided_at = coalesce(${moment}::timestamptz, decided_at), reason = coalesce(${reason}, reason)
      where id = ${id}
    `.execute(trx);
  }

  async function isRetiring(trx: Transaction<Database>, id: number): Promise<boolean> {
    const { rows } = await sql`
      select from ${sql.table(table)} where retires = ${id} and status = 'waiting'`.execute(trx);
    return rows.length > 0;
  }

  return {
    note,

    /**
     * Proposes to withdraw a public change: its value is removed, and the earlier one returns.
     * @param add stores the proposal
     */
    async proposeRetiring(
      id: number,
      by: By,
      add: (trx: Transaction<Database>, change: Change) => Promise<number>,
    ): Promise<{ id: number } | LifeRefusal> {
      return await db.transaction().execute(async (trx) => {
        const change = await take(trx, id);
        if (!change || change.retires !== null) return { refused: 'unknown' };
        if (change.status !== 'public') return { refused: 'decided' };
        if (await isRetiring(trx, id)) return { refused: 'already-waiting' };
        const retiring = await add(trx, change);
        await note(trx, by, 'proposed', { ...change, id: retiring, retires: id });
        return { id: retiring };
      });
    },

    /**
     * Approves a change by another person: public at once.
     * @param prepare refuses it, or does further work once it is approved
     */
    async approve<Refusal extends { refused: string }>(
      id: number,
      by: By,
      prepare: (trx: Transaction<Database>, change: Change) => Promise<Refusal | (() => Promise<void>)>,
    ): Promise<{ status: 'done' } | LifeRefusal | Refusal> {
      return await db.transaction().execute(async (trx) => {
        await lockUntilCommit(trx, kind);
        const change = await take(trx, id);
        if (!change) return { refused: 'unknown' };
        if (change.status !== 'waiting') return { refused: 'decided' };
        if (change.proposedBy?.id === by.id) return { refused: 'own' };
        const follow = await prepare(trx, change);
        if (typeof follow !== 'function') return follow;
        await setStatus(trx, id, 'public', { by });
        if (change.retires !== null) await setStatus(trx, change.retires, 'retired');
        await follow();
        await note(trx, by, change.retires === null ? 'approved' : 'retired', change);
        return { status: 'done' };
      });
    },

    /** Declines a change, with the reason; the proposer withdraws their own the same way. */
    async decline(id: number, reason: string, by: By): Promise<{ status: 'done' } | LifeRefusal> {
      return await db.transaction().execute(async (trx) => {
        const change = await take(trx, id);
        if (!change) return { refused: 'unknown' };
        if (change.status !== 'waiting') return { refused: 'decided' };
        const isOwn = change.proposedBy?.id === by.id;
        await setStatus(trx, id, isOwn ? 'withdrawn' : 'rejected', { by, reason });
        await note(trx, by, isOwn ? 'withdrawn' : 'rejected', change, { reason });
        return { status: 'done' };
      });
    },
  };
}
