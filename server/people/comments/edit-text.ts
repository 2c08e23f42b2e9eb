import type { Transaction } from 'kysely';
import { notify } from '#server/db/notify.ts';
import type { Database } from '#server/db/tables.ts';
import { CHANGES } from '#server/db/changes.ts';
import type { Subject } from './decide.ts';
import { findSubject } from './find-subject.ts';

/**
 * Corrects a reader's text; the first wording stays on record.
 * @param correction.seen the text as it was when the correction began
 * @returns unknown: there is no such text; edited: a colleague corrected it since, and what they took out must not return
 */
export async function editText(
  tx: Transaction<Database>,
  subject: Subject,
  { text, seen }: { text: string; seen: string },
): Promise<'done' | 'unknown' | 'edited'> {
  const before = await findSubject(tx, subject, { isToChange: true });
  if (!before) return 'unknown';
  if (before.text !== seen) return before.text === text ? 'done' : 'edited';
  await tx
    .updateTable(subject.kind === 'comment' ? 'comments' : 'reviews')
    .set((row) => ({ body: text, original_body: row.fn.coalesce('original_body', 'body') }))
    .where('id', '=', subject.id)
    .execute();
  await notify(tx, CHANGES, subject.kind === 'comment' ? 'comments' : 'reviews');
  return 'done';
}
