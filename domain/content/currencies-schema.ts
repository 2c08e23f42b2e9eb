import { z } from 'zod';

const text = z.string().trim().min(1);

/** content/data/currencies.yml: every currency the converter knows, the leu first. */
export const currenciesSchema = z
  .array(
    z.strictObject({
      code: z.string().regex(/^[A-Z]{3}$/),
      one: text,
      few: text,
      oneDefinite: text,
      fewDefinite: text,
      genitive: text,
      country: text,
      multiplier: z.union([z.literal(1), z.literal(100)]),
      until: z.iso.date().optional(),
    }),
  )
  .min(2)
  .refine((list) => new Set(list.map(({ code }) => code)).size === list.length, 'a code stands twice')
  .refine((list) => list.some(({ code }) => code === 'RON'), 'RON is missing');
