import { z } from 'zod';
import { visibleText } from '#domain/base/text/visible-text.ts';

/** Name of a colleague, as others and the audit log show it. */
export const officerNameSchema = z
  .string()
  .trim()
  .max(100, 'Numele are cel mult 100 de caractere.')
  .refine((name) => visibleText(name).length >= 2, 'Introduceți numele.');
