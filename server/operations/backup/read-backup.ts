import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { BackupError } from './backup-error.ts';
import {
  type BackupHeader,
  type BackupSequence,
  type BackupTable,
  END_OF_ROWS,
  endSchema,
  fileSchema,
  FORMAT,
  headerSchema,
  rowsEndSchema,
  sequencesSchema,
  tableSchema,
} from './backup-format.ts';
import type { KeptFile } from './kept-files.ts';
import { openSealedFile } from './sealed-file.ts';

/** Handlers of the parts of a backup, called in the order of the file; a part without handler is skipped. */
type Reader = {
  onStart?: (header: BackupHeader, files: readonly KeptFile[]) => Promise<void>;
  /** must read the rows to their end */
  onTable?: (table: BackupTable, rows: AsyncIterable<Buffer>) => Promise<void>;
  onSequences?: (sequences: readonly BackupSequence[]) => Promise<void>;
};

export type BackupSummary = {
  header: BackupHeader;
  tables: { table: string; rows: number; sha256: string }[];
};

/**
 * Reads a backup to its end and compares each table with its hash and its number of rows.
 * @throws {BackupError} in a sentence, when the passphrase is wrong or the file is not whole
 */
export async function readBackup(
  { file, passphrase }: { file: string; passphrase: string },
  { onStart, onTable, onSequences }: Reader = {},
): Promise<BackupSummary> {
  const broken = (why: string) =>
    new BackupError(`Fișierul ${file} nu este o copie de siguranță întreagă (${why}).`);
  const source = createLines(openSealedFile(file, passphrase), broken);
  try {
    const header = parse(headerSchema, await source.line());
    if (header?.format !== FORMAT) throw broken('formatul nu este cunoscut');
    const files: KeptFile[] = [];
    let line = await source.line();
    for (let kept = parse(fileSchema, line); kept; kept = parse(fileSchema, line)) {
      files.push({ name: kept.file, content: Buffer.from(kept.content, 'base64') });
      line = await source.line();
    }
    await onStart?.(header, files);

    const tables: BackupSummary['tables'] = [];
    for (let table = parse(tableSchema, line); table; table = parse(tableSchema, line)) {
      const counted = counting(source.rows());
      if (onTable) await onTable(table, counted.rows);
      else await drain(counted.rows);
      const found = counted.result();
      const said = parse(rowsEndSchema, await source.line());
      if (said?.sha256 !== found.sha256 || said.rows !== found.rows) throw broken(`tabelul ${table.table}`);
      tables.push({ table: table.table, ...found });
      line = await source.line();
    }

    const sequences = parse(sequencesSchema, line)?.sequences;
    if (!sequences) throw broken('numerotările lipsesc');
    await onSequences?.(sequences);
    if (parse(endSchema, await source.line())?.tables !== tables.length) throw broken('sfârșitul lipsește');
    await source.end();
    return { header, tables };
  } finally {
    await source.close();
  }
}

/** Reads rows to their end and drops them. */
export async function drain(rows: AsyncIterable<Buffer>): Promise<void> {
  const reading = rows[Symbol.asyncIterator]();
  let isOver: boolean | undefined = false;
  while (!isOver) ({ done: isOver } = await reading.next());
}

function parse<Schema extends z.ZodType>(schema: Schema, line: string): z.output<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}

const NEWLINE = 0x0a;

function counting(source: AsyncIterable<Buffer>) {
  const hash = createHash('sha256');
  let rows = 0;
  async function* pass() {
    for await (const chunk of source) {
      hash.update(chunk);
      for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, at + 1)) rows += 1;
      yield chunk;
    }
  }
  return { rows: pass(), result: () => ({ rows, sha256: hash.digest('hex') }) };
}

/** Reads lines, and the rows between them up to the closing line, from content that arrives in chunks. */
function createLines(content: AsyncGenerator<Buffer>, broken: (why: string) => Error) {
  let held: Buffer = Buffer.alloc(0);
  async function more(): Promise<boolean> {
    const { done, value } = await content.next();
    if (done) return false;
    held = held.length === 0 ? value : Buffer.concat([held, value]);
    return true;
  }
  function take(length: number): Buffer {
    const taken = held.subarray(0, length);
    held = held.subarray(length);
    return taken;
  }
  return {
    async line(): Promise<string> {
      let end = held.indexOf(NEWLINE);
      while (end < 0) {
        if (!(await more())) throw broken('se termină prea devreme');
        end = held.indexOf(NEWLINE);
      }
      return take(end + 1).toString();
    },
    async *rows(): AsyncGenerator<Buffer> {
      const afterRow = `\n${END_OF_ROWS}`;
      for (let isFirst = true; ;) {
        // A table without rows has no line before the closing line.
        if (isFirst && held.subarray(0, END_OF_ROWS.length).toString() === END_OF_ROWS) {
          take(END_OF_ROWS.length);
          return;
        }
        const end = held.indexOf(afterRow);
        if (end >= 0) {
          yield take(end + 1);
          take(END_OF_ROWS.length);
          return;
        }
        // The closing line may have arrived in part.
        const safe = held.length - afterRow.length;
        if (safe > 0) {
          isFirst = false;
          yield take(safe);
        }
        if (!(await more())) throw broken('se termină prea devreme');
      }
    },
    async end(): Promise<void> {
      if (held.length > 0 || (await more())) throw broken('are ceva după sfârșit');
    },
    async close(): Promise<void> {
      await content.return(undefined);
    },
  };
}
