import { z } from 'zod';
import { normalizeEmail } from '#domain/forms/email.ts';

const LONGEST = 200;

/** The address of somebody of the back office, as the account keeps it. */
export const officerEmailSchema = z
  .string()
  .overwrite(normalizeEmail)
  .max(LONGEST)
  .pipe(z.email('Introduceți o adresă de e-mail validă.'));
