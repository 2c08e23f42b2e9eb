import { z } from 'zod';
import { pageHead, text } from './page-texts-schema.ts';

/** content/pages/cereti-pretul.yml: the texts of the page that writes a request for the standard form. */
export const priceRequestSchema = z.strictObject({
  ...pageHead,
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
