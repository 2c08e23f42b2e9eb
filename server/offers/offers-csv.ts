import { offerParts } from '#domain/offers/offer-parts.ts';
import { writeSpreadsheetCsv } from '#server/shared/csv/write-csv.ts';
import type { OfferRecord } from '#domain/offers/offer.ts';
import { plainEntries } from '#domain/offers/offer-fields.ts';

// Columns people look for first: the offer's identity, then its parts as the office lists them.
const order = ['id', 'slug', ...Object.keys(offerParts)];
const plain = plainEntries
  .flatMap(([name]) => (name === 'country' ? [] : [name]))
  .toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
const figures = ['legalName', 'registers', 'example'] as const;

/**
 * Writes offers as a table: a line each, every figure with its source; conditions, a list, as JSON. Prices are in the tables of the
 * evidence.
 */
export function writeOffersCsv(offers: readonly OfferRecord[]): string {
  const columns = [...plain, ...figures.flatMap(columnsOf), 'conditions_json'];
  const lines = offers.map((offer) => [
    ...plain.map((name) => cell(offer[name])),
    ...figures.flatMap((name) => cellsOf(name, offer)),
    offer.conditions.length > 0 ? JSON.stringify(offer.conditions) : '',
  ]);
  return writeSpreadsheetCsv([columns, ...lines]);
}

function columnsOf(name: (typeof figures)[number]): string[] {
  const source = ['source', 'source_url', 'source_date', 'source_read_at'].map((part) => `${name}_${part}`);
  return [name, ...source, ...(name === 'example' ? [] : [`${name}_origin`])];
}

function cellsOf(name: (typeof figures)[number], offer: OfferRecord): string[] {
  const figure = offer[name];
  if (figure === null) return columnsOf(name).map(() => '');
  const { value, source } = figure;
  return [
    cell(value),
    ...[source.name, source.url, source.date, source.readAt].map(cell),
    ...('origin' in figure ? [figure.origin] : []),
  ];
}

/** A comma before the decimals; nothing for null. */
function cell(value: string | number | boolean | null | readonly string[]): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'da' : 'nu';
  if (typeof value === 'number') return String(value).replace('.', ',');
  return typeof value === 'string' ? value : value.join(' | ');
}
