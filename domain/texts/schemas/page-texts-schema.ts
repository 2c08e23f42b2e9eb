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

/** Head of a page whose texts are a data file, with search engines' limits of length. */
export const pageHead = { ...signedText, ...datedText, title: text.max(65), description: text.max(160) };
