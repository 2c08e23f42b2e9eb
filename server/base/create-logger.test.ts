import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createLogger } from './create-logger.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';

const { db } = await openFileDatabase();

test('a row the database refuses is not in the log; the reason is', async () => {
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line) => void lines.push(line) });
  const refused: unknown = await sql`
    insert into contact_messages (reference, name, email, message, created_at, status)
    values ('C-1', 'Ion', 'ion@example.ro', 'Bună ziua', now(), 'orice')`
    .execute(db)
    .catch((error: unknown) => error);

  logger.error({ err: refused }, 'form not taken');
  logger.error(refused);
  logger.error({ err: new AggregateError([refused], 'one of several') });

  expect(lines).toHaveLength(3);
  for (const line of lines) {
    expect(line).toContain('violates check constraint');
    expect(line).not.toContain('ion@example.ro');
  }
});
