import { type Kysely, sql, type Transaction } from 'kysely';
import type { ChangeLife, ChangeStatus } from '#domain/office/answers/change-life.ts';
import { type AdvisoryLock, lockUntilCommit } from '#server/db/advisory-locks.ts';
import type { Database } from '#server/db/tables.ts';
import { type Author, addToAuditLog } from './audit-log.ts';

/** Why a step of a change was not taken, whatever the change is about. */
export type LifeRefusal = { refused: 'unknown' | 'decided' | 'own' | 'already-waiting' };

/** Who takes a step, as the audit log and the table name them. */
export type By = Author & { id: string };

/** A change, with null for who proposed it where that was no person. */
type Decidable = Omit<ChangeLife, 'proposedBy'> & { proposedBy: ChangeLife['proposedBy'] | null };

type Options<Subject, Change> = {
  db: Kysely<Database>;
  table: 'evidence_changes' | 'series_changes' | 'transparency_changes';
  /** approvals of the kind are one after the other; it names them in the audit log too */
  kind: AdvisoryLock & ('evidence' | 'series' | 'transparency');
  /** one change, for nobody else to decide meanwhile */
  take: (trx: Transaction<Database>, id: number) => Promise<Change | undefined>;
  /** what the audit log says it is about, and what it keeps of it */
  inLog: (change: Subject) => { subject: string; after: object };
  now: () => Date;
};

/**
 * The life of a change that one person proposes and another approves: each step is one transaction with its entry in the audit log.
 * What a change is about, and what may stand in its way, the subject knows.
 */
export function createTwoPeople<Subject, Change extends Subject & Decidable>(
  options: Options<Subject, Change>,
) {
  const { db, table, kind, take, inLog, now } = options;

  /** An entry of the audit log. @param step `proposed`, `approved` … */
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

  /** @param decision what was not told stays as it is */
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
     * Proposes that a public change be taken back: what it said is gone, what stood there before is back.
     * @param add keeps the proposal
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
     * Somebody else says yes: public at once.
     * @param prepare why it can not be, or what else is to be done once it is
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

    /** Somebody says no, with the reason; the proposer may take it back the same way. */
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
