import { type Kysely, sql } from 'kysely';

// Marks that stand on the letter before them: in Latin, Cyrillic, on symbols, and halves of them.
const MARKS = String.raw`[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]`;

/** Names and texts of readers with hundreds of marks on a letter were drawn over the lines around them: four are kept, as forms keep now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const few = (column: string) =>
    sql`regexp_replace(${sql.ref(column)}, ${`(${MARKS}{4})${MARKS}+`}, ${String.raw`\1`}, 'g')`;
  for (const table of ['comments', 'reviews']) {
    await sql`
      update ${sql.table(table)} set author_name = ${few('author_name')}, body = ${few('body')}
      where author_name ~ ${`${MARKS}{5}`} or body ~ ${`${MARKS}{5}`}`.execute(db);
  }
}
