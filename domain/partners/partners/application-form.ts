import { z } from 'zod';
import { emailSchema } from '#domain/base/forms/email.ts';
import { taxCodeSchema } from '#domain/base/forms/tax-code.ts';
import { nameSchema } from '#domain/base/forms/texts.ts';
import { webAddressSchema } from '#domain/base/forms/web-address.ts';
import { visibleText } from '#domain/base/text/visible-text.ts';

const legalNameSchema = z
  .string()
  .trim()
  .refine((name) => visibleText(name).length >= 2, 'Scrieți numele firmei, ca în certificat')
  .refine(
    (name) => name.length <= 150 && !/[<>\r\n]/.test(name),
    'Scrieți numele firmei în cel mult 150 de caractere, fără semnele < și >',
  );

/** The form of /program-de-afiliere/, fields in their order. */
export const applicationForm = z.object({
  firma: legalNameSchema,
  cui: taxCodeSchema,
  site: webAddressSchema,
  nume: nameSchema,
  email: emailSchema,
});
