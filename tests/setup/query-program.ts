import path from 'node:path';
import pg from 'pg';

/** Runs SQL in the database of a running program, through the socket in its data folder. */
export async function queryProgram<Row extends pg.QueryResultRow>(
  dataDir: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const host = path.join(dataDir, 'postgres');
  const client = new pg.Client({ host, user: 'imprumut_clar', database: 'imprumut_clar' });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}
