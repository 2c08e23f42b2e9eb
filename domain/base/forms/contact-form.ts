import { z } from 'zod';
import { emailSchema } from './email.ts';
import { readReport, REPORT_KEY } from './figure-report.ts';
import { chosenKinds } from './message-kind.ts';
import { phoneSchema } from './phone.ts';
import { nameSchema, optional, paragraphSchema, tickSchema } from './texts.ts';
import { paragraphs } from './typed-rules.ts';

/** The form of /contact/, fields in their order. */
export const contactForm = z.object({
  nume: nameSchema,
  email: emailSchema,
  telefon: optional(phoneSchema),
  /** unknown: a question, which a colleague sorts */
  fel: z
    .string()
    .optional()
    .transform((value = '') =>
      Object.hasOwn(chosenKinds, value) ? (chosenKinds[value]?.kind ?? 'question') : 'question',
    ),
  mesaj: paragraphSchema(paragraphs.mesaj),
  copie: tickSchema,
  /** the figure reported as wrong, set by the link that led here; an unknown one makes an ordinary message */
  [REPORT_KEY]: z.string().optional().transform(readReport),
});
