/** Reason why an answer or a file of rates cannot be used. Codes are stable: alarms and the log name them. */
export type RatesErrorCode =
  | 'unreachable'
  | 'not-xml'
  | 'unexpected-content'
  | 'not-a-rate'
  | 'future-day'
  | 'unknown-bank'
  | 'unknown-currency';

/** Place in a list: its line (in a JSON list, its entry), from 1, and the column. */
export type RatesErrorPlace = { line: number; field?: string };

/** Error of invalid rates from outside, of which nothing is stored. */
export class RatesError extends Error {
  readonly code: RatesErrorCode;
  readonly place: RatesErrorPlace | undefined;

  constructor(
    code: RatesErrorCode,
    message: string,
    { place, ...options }: ErrorOptions & { place?: RatesErrorPlace } = {},
  ) {
    super(message, options);
    this.name = 'RatesError';
    this.code = code;
    this.place = place;
  }
}
