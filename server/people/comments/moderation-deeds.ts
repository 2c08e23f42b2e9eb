// What moderators do, each deed in one transaction with its entry in the audit log.
import type { Kysely } from 'kysely';
import type { OpinionState } from '#domain/people/comments/opinion-state.ts';
import type { Database } from '#server/db/tables.ts';
import { addToAuditLog, type Author } from '#server/shared/changes/audit-log.ts';
import { answerAsUs } from './answer-as-us.ts';
import { decide, type Decision, type Subject } from './decide.ts';
import { editText } from './edit-text.ts';
import { findSubject } from './find-subject.ts';

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
  answer: Parameters<typeof answerAsUs>[1],
  { by, ...options }: Publishing,
): Promise<string | undefined> {
  return await db.transaction().execute(async (trx) => {
    const id = await answerAsUs(trx, answer, options);
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
