import { CsvProblem, type CsvRow, readCsv } from './read-csv.ts';

/** Most lines of one table; there are some tens of offers and a few hundred items of evidence. */
const MOST_LINES = 2_000;
/** Most problems that are reported: reading ends there. */
export const MOST_PROBLEMS = 30;

/**
 * Reads a colleague's table, each of whose columns is known and occurs once. The cost does not grow with the file: reading ends at
 * the first line over the limit.
 * @returns the problems of the table as a whole, in Romanian sentences
 */
export function readTypedTable(
  text: string,
  columns: readonly string[],
): { head: string[]; rows: CsvRow[] } | { problems: [string] } {
  let lines: CsvRow[];
  try {
    lines = readCsv(text, { most: MOST_LINES + 2 });
  } catch (error) {
    if (!(error instanceof CsvProblem)) throw error;
    return {
      problems: [
        error.isTooLong
          ? `Linia ${error.line} este mult prea lungă. Fișierul nu pare a fi un tabel CSV.`
          : `Fișierul nu este un tabel CSV: ghilimele puse greșit, până la linia ${error.line}.`,
      ],
    };
  }
  const [first, ...rows] = lines;
  const head = first?.cells ?? [];
  const unknown = head.filter((column) => !columns.includes(column));
  if (unknown.length > 0) return { problems: [`Coloane necunoscute: ${unknown.slice(0, 10).join(', ')}.`] };
  const repeated = head.find((column, at) => head.indexOf(column) !== at);
  if (repeated !== undefined) return { problems: [`Coloana ${repeated} este de mai multe ori.`] };
  if (rows.length > MOST_LINES) {
    return { problems: ['Tabelul are mai mult de 2 000 de linii. Împărțiți-l în mai multe fișiere.'] };
  }
  if (rows.length === 0) return { problems: ['Fișierul nu are nicio linie.'] };
  return { head, rows };
}
