import { z } from 'zod';
import { httpUrlSchema } from '#domain/offers/source-schema.ts';

const text = z.string().trim().min(1);

/** content/scrisori/{name}.yml: a model of a letter. Its body names typed fields in braces (domain/contract-check/fill-letter.ts). */
export const letterSchema = z.strictObject({
  title: text,
  /** when one sends it */
  when: text,
  /** „creditorului” */
  to: text,
  /** days from sending until something should have happened, and what; null: the acts we read name none */
  deadline: z.strictObject({ days: z.int().positive(), text }).nullable(),
  /** what to keep */
  proof: text,
  body: text,
  /** every act and article the body leans on, with how it was read */
  basis: z
    .array(
      z.strictObject({
        name: text,
        status: z.enum(['own', 'older-form', 'second-hand']),
        url: httpUrlSchema.nullable(),
      }),
    )
    .min(1),
});

export type Letter = z.infer<typeof letterSchema>;

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
