import { z } from 'zod';
import { visibleText } from '#domain/text/visible-text.ts';

/** The name of somebody of the back office, as colleagues and the audit log see it. */
export const officerNameSchema = z
  .string()
  .trim()
  .max(100, 'Numele are cel mult 100 de caractere.')
  .refine((name) => visibleText(name).length >= 2, 'Introduceți numele.');
