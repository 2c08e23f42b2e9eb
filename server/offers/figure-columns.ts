import type { OfferFigures } from '#domain/offers/offer.ts';
import { cells, readNumber, writeNumber } from '#domain/offers/offer-cells.ts';

/** The figures that have cells of their own; conditions are a list. */
export type FigureName = Exclude<keyof OfferFigures, 'conditions'>;

/** The columns of a figure's value; its source stands in four more. */
export type FigureColumns<Value> = {
  values: readonly string[];
  /** a cell for each of the columns */
  write: (value: Value) => string[];
  /** not yet checked */
  read: (...texts: string[]) => unknown;
};

type ValueOf<Name extends FigureName> = NonNullable<OfferFigures[Name]>['value'];

/** How each figure stands in the table that people edit: amounts in lei, decimals after a comma. */
export const figureColumns: { readonly [Name in FigureName]: FigureColumns<ValueOf<Name>> } = {
  legalName: { values: ['legalName'], write: (value) => [value], read: (text) => text },
  registers: {
    values: ['registers'],
    write: (value) => [cells.list.write(value)],
    read: (text = '') => cells.list.read(text),
  },
  repayment: { values: ['repayment'], write: (value) => [value], read: (text) => text },
  amount: {
    values: ['amount_min_lei', 'amount_max_lei'],
    write: ({ min, max }) => [writeLei(min), writeLei(max)],
    read: (min, max) => ({ min: readLei(min), max: readLei(max) }),
  },
  term: {
    values: ['term_min_days', 'term_max_days'],
    write: ({ minDays, maxDays }) => [writeNumber(minDays), writeNumber(maxDays)],
    read: (min = '', max = '') => ({ minDays: readNumber(min), maxDays: readNumber(max) }),
  },
  price: {
    values: ['price_kind', 'price_rate_percent', 'price_free_days'],
    write: (price) =>
      price.kind === 'daily'
        ? [price.kind, writeNumber(price.ratePercentPerDay), writeNumber(price.freeDays)]
        : [price.kind, writeNumber(price.yearlyRatePercent), ''],
    read: (kind, rate = '', freeDays = '') =>
      kind === 'daily'
        ? { kind, ratePercentPerDay: readNumber(rate), freeDays: readNumber(freeDays) ?? 0 }
        : { kind, yearlyRatePercent: readNumber(rate) },
  },
  firstLoan: {
    values: ['firstLoan_free_days', 'firstLoan_condition'],
    write: ({ freeDays, condition }) => [writeNumber(freeDays), condition],
    read: (freeDays = '', condition = '') => ({ freeDays: readNumber(freeDays), condition }),
  },
  example: { values: ['example'], write: (value) => [value], read: (text) => text },
};

function writeLei(bani: number | null): string {
  return writeNumber(bani === null ? null : bani / 100);
}

function readLei(text = ''): number | string | null {
  const lei = readNumber(text);
  return typeof lei === 'number' ? Math.round(lei * 100) : lei;
}
