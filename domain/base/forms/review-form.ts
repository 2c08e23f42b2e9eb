import { z } from 'zod';
import { emailSchema } from './email.ts';
import { nameSchema, paragraphSchema } from './texts.ts';
import { paragraphs } from './typed-rules.ts';

/** The form of a review on a lender's page, fields in their order. */
export const reviewForm = z.object({
  stele: z.enum(['1', '2', '3', '4', '5'], 'Alegeți câte stele dați').transform(Number),
  parere: paragraphSchema(paragraphs.parere),
  nume: nameSchema,
  email: emailSchema,
});
