import { z } from 'zod';
import { monthName } from '#domain/base/text/month-name.ts';
import { plainLetters } from '#domain/base/text/plain-letters.ts';

/** Description of a table of TEMPO, the database of the national institute of statistics: GET /tempo-ins/matrix/{code}. */
export const tempoMatrixSchema = z.object({
  /** dd-mm-yyyy */
  ultimaActualizare: z.string().regex(/^\d{2}-\d{2}-\d{4}$/),
  details: z.object({ matMaxDim: z.int(), matRegJ: z.int(), matUMSpec: z.int() }),
  dimensionsMap: z
    .array(
      z.object({
        label: z.string(),
        options: z.array(z.object({ label: z.string(), nomItemId: z.int() })).min(1),
      }),
    )
    .min(2),
});
export type TempoMatrix = z.output<typeof tempoMatrixSchema>;

/** A figure of a month, yyyy-mm-01. */
export type MonthFigure = { month: string; value: number };

/**
 * Builds the query for the newest months of a monthly table, of all goods together: the body of POST /tempo-ins/pivot. Each
 * dimension names its wanted options, in the table's own order.
 * @param months how many, 1 or more
 * @returns also the requested months, ascending; null for a table that is not monthly, or has no total
 */
export function tempoQuestion(code: string, { dimensionsMap, details }: TempoMatrix, months: number) {
  const chosen = dimensionsMap.map(({ label, options }) => {
    if (options.every((option) => monthOf(option.label) !== null)) return options.slice(-months);
    if (/^UM\b/.test(label.trim())) return options.slice(0, 1);
    return options.filter((option) => option.label.trim().toUpperCase() === 'TOTAL');
  });
  const asked = chosen.flat().flatMap(({ label }) => monthOf(label) ?? []);
  if (asked.length === 0 || chosen.some((options) => options.length === 0)) return null;
  const { matMaxDim, matRegJ, matUMSpec } = details;
  return {
    months: asked.toSorted(),
    body: {
      encQuery: chosen.map((options) => options.map(({ nomItemId }) => nomItemId).join(',')).join(':'),
      language: 'ro',
      matCode: code,
      matMaxDim,
      matRegJ,
      matUMSpec,
    },
  };
}

/**
 * Reads the figures of the answer, which is text: `TOTAL, Luna iulie 2026, Procente, 108.16`, below a line of names whose last is
 * „Valoare”. A month without a figure („:”, „-”) is left out.
 * @returns null for any other text
 */
export function readTempoTable(text: string): MonthFigure[] | null {
  const [head = '', ...lines] = text.trim().split(/\r?\n/);
  if (!/,\s*Valoare$/i.test(head.trim())) return null;
  const figures = lines.map((line) => {
    const cells = line.split(',').map((cell) => cell.trim());
    const month = cells.map(monthOf).find((found) => found !== null);
    const figure = cells.at(-1) ?? '';
    if (month === undefined) return null;
    return /^\d+(?:\.\d+)?$/.test(figure)
      ? { month, value: Number(figure) }
      : /^[:\-*]+$/.test(figure)
        ? 'none'
        : null;
  });
  if (figures.some((figure) => figure === null)) return null;
  return figures.filter((figure) => figure !== null && figure !== 'none');
}

/** Parses „Luna iulie 2026” as 2026-07-01. */
function monthOf(label: string): string | null {
  const [, name, year] = /^luna ([a-z]+) (\d{4})$/.exec(plainLetters(label.trim())) ?? [];
  const number = monthNumbers.indexOf(name ?? '') + 1;
  return number === 0 ? null : `${year}-${String(number).padStart(2, '0')}-01`;
}

const monthNumbers = Array.from({ length: 12 }, (_, index) => monthName(index + 1));
