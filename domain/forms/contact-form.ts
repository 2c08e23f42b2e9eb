import { z } from 'zod';
import { emailSchema } from './email.ts';
import { phoneSchema } from './phone.ts';
import { nameSchema, optional, paragraphSchema, tickSchema } from './texts.ts';

/** The form of /contact/, fields in their order. */
export const contactForm = z.object({
  nume: nameSchema,
  email: emailSchema,
  telefon: optional(phoneSchema),
  mesaj: paragraphSchema({
    empty: 'Scrieți mesajul',
    least: 10,
    most: 4000,
  }),
  copie: tickSchema,
});
