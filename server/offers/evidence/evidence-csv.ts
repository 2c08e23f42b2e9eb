import type { LenderEvidence } from '#domain/offers/evidence/lender-evidence.ts';
import {
  isIdOurs,
  itemColumns,
  readItem,
  type TypedItem,
  writeItem,
} from '#domain/offers/evidence/typed-item.ts';
import {
  productColumns,
  readProduct,
  type TypedProduct,
  writeProduct,
} from '#domain/offers/evidence/typed-product.ts';
import { newItemId } from '#domain/offers/evidence/with-entries.ts';
import { MOST_PROBLEMS, readTypedTable } from '#server/shared/csv/read-typed-table.ts';
import type { CsvCell } from '#server/shared/csv/write-csv.ts';
import type { ProposedEntry } from './evidence-changes.ts';

/** The two tables: items of evidence, and the products read from them. */
export const evidenceTables = ['dovezi', 'produse'] as const;
export type EvidenceTable = (typeof evidenceTables)[number];

const columnsOf = { dovezi: Object.keys(itemColumns), produse: Object.keys(productColumns) };

/**
 * Writes the evidence as a table, one line for each item or product, each cell as people type it; several values of a cell are
 * separated by |.
 */
export function evidenceRows(table: EvidenceTable, known: Iterable<LenderEvidence>): CsvCell[][] {
  const lines = [...known].flatMap(({ lender, items, products }): Record<string, string>[] =>
    table === 'dovezi'
      ? items.map((item) => writeItem(lender, item))
      : products.map((product) => writeProduct(lender, product)),
  );
  const columns = columnsOf[table];
  return [
    columns,
    ...lines.map((cells) => columns.map((column) => (cells[column] ?? '').replaceAll('\n', ' | '))),
  ];
}

type Context = {
  today: string;
  /** ids of items, public or waiting */
  taken: ReadonlySet<string>;
  isLender: (slug: string) => boolean;
  /** sha-256 of the stored copies, and of those that items name */
  copies: ReadonlySet<string>;
};

/** An entry with the number of its line in the file. */
export type ReadLine = { line: number; entry: ProposedEntry };

/**
 * Reads the lines of one of those tables. A file with a problem is refused whole: its first problems are reported by line and
 * column.
 */
export function readEvidenceCsv(
  table: EvidenceTable,
  text: string,
  context: Context,
): { lines: ReadLine[] } | { problems: string[] } {
  const whole = readTypedTable(text, columnsOf[table]);
  if ('problems' in whole) return whole;
  const { head, rows } = whole;
  const taken = new Set(context.taken);
  const problems: string[] = [];
  const lines: ReadLine[] = [];
  for (const { cells, line } of rows) {
    if (problems.length >= MOST_PROBLEMS) break;
    const typed = Object.fromEntries(head.map((column, at) => [column, cells[at] ?? '']));
    const read = table === 'dovezi' ? readItemLine(typed, context, taken) : readProductLine(typed);
    const lender = typed['creditor'] ?? '';
    const found = {
      ...('problems' in read && read.problems),
      ...(lender !== '' &&
        !context.isLender(lender) && { creditor: 'Nu știm niciun creditor cu acest nume.' }),
      ...(typed['copie'] &&
        !context.copies.has(typed['copie']) && { copie: 'Nu avem o copie cu această amprentă.' }),
    };
    problems.push(
      ...Object.entries(found).map(([column, sentence]) => `linia ${line}, ${column}: ${sentence}`),
    );
    if ('entry' in read) lines.push({ line, entry: read.entry });
  }
  return problems.length > 0 ? { problems } : { lines };
}

type Read = { entry: ProposedEntry } | { problems: Record<string, string | undefined> };

function readItemLine(typed: TypedItem, { today }: Context, taken: Set<string>): Read {
  const newId = (lender: string, tier: string) => newItemId(lender, tier, taken);
  const read = readItem(typed, { today, newId });
  if ('problems' in read) return read;
  taken.add(read.item.id);
  return { entry: { lender: read.lender, item: read.item, product: null, isIdOurs: isIdOurs(typed) } };
}

function readProductLine(typed: TypedProduct): Read {
  const read = readProduct(typed);
  if ('problems' in read) return read;
  return { entry: { lender: read.lender, item: null, product: read.product, isIdOurs: false } };
}
