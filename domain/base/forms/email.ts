import { z } from 'zod';
import { refineBy } from './refine-by.ts';
import { emailRule } from './typed-rules.ts';

/** A typed e-mail address. */
export const emailSchema = z.string().trim().superRefine(refineBy(emailRule));

/** Common misspellings of mail domains, by the intended one: one or two wrong keys in the largest providers of the country. */
const SLIPS: Readonly<Record<string, readonly string[]>> = {
  'gmail.com': ['gmial', 'gmal', 'gmai', 'gamil', 'gmil', 'gnail', 'gmaill', 'ggmail', 'gmaol'],
  'yahoo.com': ['yaho', 'yahooo', 'yhaoo', 'yaoo', 'yahho', 'uahoo', 'tahoo'],
  'hotmail.com': ['hotmial', 'hotmal', 'hotmai', 'hotmil', 'hotamil'],
  'outlook.com': ['outlok', 'outloo', 'outlokk', 'otlook'],
  'icloud.com': ['iclod', 'icloude', 'iclud'],
};
const ENDINGS_MISTYPED = /\.(?:con|cmo|ocm|vom|comm|cim|xom)$/;

/**
 * Suggests the intended address when the domain is a common misspelling: ion@gmial.com is ion@gmail.com. The visitor is asked
 * first: the address may be right.
 */
export function likelyEmail(email: string): string | null {
  const [, name = '', domain = ''] = /^(.+)@([^@]+)$/.exec(email.trim()) ?? [];
  const typed = domain.toLowerCase().replace(ENDINGS_MISTYPED, '.com');
  const meant =
    Object.keys(SLIPS).find((known) => SLIPS[known]?.some((slip) => typed === `${slip}.com`)) ?? typed;
  return meant === domain.toLowerCase() || !(meant in SLIPS) ? null : `${name}@${meant}`;
}

/**
 * Normalises an e-mail address for comparison, hashing and look-up: without surrounding blanks and in lower case, as mail servers
 * treat it. Two spellings of one address give the same text; it is not validated here.
 */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Returns the mailbox of an address, as far as it shows: a text after a plus sign is a label within it (RFC 5233). */
export function mailboxOf(email: string): string {
  return normalizeEmail(email).replace(/\+[^@]*@/, '@');
}
