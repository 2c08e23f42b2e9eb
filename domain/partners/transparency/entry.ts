import { z } from 'zod';
import { checkIds } from './checks.ts';

const slug = z.string().min(1).max(100);
const words = z.string().trim().min(1);
const round = z.int().min(1);

/** One live page of a lender that a person opened on a day, for a round; without the person's name. */
const pageEntrySchema = z.strictObject({
  kind: z.literal('page'),
  lender: slug,
  round,
  url: z.url({ protocol: /^https?$/ }),
  /** yyyy-mm-dd */
  openedOn: z.iso.date(),
  /** sha-256 of the stored copy */
  copy: z.string().regex(/^[0-9a-f]{64}$/),
  /** checks the page passes, and checks it does not pass */
  found: z.array(z.enum(checkIds)),
  missing: z.array(z.enum(checkIds)),
});
export type PageEntry = z.output<typeof pageEntrySchema>;

/** A lender's answer to our letter, in its own words. */
const answerEntrySchema = z.strictObject({
  kind: z.literal('answer'),
  lender: slug,
  answeredOn: z.iso.date(),
  words: words.max(2_000),
});
export type AnswerEntry = z.output<typeof answerEntrySchema>;

/** Publication of a round: visitors see its pages from the day a second person approves it. */
const publicationEntrySchema = z.strictObject({ kind: z.literal('publication'), round });

/** An entry that one colleague proposes and another approves. */
export const transparencyEntrySchema = z.discriminatedUnion('kind', [
  pageEntrySchema,
  answerEntrySchema,
  publicationEntrySchema,
]);
export type TransparencyEntry = z.output<typeof transparencyEntrySchema>;
