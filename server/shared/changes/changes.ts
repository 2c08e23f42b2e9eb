import { applyDueChanges } from './apply-due-changes.ts';
import type { Proposal } from './changes-repository.ts';
import {
  type By,
  type ChangeOptions,
  createChangeSteps,
  type LifeRefusal,
  type Refused,
  type Trx,
} from './change-steps.ts';

/**
 * Handles the lifecycle of every change that one person proposes and another approves, at once or at its moment. Each step is one transaction
 * with its entry in the audit log. Its content, its obstacles and its publication are passed in by its kind.
 * @see docs/decisions/175-one-lifecycle-of-a-change.md
 */
export function createChanges<Content extends object, Refusal extends Refused = never>(
  options: ChangeOptions<Content, Refusal>,
) {
  const steps = createChangeSteps(options);
  const { db, now, repositoryAt, alone, note, take, publish, publishing, ending } = steps;

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

    applyDue: () => applyDueChanges(steps),
  };
}
