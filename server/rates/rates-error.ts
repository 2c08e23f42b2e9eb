/** Why an answer or a file of rates can not be used. Codes are stable: alarms and the log name them. */
export type RatesErrorCode = 'unreachable' | 'not-xml' | 'unexpected-content' | 'not-a-rate' | 'future-day';

/** Rates from outside that are not what they should be: nothing of them is kept. */
export class RatesError extends Error {
  readonly code: RatesErrorCode;

  constructor(code: RatesErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'RatesError';
    this.code = code;
  }
}
