import { z } from 'zod';
import { httpUrlSchema, sourceSchema } from '#domain/base/sources/source-schema.ts';
import { explanations, pageHead, section, text } from './page-texts-schema.ts';

/** content/pages/: the texts of a page that computes with the series. Its figures are computed, so none of them is in the file. */
export const toolSchema = z.strictObject({
  /** `{an}` is the tax year */
  ...pageHead,
  h1: text,
  lede: text,
  /** how it is computed, and by which interpretation of the rules */
  method: explanations,
  /** what is missing from the sum */
  unknown: section.extend({ items: z.array(text).min(1) }),
  /** sources of rules that are not series */
  sources: z.array(sourceSchema(httpUrlSchema)),
  onward: section.extend({ items: z.array(z.strictObject({ text, link: text, note: text })).min(3) }),
});

export type ToolTexts = z.infer<typeof toolSchema>;
