import { z } from 'zod';
import { emailSchema } from './email.ts';
import { readReport, REPORT_KEY } from './figure-report.ts';
import { phoneSchema } from './phone.ts';
import { nameSchema, optional, paragraphSchema, tickSchema } from './texts.ts';
import { paragraphs } from './typed-rules.ts';

/** The form of /contact/, fields in their order. */
export const contactForm = z.object({
  nume: nameSchema,
  email: emailSchema,
  telefon: optional(phoneSchema),
  mesaj: paragraphSchema(paragraphs.mesaj),
  copie: tickSchema,
  /** the figure that is called wrong, set by the link that led here; what names none is a message like any other */
  [REPORT_KEY]: z.string().optional().transform(readReport),
});
