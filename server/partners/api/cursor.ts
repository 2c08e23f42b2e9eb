import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';

/**
 * Where a part of a list ends: the moment and the id of its last row. The moment is a text, in UTC: PostgreSQL counts microseconds, which
 * a Date would lose, and the next part would begin with the same row.
 */
export type Cursor = { at: string; id: string };

const written = z.tuple([z.iso.datetime().startsWith('20'), z.uuid()]);

/** Writes a cursor as programs send it back. */
function writeCursor({ at, id }: Cursor): string {
  return Buffer.from(JSON.stringify([at, id])).toString('base64url');
}

/** Reads a cursor. @returns undefined for a text that is none of ours */
export function readCursor(text: string): Cursor | undefined {
  try {
    const { data } = written.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    return data && { at: data[0], id: data[1] };
  } catch {
    return undefined;
  }
}

/** Cuts a list that was read with one extra row. @returns its part, and where the next one begins */
export function partOf<Row>(
  rows: readonly Row[],
  limit: number,
  cursorOf: (row: Row) => Cursor,
): { rows: Row[]; next_cursor: string | null } {
  const part = rows.slice(0, limit);
  const last = part.at(-1);
  return { rows: part, next_cursor: last && rows.length > limit ? writeCursor(cursorOf(last)) : null };
}

/** Writes a moment of a column as cursors hold it. @param column with its table */
export const exactMoment = (column: string): RawBuilder<string> =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
