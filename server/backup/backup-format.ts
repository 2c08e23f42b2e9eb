import { z } from 'zod';

/**
 * What is inside a backup once it was decrypted and unpacked, in this order, each a line of JSON; `age -d FILE | gunzip` shows it.
 *
 * 1. the header
 * 2. `{"file": "clicks/….jsonl", "content": "…"}` for each kept file of the data folder, in base64
 * 3. for each table, those first that others refer to: `{"table": …, "columns": […]}`, its rows as PostgreSQL's COPY writes them,
 *    a line `\.`, and `{"rows": …, "sha256": "…"}` of those rows
 * 4. the sequences
 * 5. the end, without which the file is cut off
 *
 * A number of the format stays what it is: a changed format gets the next one, and files of the old one are read on.
 */
export const FORMAT = 1;

/** The line after the last row of a table, as in PostgreSQL's own dumps: no row is written so. */
export const END_OF_ROWS = '\\.\n';

export const headerSchema = z.object({
  format: z.number().int(),
  madeAt: z.iso.datetime(),
  postgresMajor: z.number().int(),
  /** those the database had taken, in order of their names */
  migrations: z.array(z.string()),
  /** parts of tables that are made while the site runs */
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
  // Whatever people call a key; a file of the data folder itself or of one of its journals, and no other.
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
