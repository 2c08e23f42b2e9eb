import type { QueryResultRow } from 'pg';
import { queryProgram } from '#tests/setup/query-program.ts';

/** Runs SQL in the database of the program that the tests visit. */
export function rows<Row extends QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
  return queryProgram<Row>(process.env['E2E_DATA_DIR'] ?? '', text, values);
}
