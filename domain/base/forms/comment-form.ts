import { z } from 'zod';
import { emailSchema } from './email.ts';
import { nameSchema, optional, paragraphSchema, tickSchema } from './texts.ts';
import { paragraphs } from './typed-rules.ts';

/** The form below an article, fields in their order. */
export const commentForm = z.object({
  nume: nameSchema,
  email: emailSchema,
  comentariu: paragraphSchema(paragraphs.comentariu),
  anunta: tickSchema,
  /** id of the answered comment */
  raspunde: optional(z.uuid('Comentariul la care răspundeți nu mai există')),
});
