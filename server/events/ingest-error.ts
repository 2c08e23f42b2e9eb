export type IngestErrorCode =
  /** the queue is full: the sender should come back in a moment */
  | 'overloaded'
  /** the database did not answer, or the commit was not confirmed: a repeat is safe */
  | 'unavailable'
  /** the database refuses this very row, and always would */
  | 'refused'
  /** the program is stopping */
  | 'closed';

/** Why something was not acknowledged. The cause is the failure as the database told it, for the log. */
export class IngestError extends Error {
  readonly code: IngestErrorCode;

  constructor(code: IngestErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'IngestError';
    this.code = code;
  }
}
