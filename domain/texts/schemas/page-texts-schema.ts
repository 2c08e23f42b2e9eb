import { z } from 'zod';
import { datedText, signedText } from './signature-schema.ts';

/** A non-empty text. */
export const text = z.string().trim().min(1);

/** A part of a page: its heading and the sentence beside it. */
export const section = z.strictObject({ title: text, intro: text });

/** Short explanations, each with its subject as heading. */
export const explanations = section.extend({
  items: z.array(z.strictObject({ title: text, text })).min(1),
});

/** Helpers, each with a link. */
export const waysToHelp = section.extend({
  items: z.array(z.strictObject({ title: text, text, link: text })).min(1),
});

/** Block of a data file of content/pages/ about its page; the page's own schema reads the rest of the file. */
export const pageBlockSchema = z.strictObject({
  /** where visitors meet the texts; some stand on several pages. `{an}` is the year of `checked` */
  path: z.string().regex(/^\/(?:[a-z0-9{}-]+\/)*$/),
  /** how lists of texts and of the law name the page */
  name: text,
  /** other words the search finds the page by; by default its title */
  search: text.optional(),
});

export type PageBlock = z.infer<typeof pageBlockSchema>;

/** Head of a page whose texts are a data file, with search engines' limits of length. */
export const pageHead = { ...signedText, ...datedText, title: text.max(65), description: text.max(160) };
