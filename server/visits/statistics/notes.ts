import { type Kysely, sql } from 'kysely';
import type { NoteOfDay } from '#domain/answers/office/statistics.ts';
import type { Database } from '#server/db/tables.ts';
import { type Author, addToAuditLog } from '#server/shared/changes/audit-log.ts';
import type { Asked } from './asked.ts';

/** Lists what people who read the figures must know of days of a period, in order. */
export async function listNotes(
  db: Kysely<Database>,
  { from, to }: Pick<Asked, 'from' | 'to'>,
): Promise<NoteOfDay[]> {
  return await db
    .selectFrom('statistics_notes')
    .select(['day', 'note', 'written_by as by'])
    .where(sql<boolean>`day between ${from}::date and ${to}::date`)
    .orderBy('day')
    .execute();
}

type Writing = { day: string; note: string; by: Author; now: Date };

/** Writes the line of a day over the earlier one; an empty one removes it. */
export async function writeNote(db: Kysely<Database>, { day, note, by, now }: Writing): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('statistics_notes')
      .select('note')
      .where('day', '=', day)
      .forUpdate()
      .executeTakeFirst();
    if ((before?.note ?? '') === note) return;
    if (note === '') await trx.deleteFrom('statistics_notes').where('day', '=', day).execute();
    else {
      const row = { note, written_by: by.name, written_at: now };
      await trx
        .insertInto('statistics_notes')
        .values({ day, ...row })
        .onConflict((conflict) => conflict.column('day').doUpdateSet(row))
        .execute();
    }
    await addToAuditLog(trx, {
      by,
      at: now,
      action: note === '' ? 'statistics.note-removed' : 'statistics.note-written',
      subject: { kind: 'statistics-day', id: day },
      ...(before && { before: { note: before.note } }),
      ...(note !== '' && { after: { note } }),
    });
  });
}
