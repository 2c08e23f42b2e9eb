import { addDays } from '#domain/base/days/iso-day.ts';

/**
 * Writes the contact for reports of weaknesses, in the format of RFC 9116.
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
