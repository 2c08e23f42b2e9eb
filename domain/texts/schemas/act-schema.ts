import { z } from 'zod';
import { readingStatuses } from '#domain/base/sources/reading-status.ts';
import { httpUrlSchema, partialDateSchema, sourceSchema } from '#domain/base/sources/source-schema.ts';
import { slugSchema } from '#domain/base/text/slug-schema.ts';
import { text } from './page-texts-schema.ts';

/**
 * First and last day in force; null: unknown, or still in force. `applies`: of a directive, the day from which states apply it,
 * later than its first day in force
 */
const inForce = z.strictObject({
  from: partialDateSchema,
  applies: partialDateSchema,
  until: partialDateSchema,
});

const article = z.strictObject({
  /** in the form of a citation: „art. 30 alin. (6)–(7)”; null: the whole act, of which no article was read */
  place: text.nullable(),
  /** its subject, in lower case, as written after the place */
  title: text.max(80),
  /** its content in our words: no more than was read */
  summary: text,
  /** a short quotation, without quotation marks */
  quote: text.max(200).optional(),
  reading: z.enum(readingStatuses),
  /** where and when it was read */
  source: sourceSchema(httpUrlSchema.nullable()),
  /** if it differs from the act's */
  inForce: inForce.optional(),
  /** what is unknown about it, or our own interpretation */
  doubt: text.optional(),
  /** its known changes, oldest first */
  changes: z.array(z.strictObject({ on: z.iso.date(), text })).default([]),
});

/** content/legi/{act}.yml: an act our texts lean on, by article. Its address is made of the names of file and article. */
export const actSchema = z.strictObject({
  /** short name in texts: „OUG 50/2010” */
  name: text,
  title: text,
  about: text,
  inForce,
  /** the day this file was last changed */
  updated: z.iso.date(),
  /** which of its changes we have followed, and until when */
  followed: text,
  articles: z
    .record(slugSchema, article)
    .refine((articles) => Object.keys(articles).length > 0, 'an act without articles'),
});

export type Act = z.infer<typeof actSchema>;
