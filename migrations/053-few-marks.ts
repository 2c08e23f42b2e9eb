import { type Kysely, sql } from 'kysely';

// Combining marks: Latin, Cyrillic, for symbols, and half marks.
const MARKS = String.raw`[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]`;

/**
 * Readers' names and texts with hundreds of combining marks on a letter covered the lines around them: four are kept, as in forms
 * from now on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const few = (column: string) =>
    sql`regexp_replace(${sql.ref(column)}, ${`(${MARKS}{4})${MARKS}+`}, ${String.raw`\1`}, 'g')`;
  for (const table of ['comments', 'reviews']) {
    await sql`
      update ${sql.table(table)} set author_name = ${few('author_name')}, body = ${few('body')}
      where author_name ~ ${`${MARKS}{5}`} or body ~ ${`${MARKS}{5}`}`.execute(db);
  }
}
