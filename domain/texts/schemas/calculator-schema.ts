import { z } from 'zod';
import { httpUrlSchema, sourceSchema } from '#domain/base/sources/source-schema.ts';
import { pageHead, section, text } from './page-texts-schema.ts';

const source = sourceSchema(httpUrlSchema);

/** content/pages/calculator.yml: the texts of the calculator. */
export const calculatorSchema = z.strictObject({
  ...pageHead,
  h1: text,
  lede: text,
  schedule: section,
  early: section,
  income: section,
  comparison: section,
  method: section.extend({
    items: z.array(z.strictObject({ title: text, text })).min(1),
    sources: z.array(source).min(1),
  }),
  unknown: section.extend({ items: z.array(text).min(1) }),
});

export type CalculatorTexts = z.infer<typeof calculatorSchema>;
