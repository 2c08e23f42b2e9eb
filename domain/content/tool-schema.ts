import { z } from 'zod';
import { httpUrlSchema, sourceSchema } from '#domain/offers/source-schema.ts';
import { explanations, pageHead, section, text } from './page-texts-schema.ts';

/** content/pages/: the texts of a page that computes with the series. Its figures are computed, and stand in none of them. */
export const toolSchema = z.strictObject({
  /** `{an}` is the year of the taxes */
  ...pageHead,
  h1: text,
  lede: text,
  /** how it is computed, and with what reading of the rules */
  method: explanations,
  /** what is not in the sum */
  unknown: section.extend({ items: z.array(text).min(1) }),
  /** where rules that are no series were read */
  sources: z.array(sourceSchema(httpUrlSchema)),
  onward: section.extend({ items: z.array(z.strictObject({ text, link: text, note: text })).min(3) }),
});

export type ToolTexts = z.infer<typeof toolSchema>;
