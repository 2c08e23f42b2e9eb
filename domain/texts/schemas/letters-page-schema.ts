import { z } from 'zod';
import { letterNames } from './letter-schema.ts';
import { pageHead, text } from './page-texts-schema.ts';

const ways = z.strictObject({ text, link: text });

/** content/pages/scrisori.yml: the list of the letters, by when one needs them, and what stands around each. */
export const lettersPageSchema = z
  .strictObject({
    ...pageHead,
    h1: text,
    lede: text,
    /** what a model is not */
    caveat: text,
    /** how one uses a letter: above its text */
    use: text,
    groups: z
      .array(
        z.strictObject({
          title: text,
          letters: z.array(
            z.strictObject({
              name: z.enum(letterNames),
              /** of the letter's page, as search engines show it */
              description: text.max(160),
              /** where the letter is filled in with one's own figures; null: nowhere */
              filled: ways.nullable(),
            }),
          ),
        }),
      )
      .min(1),
  })
  .refine(({ groups }) => {
    const named = groups.flatMap(({ letters }) => letters.map(({ name }) => name));
    return named.length === letterNames.length && new Set(named).size === letterNames.length;
  }, 'every letter stands in one group');

export type LettersPageTexts = z.infer<typeof lettersPageSchema>;
