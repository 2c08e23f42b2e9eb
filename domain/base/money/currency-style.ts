/**
 * A country's notation of money, and with it of every number and day: pages carry it, so that a browser writes like the server,
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
  /** the longest number without a separator: 3 or 4 digits */
  together: number;
  /** text after the number of a percentage */
  percent: string;
  /** a day: `d`, `m` and `y` in their order, with the separators */
  day: string;
};

/**
 * 10 000 lei: the space is a no-break one, and Intl's dot between Romanian thousands is not used. Source: product specification,
 * section 3, site settings.
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
