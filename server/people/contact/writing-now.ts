import type { Kysely } from 'kysely';
import type { Database } from '#server/db/tables.ts';

/** A page reports its writer every 15 seconds: after this time without a report the writer has stopped. */
const WRITING_MS = 40_000;

/** Computes the moment after which a colleague's last sign of writing counts as „now”. */
export function writingSince(now: Date): Date {
  return new Date(now.getTime() - WRITING_MS);
}

type Sign = { reference: string; by: { id: string }; isWriting: boolean; now: Date };

/**
 * Records that a colleague writes an answer, and returns who else does. One name is kept for a message: of two who write each takes the
 * place at their turn, after reading the other's name.
 * @returns undefined when there is no such message
 */
export async function noteWriting(
  db: Kysely<Database>,
  { reference, by, isWriting, now }: Sign,
): Promise<{ writing: string | null; answers: number } | undefined> {
  const found = await db
    .selectFrom('contact_messages as message')
    .leftJoin('office_users as writer', (join) =>
      join
        .onRef('writer.id', '=', 'message.writing_by')
        .on('writer.id', '<>', by.id)
        .on('message.writing_at', '>', writingSince(now)),
    )
    .where('message.reference', '=', reference)
    .select((message) => [
      'writer.name as writing',
      message
        .selectFrom('contact_answers as answer')
        .whereRef('answer.reference', '=', 'message.reference')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('answers'),
    ])
    .executeTakeFirst();
  if (!found) return undefined;
  const own = db.updateTable('contact_messages').where('reference', '=', reference);
  if (isWriting) await own.set({ writing_by: by.id, writing_at: now }).execute();
  else await own.where('writing_by', '=', by.id).set({ writing_by: null, writing_at: null }).execute();
  return { writing: found.writing, answers: found.answers ?? 0 };
}
