export type IngestErrorCode =
  /** the queue is full: the sender should retry in a moment */
  | 'overloaded'
  /** the database did not answer, or the commit was not confirmed: a repeat is safe */
  | 'unavailable'
  /** the database refuses this row, and always would */
  | 'refused'
  /** the program is stopping */
  | 'closed';

/** Reason why an item was not acknowledged. The cause is the database's own error, for the log. */
export class IngestError extends Error {
  readonly code: IngestErrorCode;

  constructor(code: IngestErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'IngestError';
    this.code = code;
  }
}
