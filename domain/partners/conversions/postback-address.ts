import { type DialectName, dialectOf, reportParts } from './dialects.ts';

/**
 * Writes the address a lender reports to, with the macros of its network where the values come.
 * @param origin of the site, without a slash at its end
 */
export function postbackAddress(origin: string, key: string, dialect: DialectName): string {
  const { parameters, macros } = dialectOf(dialect);
  const query = reportParts.map((part) => `${parameters[part]}=${macros[part]}`).join('&');
  return `${origin}/api/postback/?key=${key}&${query}`;
}
