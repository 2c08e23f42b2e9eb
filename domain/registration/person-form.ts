import { z } from 'zod';
import { emailSchema } from '#domain/forms/email.ts';
import { phoneSchema } from '#domain/forms/phone.ts';
import { nameSchema, optional, tickSchema } from '#domain/forms/texts.ts';

/** Who registers: never a personal code, never documents. Each consent stands apart. */
export const personForm = z
  .object({
    nume: nameSchema,
    email: emailSchema,
    telefon: optional(phoneSchema),
    termeni: tickSchema.refine(Boolean, 'Bifați că acceptați termenii de utilizare'),
    oferte_email: tickSchema,
    oferte_telefon: tickSchema,
  })
  .refine(({ oferte_telefon, telefon }) => !oferte_telefon || telefon !== undefined, {
    path: ['telefon'],
    message: 'Scrieți numărul la care să vă sunăm sau scoateți bifa de la oferte prin telefon',
  });

export type PersonForm = z.output<typeof personForm>;
