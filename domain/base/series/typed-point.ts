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
  const text = (field: PointField) => typed[field]?.trim() ?? '';
  const series = seriesNamed(text('serie'));
  const number = readValue(text('valoare'));
  const from = wholeDay(parseTypedDate(text('valabil')));
  const date = text('data_sursei') === '' ? null : parseTypedDate(text('data_sursei'));
  const readAt = parseTypedDate(text('citit'));
  const url = text('adresa') === '' ? null : text('adresa');
  const problems: Record<string, string> = {
    ...(!series && { serie: 'Alegeți seria.' }),
    ...(!number.ok && { valoare: 'Scrieți valoarea cu cifre, de exemplu 6,5.' }),
    ...(from === null && { valabil: 'Scrieți ziua, luna sau anul: 01.10.2026, martie 2026 sau 2026.' }),
    ...(text('sursa') === '' && { sursa: 'Scrieți cine o spune: o valoare fără sursă nu se arată.' }),
    ...(url !== null &&
      !httpUrlSchema.safeParse(url).success && {
        adresa: 'Scrieți adresa întreagă, cu https:// la început.',
      }),
    ...(text('data_sursei') !== '' &&
      date === null && { data_sursei: 'Scrieți data ca 22.11.2026, 11.2026 sau 2026.' }),
    ...(readAt?.length !== 10 && { citit: 'Scrieți ziua în care ați citit-o: 22.11.2026.' }),
    ...(readAt?.length === 10 && readAt > today && { citit: 'Ziua citirii nu a venit încă.' }),
    ...(date !== null &&
      readAt?.length === 10 &&
      date > readAt && { data_sursei: 'Data sursei este după ziua în care ați citit-o.' }),
  };
  if (!series || !number.ok || from === null || Object.keys(problems).length > 0) return { problems };
  const source = { name: text('sursa'), url, date, readAt };
  const entry = { series, point: seenAgain(book[series], { from, value: number.value, source }) };
  const impossible = pointProblem(entry);
  if (impossible !== null) return { problems: { valoare: impossible } };
  if (definitionOf(series).period !== 'from' && from > today) {
    return { problems: { valabil: 'Ziua aceasta nu a venit încă.' } };
  }
  return { entry };
}

/** With a sign, unlike other numbers of the site: prices can fall. */
function readValue(typed: string): ReturnType<typeof parseTypedNumber> {
  const number = parseTypedNumber(typed.replace(/^[-\u2212] ?/, '').replace(/ ?%$/, ''));
  return number.ok && /^[-\u2212]/.test(typed) ? { ok: true, value: -number.value } : number;
}

function seenAgain(points: readonly SeriesPoint[], point: SeriesPoint): SeriesPoint {
  const known = points.find(({ from, value }) => from === point.from && value === point.value);
  return known && known.computed === undefined ? { ...known, lastSeen: point.source } : point;
}

function wholeDay(date: string | null): string | null {
  return date && `${date}-01-01`.slice(0, 10);
}
