/**
 * How a country writes money, and with it every number and day: pages carry it, so that a browser writes as the server did,
 * whatever its own tables say. The names are short because every page carries them.
 */
export type CurrencyStyle = {
  /** ISO 4217 */
  code: string;
  sign: string;
  place: 'after' | 'before';
  /** between the number and the sign */
  gap: string;
  /** digits of the currency after the decimal sign: 0 or 2 */
  decimals: number;
  thousandsSeparator: string;
  decimalSeparator: ',' | '.';
  /** the longest number whose digits all stand together: 3 or 4 digits */
  together: number;
  /** what makes a number a percentage */
  percent: string;
  /** a day: `d`, `m` and `y` in their order, with what stands between them */
  day: string;
};

/**
 * 10 000 lei: the space does not break, and the dot that Intl groups Romanian thousands by is not used. Source: product
 * specification, section 3, site settings.
 */
export const lei: CurrencyStyle = {
  code: 'RON',
  sign: 'lei',
  place: 'after',
  gap: '\u00a0',
  decimals: 2,
  thousandsSeparator: '\u00a0',
  decimalSeparator: ',',
  together: 3,
  percent: '%',
  day: 'd.m.y',
};
