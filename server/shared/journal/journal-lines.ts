import type { z } from 'zod';

/** Suffix of files with set-aside lines. Without the suffix the file is read again at the next start. */
export const SET_ASIDE_SUFFIX = '.aside';

const NEWLINE = 0x0a;

/** Content of a journal file: its whole lines, and the torn or foreign ones as they are. */
export type JournalLines<Item> = { items: Item[]; torn: Buffer[]; problem: unknown };

/**
 * Reads a journal file line by line: a torn or garbled line costs no other line. A file without any line counts as one torn line,
 * because something was to be in it.
 */
export function readJournalLines<Item>(bytes: Buffer, schema: z.ZodType<Item>): JournalLines<Item> {
  const found: JournalLines<Item> = { items: [], torn: [], problem: undefined };
  for (const line of linesOf(bytes)) {
    try {
      found.items.push(schema.parse(JSON.parse(line.toString())));
    } catch (error) {
      found.torn.push(line);
      found.problem ??= error;
    }
  }
  return found;
}

function linesOf(bytes: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  let from = 0;
  for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, from)) {
    lines.push(bytes.subarray(from, end));
    from = end + 1;
  }
  if (from < bytes.length || lines.length === 0) lines.push(bytes.subarray(from));
  return lines;
}
