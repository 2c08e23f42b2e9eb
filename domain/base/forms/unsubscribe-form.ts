import { z } from 'zod';
import { emailSchema } from './email.ts';
import { phoneSchema } from './phone.ts';
import { optional } from './texts.ts';

/** The form of /unsubscribe/: an e-mail address, a telephone number or both. */
export const unsubscribeForm = z
  .object({ email: optional(emailSchema), telefon: optional(phoneSchema) })
  .refine(({ email, telefon }) => email !== undefined || telefon !== undefined, {
    path: ['email'],
    message: 'Introduceți adresa de e-mail, numărul de telefon sau amândouă',
  });
