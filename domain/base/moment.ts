import { z } from 'zod';

/**
 * A moment in an API answer: a `Date` on the server, an ISO 8601 text in UTC on the wire ("2026-11-22T10:00:00.000Z"). The client
 * has the text (`z.input` of an answer), the server the date (`z.output`).
 */
export const momentSchema = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});
