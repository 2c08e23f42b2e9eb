import { fieldReader, problemsByField } from '#domain/base/forms/field-reader.ts';
import { accept, type Read, refuse } from '#domain/base/forms/read.ts';
import { readPastDay } from '#domain/base/forms/read-past-day.ts';
import { parseTypedDate } from '#domain/base/text/parse-date.ts';
import { parseTypedNumber } from '#domain/base/text/parse-number.ts';
import { httpUrlSchema } from '#domain/base/sources/source-schema.ts';
import { pointProblem, type SeriesEntry } from './series-book.ts';
import { definitionOf, type SeriesBook, type SeriesPoint, seriesNamed } from './series.ts';

/** Form fields of a value, by name. */
export const pointFields = {
  serie: 'Seria',
  valoare: 'Valoarea',
  valabil: 'Valabilă de la',
  sursa: 'Unde ați citit-o',
  adresa: 'Adresa paginii',
  data_sursei: 'Data sursei',
  citit: 'Când ați citit-o',
} as const;
type PointField = keyof typeof pointFields;
export type TypedPoint = Partial<Record<PointField, string>>;

type Known = { book: SeriesBook; today: string };

/**
 * Reads a value of a series as people type it: `6,5`, `01.10.2026`, `martie 2026`, `2026`. A repetition of a present value, with
 * the same day, confirms it: its own source stays and the typed one is where it was last seen.
 * @returns the problems, by field, in Romanian sentences
 */
export function readPoint(
  typed: TypedPoint,
  { book, today }: Known,
): { entry: SeriesEntry } | { problems: Record<string, string> } {
  const { problems, typed: text, read, optional, wrong } = fieldReader<PointField>((field) => typed[field]);
  const series = seriesNamed(text('serie'));
  if (!series) wrong('serie', 'Alegeți seria.');
  const value = read('valoare', readValue);
  const from = read('valabil', readFirstDay);
  if (text('sursa') === '') wrong('sursa', 'Scrieți cine o spune: o valoare fără sursă nu se arată.');
  const url = optional('adresa', readUrl);
  const date = optional('data_sursei', readDate);
  const readAt = read('citit', (day) => readPastDay(day, today, readAtSentences));
  if (date !== null && readAt !== null && date > readAt) {
    wrong('data_sursei', 'Data sursei este după ziua în care ați citit-o.');
  }
  if (!series || value === null || from === null || problems.length > 0) {
    return { problems: problemsByField(problems) };
  }
  const source = { name: text('sursa'), url, date, readAt };
  const entry = { series, point: seenAgain(book[series], { from, value, source }) };
  const impossible = pointProblem(entry);
  if (impossible !== null) return { problems: { valoare: impossible } };
  if (definitionOf(series).period !== 'from' && from > today) {
    return { problems: { valabil: 'Ziua aceasta nu a venit încă.' } };
  }
  return { entry };
}

const readAtSentences = {
  notWhole: 'Scrieți ziua în care ați citit-o: 22.11.2026.',
  future: 'Ziua citirii nu a venit încă.',
};

/** Reads a number with a sign, unlike other numbers of the site: prices can fall. */
function readValue(typed: string): Read<number> {
  const number = parseTypedNumber(typed.replace(/^[-\u2212] ?/, '').replace(/ ?%$/, ''));
  if (!number.ok) return refuse('Scrieți valoarea cu cifre, de exemplu 6,5.');
  return accept(/^[-\u2212]/.test(typed) ? -number.value : number.value);
}

function readFirstDay(typed: string): Read<string> {
  const date = parseTypedDate(typed);
  return date === null
    ? refuse('Scrieți ziua, luna sau anul: 01.10.2026, martie 2026 sau 2026.')
    : accept(`${date}-01-01`.slice(0, 10));
}

function readDate(typed: string): Read<string> {
  const date = parseTypedDate(typed);
  return date === null ? refuse('Scrieți data ca 22.11.2026, 11.2026 sau 2026.') : accept(date);
}

function readUrl(typed: string): Read<string> {
  return httpUrlSchema.safeParse(typed).success
    ? accept(typed)
    : refuse('Scrieți adresa întreagă, cu https:// la început.');
}

function seenAgain(points: readonly SeriesPoint[], point: SeriesPoint): SeriesPoint {
  const known = points.find(({ from, value }) => from === point.from && value === point.value);
  return known && known.computed === undefined ? { ...known, lastSeen: point.source } : point;
}
