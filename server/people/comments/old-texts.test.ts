import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { createDatabaseBefore } from '#tests/setup/test-database.ts';

test('the migration cuts older texts to four marks on a letter', async () => {
  await using database = await createDatabaseBefore('053-few-marks');
  const { db, connection } = database;
  const marks = (count: number) => '\u0301'.repeat(count);
  await sql`
    insert into comments (article_slug, author_name, body, created_at)
    values ('dae', ${`A${marks(60)}`}, ${`a${marks(240)}b ș\u0326`}, now()), ('dae', 'Ștefan', 'Mulțumesc!', now())`.execute(
    db,
  );

  await migrate(connection);

  const { rows } = await sql`select author_name, body from comments order by length(body)`.execute(db);
  expect(rows).toEqual([
    { author_name: `A${marks(4)}`, body: `a${marks(4)}b ș\u0326` },
    { author_name: 'Ștefan', body: 'Mulțumesc!' },
  ]);
});
