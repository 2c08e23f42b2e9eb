import type { z } from 'zod';

/** Ends the name of a file with lines that were set aside. Without it the file is read again at the next start. */
export const ASIDE = '.aside';

const NEWLINE = 0x0a;

/** What a file of a journal holds: its whole lines, and those that are torn or none of ours, as they are. */
export type JournalLines<Item> = { items: Item[]; torn: Buffer[]; problem: unknown };

/**
 * Reads a file of a journal line by line: a line that was cut, or is garbage, costs no other line. A file without any line is one
 * torn line: something was to stand in it.
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
