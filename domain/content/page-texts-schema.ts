import { z } from 'zod';
import { datedText, signedText } from './signature-schema.ts';

/** A text that says something. */
export const text = z.string().trim().min(1);

/** A part of a page: its heading and the sentence beside it. */
export const section = z.strictObject({ title: text, intro: text });

/** Short explanations, each under what it explains. */
export const explanations = section.extend({
  items: z.array(z.strictObject({ title: text, text })).min(1),
});

/** Those who help, each with the way to them. */
export const waysToHelp = section.extend({
  items: z.array(z.strictObject({ title: text, text, link: text })).min(1),
});

/** The head of a page whose texts are a data file: as long as search engines show it. */
export const pageHead = { ...signedText, ...datedText, title: text.max(65), description: text.max(160) };
