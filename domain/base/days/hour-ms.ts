/** Milliseconds of an hour. */
export const HOUR_MS = 3_600_000;
