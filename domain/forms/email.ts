import { z } from 'zod';

/** The specification's words for it (section 5). */
export const INVALID_EMAIL = 'Introduceți o adresă de e-mail validă';

// RFC 5321, 4.5.3.1.3: what fits between "<" and ">".
const LONGEST = 254;

/** Whether this is an e-mail address as browsers judge a field of type email (HTML Standard, "valid e-mail address"). */
export function isEmail(text: string): boolean {
  return text.length <= LONGEST && z.regexes.html5Email.test(text);
}

/** An e-mail address someone typed. */
export const emailSchema = z.string().trim().refine(isEmail, INVALID_EMAIL);

/**
 * An e-mail address as it is compared, hashed and looked up: without blanks around it and in small letters, as mail servers treat
 * it. Two ways to write one address give the same text; it is not checked here.
 */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** The mailbox behind an address, as far as it shows: what stands after a plus sign is a label within it (RFC 5233). */
export function mailboxOf(email: string): string {
  return normalizeEmail(email).replace(/\+[^@]*@/, '@');
}
