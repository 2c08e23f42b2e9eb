import type { CountryCode } from '#domain/countries/country.ts';
import type { Figure, Offer } from '#domain/offers/offer.ts';
import { parseTypedNumber } from '#domain/text/parse-number.ts';
import { readCsv } from '#server/csv/read-csv.ts';
import { writeSpreadsheetCsv } from '#server/csv/write-csv.ts';

type Cells = Readonly<Record<string, string>>;

const SEPARATOR = ' | ';
const figureNames = [
  'legalName',
  'registers',
  'repayment',
  'amount',
  'term',
  'price',
  'firstLoan',
  'example',
] as const;
type FigureName = (typeof figureNames)[number];

/** The columns of each figure's value; its source stands in four more. */
const valueColumns: Readonly<Record<FigureName, readonly string[]>> = {
  legalName: ['legalName'],
  registers: ['registers'],
  repayment: ['repayment'],
  amount: ['amount_min_lei', 'amount_max_lei'],
  term: ['term_min_days', 'term_max_days'],
  price: ['price_kind', 'price_rate_percent', 'price_free_days'],
  firstLoan: ['firstLoan_free_days', 'firstLoan_condition'],
  example: ['example'],
};
const sourceColumns = (name: FigureName) => [
  `${name}_source`,
  `${name}_source_url`,
  `${name}_source_date`,
  `${name}_source_read_at`,
];
/** Whose word the lender's identity is. */
const originColumns = (name: FigureName) =>
  name === 'legalName' || name === 'registers' ? [`${name}_origin`] : [];
const plainColumns = [
  'id',
  'slug',
  'header',
  'isActive',
  'url',
  'lenderLink',
  'lenderKind',
  'productType',
  'stars',
  'field2',
  'field4',
  'tags',
  'asnef',
];
const columns = [
  ...plainColumns,
  ...figureNames.flatMap((name) => [...valueColumns[name], ...sourceColumns(name), ...originColumns(name)]),
  'conditions_json',
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
 * @returns the unknown columns, which would be figures that silently go missing
 */
export function readOffersCsv(
  text: string,
  country: CountryCode,
): { entries: unknown[]; unknownColumns: string[] } {
  const [head = [], ...rows] = readCsv(text).map(({ cells }) => cells);
  const entries = rows.map((row) => {
    const cells: Cells = Object.fromEntries(head.map((column, index) => [column, row[index] ?? '']));
    return toEntry(cells, country);
  });
  return { entries, unknownColumns: head.filter((column) => !columns.includes(column)) };
}

function toCells(offer: Offer): Cells {
  return {
    id: offer.id,
    slug: offer.slug,
    header: offer.header,
    isActive: offer.isActive ? 'da' : 'nu',
    url: offer.url ?? '',
    lenderLink: offer.lenderLink ?? '',
    lenderKind: offer.lenderKind,
    productType: offer.productType,
    stars: decimal(offer.stars),
    field2: offer.field2 ?? '',
    field4: offer.field4 ?? '',
    tags: offer.tags.join(SEPARATOR),
    asnef: offer.asnef ? 'da' : 'nu',
    ...figureCells('legalName', offer.legalName, (value) => [value]),
    ...figureCells('registers', offer.registers, (value) => [value.join(SEPARATOR)]),
    ...figureCells('repayment', offer.repayment, (value) => [value]),
    ...figureCells('amount', offer.amount, ({ min, max }) => [
      decimal(min === null ? null : min / 100),
      decimal(max === null ? null : max / 100),
    ]),
    ...figureCells('term', offer.term, ({ minDays, maxDays }) => [decimal(minDays), decimal(maxDays)]),
    ...figureCells('price', offer.price, (price) =>
      price.kind === 'daily'
        ? [price.kind, decimal(price.ratePercentPerDay), decimal(price.freeDays)]
        : [price.kind, decimal(price.yearlyRatePercent), ''],
    ),
    ...figureCells('firstLoan', offer.firstLoan, ({ freeDays, condition }) => [decimal(freeDays), condition]),
    ...figureCells('example', offer.example, (value) => [value]),
    conditions_json: offer.conditions.length > 0 ? JSON.stringify(offer.conditions) : '',
  };
}

function figureCells<Value>(
  name: FigureName,
  figure: (Figure<Value> & { origin?: string }) | null,
  valuesOf: (value: Value) => string[],
): Cells {
  if (figure === null) return {};
  const values = valuesOf(figure.value);
  const [source = '', url = '', date = '', readAt = ''] = sourceColumns(name);
  return {
    ...Object.fromEntries(valueColumns[name].map((column, index) => [column, values[index] ?? ''])),
    [source]: figure.source.name,
    [url]: figure.source.url ?? '',
    [date]: figure.source.date ?? '',
    [readAt]: figure.source.readAt ?? '',
    ...Object.fromEntries(originColumns(name).map((column) => [column, figure.origin ?? ''])),
  };
}

function toEntry(cells: Cells, country: CountryCode): unknown {
  const at = (column: string) => cells[column] ?? '';
  const numberAt = (column: string) => number(at(column));
  const bani = (column: string) => {
    const lei = numberAt(column);
    return typeof lei === 'number' ? Math.round(lei * 100) : lei;
  };
  const figure = (name: FigureName, value: unknown) => {
    const [source = '', url = '', date = '', readAt = ''] = sourceColumns(name);
    const [origin] = originColumns(name);
    const isEmpty = [...valueColumns[name], source, url, date, readAt].every((column) => at(column) === '');
    if (isEmpty) return null;
    const dates = { date: at(date) || null, readAt: at(readAt) || null };
    return {
      value,
      source: { name: at(source), url: at(url) || null, ...dates },
      ...(origin && { origin: at(origin) }),
    };
  };
  return {
    id: at('id'),
    country,
    slug: at('slug'),
    header: at('header'),
    isActive: truth(at('isActive'), false),
    url: at('url') || null,
    lenderLink: at('lenderLink') || null,
    lenderKind: at('lenderKind') || 'unknown',
    productType: at('productType') || 'loan',
    stars: numberAt('stars'),
    field2: at('field2') || null,
    field4: at('field4') || null,
    tags: list(at('tags')),
    asnef: truth(at('asnef'), true),
    legalName: figure('legalName', at('legalName')),
    registers: figure('registers', list(at('registers'))),
    repayment: figure('repayment', at('repayment')),
    amount: figure('amount', { min: bani('amount_min_lei'), max: bani('amount_max_lei') }),
    term: figure('term', { minDays: numberAt('term_min_days'), maxDays: numberAt('term_max_days') }),
    price: figure(
      'price',
      priceOf(at('price_kind'), numberAt('price_rate_percent'), numberAt('price_free_days')),
    ),
    firstLoan: figure('firstLoan', {
      freeDays: numberAt('firstLoan_free_days'),
      condition: at('firstLoan_condition'),
    }),
    conditions: json(at('conditions_json')),
    example: figure('example', at('example')),
  };
}

function priceOf(kind: string, rate: unknown, freeDays: unknown) {
  return kind === 'daily'
    ? { kind, ratePercentPerDay: rate, freeDays: freeDays ?? 0 }
    : { kind, yearlyRatePercent: rate };
}

/** What is no number stays text, which the schema then refuses with its place. */
function number(text: string): number | string | null {
  if (text === '') return null;
  const typed = parseTypedNumber(text);
  return typed.ok ? typed.value : text;
}

function decimal(value: number | null): string {
  return value === null ? '' : String(value).replace('.', ',');
}

function list(text: string): string[] {
  return text
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean);
}

function truth(text: string, byDefault: boolean): boolean | string {
  if (text === '') return byDefault;
  return { da: true, true: true, '1': true, nu: false, false: false, '0': false }[text.toLowerCase()] ?? text;
}

function json(text: string): unknown {
  if (text === '') return [];
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
