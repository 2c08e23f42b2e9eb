import { z } from 'zod';
import { told } from './told.ts';
import { emailRule } from './typed-rules.ts';

/** An e-mail address someone typed. */
export const emailSchema = z.string().trim().superRefine(told(emailRule));

/** Domains of mail that people mistype, by the one that was meant. Slips of one or two fingers on the largest providers of the country. */
const SLIPS: Readonly<Record<string, readonly string[]>> = {
  'gmail.com': ['gmial', 'gmal', 'gmai', 'gamil', 'gmil', 'gnail', 'gmaill', 'ggmail', 'gmaol'],
  'yahoo.com': ['yaho', 'yahooo', 'yhaoo', 'yaoo', 'yahho', 'uahoo', 'tahoo'],
  'hotmail.com': ['hotmial', 'hotmal', 'hotmai', 'hotmil', 'hotamil'],
  'outlook.com': ['outlok', 'outloo', 'outlokk', 'otlook'],
  'icloud.com': ['iclod', 'icloude', 'iclud'],
};
const ENDINGS_MISTYPED = /\.(?:con|cmo|ocm|vom|comm|cim|xom)$/;

/**
 * The address that was probably meant, when the domain of this one is a common slip: ion@gmial.com is ion@gmail.com. It is to be
 * asked, not changed: the address may be right.
 */
export function likelyEmail(email: string): string | null {
  const [, name = '', domain = ''] = /^(.+)@([^@]+)$/.exec(email.trim()) ?? [];
  const typed = domain.toLowerCase().replace(ENDINGS_MISTYPED, '.com');
  const meant =
    Object.keys(SLIPS).find((known) => SLIPS[known]?.some((slip) => typed === `${slip}.com`)) ?? typed;
  return meant === domain.toLowerCase() || !(meant in SLIPS) ? null : `${name}@${meant}`;
}

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
