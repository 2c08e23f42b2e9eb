import { z } from 'zod';
import { datedText, signedText } from './signature-schema.ts';

const text = z.string().trim().min(1);
const section = z.strictObject({ title: text, intro: text });

/** content/pages/verificare.yml: the texts of the check of an offer or a contract. */
export const contractCheckSchema = z.strictObject({
  ...signedText,
  ...datedText,
  title: text.max(70),
  description: text.max(155),
  h1: text,
  lede: text,
  form: z.strictObject({ caption: text }),
  results: section,
  /** the other roads to the same money */
  roads: section,
  checked: section,
  method: section.extend({ items: z.array(z.strictObject({ title: text, text })).min(1) }),
  help: section.extend({ items: z.array(z.strictObject({ title: text, text, link: text })).min(1) }),
});

export type ContractCheckTexts = z.infer<typeof contractCheckSchema>;
