import { z } from 'zod';
import { text } from './page-texts-schema.ts';

/** Words and turns that texts do without, with what they say instead: content/words.yml */
export const wordsSchema = z
  .array(
    z.strictObject({
      /** a word or a phrase; an asterisk stands for the rest of a word */
      words: z.array(text).min(1),
      instead: text,
    }),
  )
  .refine((list) => {
    const all = list.flatMap(({ words }) => words);
    return new Set(all).size === all.length;
  }, 'a word is listed twice');

export type UnwantedWords = z.infer<typeof wordsSchema>;
