import { z } from 'zod';
import { normalizeEmail } from '#domain/base/forms/email.ts';

const LONGEST = 200;

/** E-mail of a colleague, as the account stores it. */
export const officerEmailSchema = z
  .string()
  .overwrite(normalizeEmail)
  .max(LONGEST)
  .pipe(z.email('Introduceți o adresă de e-mail validă.'));
