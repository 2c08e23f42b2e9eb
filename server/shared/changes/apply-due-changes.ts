import { tryAll } from '#server/shared/jobs/try-all.ts';
import type { Author } from './audit-log.ts';
import type { ChangeSteps, Refused, Trx } from './change-steps.ts';

const site: Author = { id: null, name: 'site' };

/**
 * Publishes the approved changes whose moment has come, and ends those whose time is over; each in a transaction of its own, so that a
 * failing one holds up none of the others.
 * @throws {AggregateError} with every failure; they are tried again by the next call
 */
export async function applyDueChanges<Content extends object, Refusal extends Refused>(
  steps: ChangeSteps<Content, Refusal>,
): Promise<void> {
  const { db, now, repositoryAt, alone, note, take, publish, publishing, ending, failure } = steps;
  const { toPublish, toEnd } = await repositoryAt(db).listDue(now());
  const apply = (id: number, step: (trx: Trx, id: number) => Promise<void>) => () =>
    alone((trx) => step(trx, id));
  await tryAll([...toPublish.map((id) => apply(id, publishDue)), ...toEnd.map((id) => apply(id, end))]);

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
}
