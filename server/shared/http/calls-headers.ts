/**
 * Returns the headers that let pages of the site read API calls answered by another host (CALLS_HOST).
 * @param baseUrl base of the calls; a path means this site itself, which needs no headers
 * @param origin of the site
 */
export function callsHeaders(baseUrl: string, origin: string): Record<string, string> {
  if (baseUrl.startsWith('/')) return {};
  return { 'access-control-allow-origin': origin, 'access-control-expose-headers': 'x-build' };
}
