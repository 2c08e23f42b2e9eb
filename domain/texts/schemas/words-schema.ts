import { z } from 'zod';
import { text } from './page-texts-schema.ts';

/** Words and phrases to avoid in texts, with their replacements: content/words.yml */
export const wordsSchema = z
  .array(
    z.strictObject({
      /** a word or a phrase; an asterisk matches the rest of a word */
      words: z.array(text).min(1),
      instead: text,
    }),
  )
  .refine((list) => {
    const all = list.flatMap(({ words }) => words);
    return new Set(all).size === all.length;
  }, 'a word is listed twice');

export type UnwantedWords = z.infer<typeof wordsSchema>;
