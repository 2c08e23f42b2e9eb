/** How a country writes its money. */
export type CurrencyStyle = {
  /** ISO 4217 */
  code: string;
  sign: string;
  place: 'after' | 'before';
  thousandsSeparator: string;
  decimalSeparator: ',' | '.';
};

/** 10 000 lei: the space does not break. Source: product specification, section 3, site settings. */
export const lei: CurrencyStyle = {
  code: 'RON',
  sign: 'lei',
  place: 'after',
  thousandsSeparator: '\u00a0',
  decimalSeparator: ',',
};
