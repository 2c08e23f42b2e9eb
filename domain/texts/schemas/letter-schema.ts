import { z } from 'zod';
import type { Citation } from '#domain/base/sources/citation.ts';
import { text } from './page-texts-schema.ts';

/**
 * content/scrisori/{name}.yml: a template of a letter. Its body has typed fields in braces (domain/tools/contract-check/fill-letter.ts).
 */
export const letterSchema = z.strictObject({
  title: text,
  /** the occasion for sending it */
  when: text,
  /** „creditorului” */
  to: text,
  /** days from sending to an expected event, and that event; null: the acts we read set no deadline */
  deadline: z.strictObject({ days: z.int().positive(), text }).nullable(),
  /** proof to keep */
  proof: text,
  body: text,
  /** every article the body leans on, by its id in the library of the law: „oug-50-2010/art-43” */
  basis: z.array(text).min(1),
});

/** The letters, in the order they are offered; each is a file of content/scrisori/. */
export const letterNames = [
  'revizuire',
  'restructurare',
  'retragere',
  'rambursare-anticipata',
  'formular-standard',
  'sesizare-anpc',
  'conciliere-csalb',
  'sold-zero',
] as const;

export type LetterName = (typeof letterNames)[number];

/** A letter with its articles from the library. */
export type Letter = Omit<z.infer<typeof letterSchema>, 'basis'> & {
  /** of its file, and in its address */
  name: LetterName;
  basis: readonly Citation[];
};
