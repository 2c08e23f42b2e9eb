import type { Transaction } from 'kysely';
import { notify } from '#server/db/notify.ts';
import type { Database } from '#server/db/tables.ts';
import { CHANGES } from '#server/pages/changes.ts';
import type { Subject } from './decide.ts';
import { findSubject } from './find-subject.ts';

/** Corrects what a reader wrote; the first wording stays on record. @returns the text before, or undefined without one */
export async function editText(
  tx: Transaction<Database>,
  subject: Subject,
  text: string,
): Promise<string | undefined> {
  const before = await findSubject(tx, subject);
  if (!before) return undefined;
  await tx
    .updateTable(subject.kind === 'comment' ? 'comments' : 'reviews')
    .set((row) => ({ body: text, original_body: row.fn.coalesce('original_body', 'body') }))
    .where('id', '=', subject.id)
    .execute();
  await notify(tx, CHANGES, subject.kind === 'comment' ? 'comments' : 'reviews');
  return before.text;
}
