import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { dayOf } from '#domain/base/days/iso-day.ts';
import type { Country } from '#domain/law/countries/country.ts';
import { pointProblem, type SeriesEntry } from '#domain/base/series/series-book.ts';
import type { SeriesBook } from '#domain/base/series/series.ts';
import {
  type MonthFigure,
  readTempoTable,
  type TempoMatrix,
  tempoMatrixSchema,
  tempoQuestion,
} from '#domain/base/series/tempo-table.ts';
import { formatAsPrinted, formatNumber, roundHalfUp } from '#domain/base/text/format-number.ts';
import { lockUntilCommit } from '#server/db/advisory-locks.ts';
import type { Database } from '#server/db/tables.ts';
import { askOutside } from '#server/shared/outside/ask-outside.ts';
import { createSeriesChangesRepository } from './series-changes-repository.ts';

/** Consumer prices as a percentage of the same month of the year before: 108,16 is an inflation of 8,16%. */
const TABLE = 'IPC102E';
const ORIGIN = 'http://statistici.insse.ro:8077';
const MONTHS = 13;
/** Percentage points by which our values may differ from the source: other publications print one decimal. */
const ROUNDING = 0.06;

type Options = {
  db: Kysely<Database>;
  country: Pick<Country, 'code' | 'timeZone'>;
  book: () => SeriesBook;
  now: () => Date;
  logger: Pick<Logger, 'info' | 'warn'>;
  /** of the institute's database */
  origin?: string;
  timeoutMs?: number;
};

/** Error of an answer other than the requested one: nothing of it is used. */
class TempoProblem extends Error {}

/**
 * Fetches the inflation of the last months from the national institute of statistics, and proposes the months newer than ours. A
 * person approves each; until then, and for a late, too long or implausible answer, the last good value stays.
 * @returns how many values were proposed
 * @see docs/decisions/120-inflation-from-tempo.md
 */
export async function importInflation(options: Options): Promise<number> {
  const { logger, country, now } = options;
  const today = dayOf(now(), country.timeZone);
  try {
    const { matrix, figures } = await askTempo(options);
    const entries = newerEntries(figures, { matrix, today, book: options.book() });
    const proposed = await propose(entries, options);
    logger.info({ table: TABLE, proposed }, 'inflation was asked for');
    return proposed;
  } catch (error) {
    if (!(error instanceof TempoProblem)) throw error;
    logger.warn({ table: TABLE, detail: error.message }, 'an answer about inflation is kept out');
    return 0;
  }
}

async function askTempo({ origin = ORIGIN, timeoutMs = 15_000 }: Options) {
  const ask = async (path: string, body?: object): Promise<string> => {
    try {
      return await askOutside<string, 'text'>(`${origin}/tempo-ins/${path}`, {
        responseType: 'text',
        timeout: timeoutMs,
        retry: 0,
        redirect: 'error',
        ...(body && { method: 'POST', body, headers: { 'content-type': 'application/json' } }),
      });
    } catch (error) {
      throw new TempoProblem((error as Error).message, { cause: error });
    }
  };
  const matrix = readMatrix(await ask(`matrix/${TABLE}`));
  const question = tempoQuestion(TABLE, matrix, MONTHS);
  if (!question) throw new TempoProblem('the table is not monthly, or has no total');
  const figures = readTempoTable(await ask('pivot', question.body));
  if (!figures) throw new TempoProblem('the answer is no table');
  const others = figures.filter(({ month }) => !question.months.includes(month));
  if (others.length > 0) throw new TempoProblem(`${others[0]?.month} was not asked for`);
  if (new Set(figures.map(({ month }) => month)).size !== figures.length)
    throw new TempoProblem('a month stands twice');
  return { matrix, figures };
}

function readMatrix(text: string): TempoMatrix {
  try {
    return tempoMatrixSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new TempoProblem('the description of the table is not one', { cause: error });
  }
}

type Known = { matrix: TempoMatrix; today: string; book: SeriesBook };

/** Lists the months after the newest known one, ascending. @throws {TempoProblem} for impossible figures */
function newerEntries(
  figures: readonly MonthFigure[],
  { matrix, today, book: { inflatie } }: Known,
): SeriesEntry[] {
  const [day, month, year] = matrix.ultimaActualizare.split('-');
  const entries = figures
    .toSorted((a, b) => (a.month < b.month ? -1 : 1))
    .map(({ month: from, value }): SeriesEntry => ({
      series: 'inflatie',
      point: {
        from,
        value: toHundredth(value - 100),
        source: {
          name: `INS TEMPO, ${TABLE}: indicele lunii ${formatAsPrinted(value)}, minus 100`,
          url: `${ORIGIN}/tempo-online/`,
          date: `${year}-${month}-${day}`,
          readAt: today,
        },
      },
    }));
  for (const entry of entries) {
    const { from, value } = entry.point;
    const problem = pointProblem(entry);
    if (problem !== null) throw new TempoProblem(problem);
    if (from > today) throw new TempoProblem(`${from} has not come yet`);
    const known = inflatie.find((point) => point.from === from);
    if (known && Math.abs(known.value - value) > ROUNDING)
      throw new TempoProblem(
        `${from} is ${formatNumber(value, 2)} there and ${formatNumber(known.value, 2)} here`,
      );
  }
  const newest = inflatie.at(-1)?.from ?? '';
  return entries.filter(({ point }) => point.from > newest);
}

/** Rounds to the nearest hundredth, also below zero. */
function toHundredth(value: number): number {
  return Math.sign(value) * roundHalfUp(Math.abs(value), 2);
}

/** Proposes each value once: an earlier proposal is not repeated, whatever its outcome. */
async function propose(entries: readonly SeriesEntry[], { db, country, now }: Options): Promise<number> {
  return await db.transaction().execute(async (trx) => {
    await lockUntilCommit(trx, 'series');
    const repository = createSeriesChangesRepository(trx, country.code);
    const before = await repository.listImported('inflatie');
    const isNew = ({ point }: SeriesEntry) =>
      !before.some(({ from, value }) => from === point.from && value === point.value);
    const fresh = entries.filter(isNew);
    for (const entry of fresh)
      await repository.add({ ...entry, note: 'Adusă automat de la INS.', retires: null }, null, now());
    return fresh.length;
  });
}
