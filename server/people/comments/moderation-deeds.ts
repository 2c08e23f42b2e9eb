// Actions of moderators, each in one transaction with its entry in the audit log.
import type { Kysely, Transaction } from 'kysely';
import type { OpinionState } from '#domain/people/comments/opinion-state.ts';
import type { Database } from '#server/db/tables.ts';
import { addToAuditLog, type Author } from '#server/shared/changes/audit-log.ts';
import { replyAsOffice } from './reply-as-office.ts';
import { decide, type Decision, type Subject } from './decide.ts';
import { findSubject } from './find-subject.ts';
import { notify } from '#server/db/notify.ts';
import { CHANGES } from '#server/db/changes.ts';

type Deed = { by: Author; now: Date };
type Publishing = Deed & Parameters<typeof decide>[3];

/**
 * Decides on several texts, all of them or none: the done half of a bulk decision would have to be searched for.
 * @param decided.subjects `seen` is the decision the moderator saw: an outdated list must not override a colleague
 * @returns decided: a colleague decided otherwise since; unknown: one of the texts is gone
 */
export async function decideTexts(
  db: Kysely<Database>,
  { subjects, decision }: { subjects: readonly (Subject & { seen: OpinionState })[]; decision: Decision },
  { by, ...options }: Publishing,
): Promise<'done' | 'decided' | 'unknown'> {
  const deciding = db.transaction().execute(async (trx) => {
    for (const { seen, ...subject } of subjects) {
      const before = await findSubject(trx, subject, { isToChange: true });
      if (before && before.status !== seen && before.status !== decision) throw new Undone('decided');
      const isDone = before && (await decide(trx, subject, decision, options));
      if (!isDone) throw new Undone('unknown');
      await addToAuditLog(trx, {
        by,
        at: options.now,
        action: `moderation.${decision}`,
        subject,
        before: { status: before.status, text: before.text },
        after: { status: decision },
      });
    }
  });
  try {
    await deciding;
    return 'done';
  } catch (error) {
    if (error instanceof Undone) return error.reason;
    throw error;
  }
}

/** Corrects a reader's text. @returns as `editText` does */
export async function correctText(
  db: Kysely<Database>,
  subject: Subject,
  correction: { text: string; seen: string },
  { by, now }: Deed,
): Promise<'done' | 'unknown' | 'edited'> {
  return await db.transaction().execute(async (trx) => {
    const outcome = await editText(trx, subject, correction);
    if (outcome !== 'done') return outcome;
    await addToAuditLog(trx, {
      by,
      at: now,
      action: 'moderation.edited',
      subject,
      before: { text: correction.seen },
      after: { text: correction.text },
    });
    return outcome;
  });
}

/** Publishes our answer below a comment. @returns its id; undefined when the comment is not on a page */
export async function answerComment(
  db: Kysely<Database>,
  answer: Parameters<typeof replyAsOffice>[1],
  { by, ...options }: Publishing,
): Promise<string | undefined> {
  return await db.transaction().execute(async (trx) => {
    const id = await replyAsOffice(trx, answer, options);
    if (id === undefined) return undefined;
    await addToAuditLog(trx, {
      by,
      at: options.now,
      action: 'moderation.answered',
      subject: { kind: 'comment', id },
      after: { text: answer.text },
    });
    return id;
  });
}

/** Thrown inside a transaction to roll it back. */
class Undone extends Error {
  readonly reason: 'decided' | 'unknown';
  constructor(reason: 'decided' | 'unknown') {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Corrects a reader's text; the first wording stays on record.
 * @param correction.seen the text as it was when the correction began
 * @returns unknown: there is no such text; edited: a colleague corrected it since, and what they took out must not return
 */
async function editText(
  tx: Transaction<Database>,
  subject: Subject,
  { text, seen }: { text: string; seen: string },
): Promise<'done' | 'unknown' | 'edited'> {
  const before = await findSubject(tx, subject, { isToChange: true });
  if (!before) return 'unknown';
  if (before.text !== seen) return before.text === text ? 'done' : 'edited';
  const table = subject.kind === 'comment' ? 'comments' : 'reviews';
  await tx
    .updateTable(table)
    .set((row) => ({ body: text, original_body: row.fn.coalesce('original_body', 'body') }))
    .where('id', '=', subject.id)
    .execute();
  await notify(tx, CHANGES, `${table}/${before.slug}`);
  return 'done';
}
