import { z } from 'zod';
import { datedText, signedText } from './signature-schema.ts';

const text = z.string().trim().min(1);
const section = z.strictObject({ title: text, intro: text });

/** content/pages/datorii.yml: the texts of the plan of debts. */
export const debtsSchema = z.strictObject({
  ...signedText,
  ...datedText,
  title: text.max(65),
  description: text.max(160),
  h1: text,
  lede: text,
  method: section.extend({ items: z.array(z.strictObject({ title: text, text })).min(1) }),
  help: section.extend({ items: z.array(z.strictObject({ title: text, text, link: text })).min(1) }),
});

export type DebtsTexts = z.infer<typeof debtsSchema>;
