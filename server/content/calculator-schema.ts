import { z } from 'zod';
import { datedText, signedText } from './signature-schema.ts';

const text = z.string().trim().min(1);
const section = z.strictObject({ title: text, intro: text });
const source = z.strictObject({
  name: text,
  url: z.url({ protocol: /^https?$/ }),
  /** yyyy, yyyy-mm or yyyy-mm-dd: what the source speaks for */
  date: z.string().regex(/^\d{4}(-\d{2}(-\d{2})?)?$/, 'date: yyyy, yyyy-mm or yyyy-mm-dd'),
});

/** content/pages/calculator.yml: the texts of the calculator. */
export const calculatorSchema = z.strictObject({
  ...signedText,
  ...datedText,
  title: text.max(70),
  description: text.max(155),
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
