import { join } from 'node:path';
import pg from 'pg';

/** Runs SQL in the database of the running program, through the socket in its data folder. */
export async function rows<Row extends pg.QueryResultRow>(
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({
    host: join(process.env['E2E_DATA_DIR'] ?? '', 'postgres'),
    user: 'imprumut_clar',
    database: 'imprumut_clar',
  });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}
