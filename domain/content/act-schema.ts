import { z } from 'zod';
import { readingStatuses } from '#domain/law/reading-status.ts';
import { httpUrlSchema, partialDateSchema, sourceSchema } from '#domain/offers/source-schema.ts';
import { slug } from './signature-schema.ts';
import { text } from './page-texts-schema.ts';

/**
 * First and last day in force; null: not known, or still in force.
 * `applies`: of a directive, from when states apply it, which is later than its first day in force
 */
const inForce = z.strictObject({
  from: partialDateSchema,
  applies: partialDateSchema,
  until: partialDateSchema,
});

const article = z.strictObject({
  /** as a citation spells it: „art. 30 alin. (6)–(7)”; null: the whole act, of which no article was read */
  place: text.nullable(),
  /** what it is about, in lower case, as it stands after the place */
  title: text.max(80),
  /** what it says, in our words: no more than was read */
  summary: text,
  /** a few of its own words, without quotation marks */
  quote: text.max(200).optional(),
  reading: z.enum(readingStatuses),
  /** where it was read, and when */
  source: sourceSchema(httpUrlSchema.nullable()),
  /** where it differs from the act's */
  inForce: inForce.optional(),
  /** what we do not know of it, or read in a way of our own */
  doubt: text.optional(),
  /** what changed in it, as far as we know, oldest first */
  changes: z.array(z.strictObject({ on: z.iso.date(), text })).default([]),
});

/** content/legi/{act}.yml: an act our texts lean on, by article. The names of file and article are its address. */
export const actSchema = z.strictObject({
  /** as texts call it: „OUG 50/2010” */
  name: text,
  title: text,
  about: text,
  inForce,
  /** the day something was last changed in this file */
  updated: z.iso.date(),
  /** which of its changes we have seen, and until when */
  followed: text,
  articles: z
    .record(slug, article)
    .refine((articles) => Object.keys(articles).length > 0, 'an act without articles'),
});

export type Act = z.infer<typeof actSchema>;
