import { z } from 'zod';
import { datedText, signedText } from './signature-schema.ts';

const text = z.string().trim().min(1);

/** content/pages/cereti-pretul.yml: the texts of the page that makes a request for the standard form. */
export const priceRequestSchema = z.strictObject({
  ...signedText,
  ...datedText,
  title: text.max(65),
  description: text.max(160),
  h1: text,
  lede: text,
  letter: z.strictObject({ title: text, intro: text, private: text }),
  answer: z.strictObject({
    title: text,
    intro: text,
    steps: z.array(z.strictObject({ title: text, text })).min(1),
    button: z.strictObject({ text, link: text }),
  }),
});

export type PriceRequestTexts = z.infer<typeof priceRequestSchema>;
