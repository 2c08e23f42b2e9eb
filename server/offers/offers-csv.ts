import type { CountryCode } from '#domain/law/countries/country.ts';
import { offerParts } from '#domain/offers/offer-parts.ts';
import type { Figure, IdentityFigure, Offer } from '#domain/offers/offer.ts';
import { readTypedTable } from '#server/shared/csv/read-typed-table.ts';
import { writeSpreadsheetCsv } from '#server/shared/csv/write-csv.ts';
import { plainEntries } from '#domain/offers/offer-fields.ts';
import { figureColumns, type FigureColumns, type FigureName } from './figure-columns.ts';

type Cells = Readonly<Record<string, string>>;

// Columns people look for first: the offer's identity, then its parts as the office lists them.
const order = ['id', 'slug', ...Object.keys(offerParts)];
const plain = plainEntries
  .flatMap(([name, { cell }]) => (cell ? [{ name, cell }] : []))
  .toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
const figures = Object.entries(figureColumns) as [FigureName, FigureColumns<never>][];

const sourceColumns = (name: FigureName) => [
  `${name}_source`,
  `${name}_source_url`,
  `${name}_source_date`,
  `${name}_source_read_at`,
];
/** Whose word the lender's identity is. */
const originColumns = (name: FigureName) =>
  name === 'legalName' || name === 'registers' ? [`${name}_origin`] : [];
/** A list, which no cell holds in another way. */
const CONDITIONS = 'conditions_json';
const columns = [
  ...plain.map(({ name }) => name),
  ...figures.flatMap(([name, { values }]) => [...values, ...sourceColumns(name), ...originColumns(name)]),
  CONDITIONS,
];

/** Offers as a table: one line each, amounts in lei, every figure with its source; conditions, a list, as JSON. */
export function writeOffersCsv(offers: readonly Offer[]): string {
  const lines = offers.map((offer) => {
    const cells = toCells(offer);
    return columns.map((column) => cells[column] ?? '');
  });
  return writeSpreadsheetCsv([columns, ...lines]);
}

/**
 * The lines of such a table, not yet checked: offerSchema says what is wrong with them. A column that is left out is empty.
 * @returns what is wrong with the table as such: an unknown column would be figures that silently go missing
 */
export function readOffersCsv(
  text: string,
  country: CountryCode,
): { entries: unknown[] } | { problems: string[] } {
  const read = readTypedTable(text, columns);
  if ('problems' in read) return read;
  const entries = read.rows.map((row) => {
    const cells: Cells = Object.fromEntries(
      read.head.map((column, index) => [column, row.cells[index] ?? '']),
    );
    return toEntry(cells, country);
  });
  return { entries };
}

function toCells(offer: Offer): Cells {
  const plainCells = plain.map(({ name, cell }) => [name, cell.write(offer[name] as never)]);
  return {
    ...Object.fromEntries(plainCells),
    ...Object.assign({}, ...figures.map(([name, how]) => figureCells(name, offer[name], how.write))),
    [CONDITIONS]: offer.conditions.length > 0 ? JSON.stringify(offer.conditions) : '',
  };
}

function figureCells(
  name: FigureName,
  figure: Figure<unknown> | IdentityFigure<unknown> | null,
  write: FigureColumns<never>['write'],
): Cells {
  if (figure === null) return {};
  const values = write(figure.value as never);
  const [source = '', url = '', date = '', readAt = ''] = sourceColumns(name);
  const origin = 'origin' in figure ? figure.origin : '';
  return {
    ...Object.fromEntries(figureColumns[name].values.map((column, index) => [column, values[index] ?? ''])),
    [source]: figure.source.name,
    [url]: figure.source.url ?? '',
    [date]: figure.source.date ?? '',
    [readAt]: figure.source.readAt ?? '',
    ...Object.fromEntries(originColumns(name).map((column) => [column, origin])),
  };
}

function toEntry(cells: Cells, country: CountryCode): unknown {
  const at = (column: string) => cells[column] ?? '';
  return {
    country,
    ...Object.fromEntries(plain.map(({ name, cell }) => [name, cell.read(at(name))])),
    ...Object.fromEntries(
      figures.map(([name, { values, read }]) => [name, figure(name, values.map(at), read)]),
    ),
    conditions: json(at(CONDITIONS)),
  };

  function figure(name: FigureName, values: string[], read: FigureColumns<never>['read']) {
    const [source = '', url = '', date = '', readAt = ''] = sourceColumns(name).map(at);
    const [origin] = originColumns(name);
    if ([...values, source, url, date, readAt].every((text) => text === '')) return null;
    return {
      value: read(...values),
      source: { name: source, url: url || null, date: date || null, readAt: readAt || null },
      ...(origin && { origin: at(origin) }),
    };
  }
}

function json(text: string): unknown {
  if (text === '') return [];
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
