import { z } from 'zod';

/**
 * Content of a backup after decryption and unpacking, in this order, one line of JSON each; `age -d FILE | gunzip` shows it.
 *
 * 1. the header
 * 2. `{"file": "clicks/….jsonl", "content": "…"}` for each kept file of the data folder, in base64
 * 3. for each table, referenced tables first: `{"table": …, "columns": […]}`, its rows as PostgreSQL's COPY writes them, a line
 *    `\.`, and `{"rows": …, "sha256": "…"}` of those rows
 * 4. the sequences
 * 5. the end; a file without it is cut off
 *
 * A changed format gets the next number; files of older numbers stay readable.
 */
export const FORMAT = 1;

/** Line after the last row of a table, as in PostgreSQL's own dumps; COPY never writes a row like it. */
export const END_OF_ROWS = '\\.\n';

export const headerSchema = z.object({
  format: z.number().int(),
  madeAt: z.iso.datetime(),
  postgresMajor: z.number().int(),
  /** the migrations the database had run, ordered by name */
  migrations: z.array(z.string()),
  /** table partitions that are made while the site runs */
  partitions: z.array(
    z.object({
      name: z.string(),
      of: z.string(),
      bound: z.string().regex(/^(?:DEFAULT|FOR VALUES FROM \('[^']+'\) TO \('[^']+'\))$/),
    }),
  ),
});
export type BackupHeader = z.output<typeof headerSchema>;

export const fileSchema = z.object({
  // A file of the data folder itself or of one of its journals, under any name a key may have; no other path passes.
  file: z.string().regex(/^(?:[a-z]+\/)?[^/\\\0]+\.(?:jsonl?|aside|pem)$/),
  content: z.base64(),
});

export const tableSchema = z.object({ table: z.string(), columns: z.array(z.string()) });
export type BackupTable = z.output<typeof tableSchema>;

export const rowsEndSchema = z.object({ rows: z.number().int(), sha256: z.string() });

export const sequencesSchema = z.object({
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
});
export type BackupSequence = z.output<typeof sequencesSchema>['sequences'][number];

export const endSchema = z.object({ end: z.literal(true), tables: z.number().int() });
