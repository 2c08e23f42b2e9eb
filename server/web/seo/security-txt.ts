import { addDays } from '#domain/base/days/iso-day.ts';

/**
 * Writes whom to tell of a weakness of the site, as RFC 9116 has it.
 * @param contact e-mail address of the operator
 * @param origin of the site
 * @param today yyyy-mm-dd; the file is good for a year from then
 */
export function securityTxt(contact: string, origin: string, today: string): string {
  return `Contact: mailto:${contact}
Expires: ${addDays(today, 365)}T00:00:00Z
Preferred-Languages: ro, en
Canonical: ${origin}/.well-known/security.txt
`;
}
