import { z } from 'zod';
import { readPhone } from './read-phone.ts';
import { INVALID_PHONE } from './typed-rules.ts';

/** A typed phone number, as E.164. */
export const phoneSchema = z.string().transform((text, context) => {
  const phone = readPhone(text);
  if (phone !== undefined) return phone;
  context.addIssue({ code: 'custom', message: INVALID_PHONE });
  return z.NEVER;
});
