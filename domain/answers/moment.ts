import { z } from 'zod';

/**
 * A moment of an answer: a `Date` for who answers, an ISO 8601 text in UTC on the way ("2026-11-22T10:00:00.000Z"). Who asks
 * has the text (`z.input` of an answer), the server the date (`z.output`).
 */
export const momentSchema = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});
