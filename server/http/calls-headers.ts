/**
 * What lets pages of the site read its calls when they are answered from another host (CALLS_HOST).
 * @param baseUrl where the calls start; a path means this site itself, where nothing is needed
 * @param origin of the site
 */
export function callsHeaders(baseUrl: string, origin: string): Record<string, string> {
  if (baseUrl.startsWith('/')) return {};
  return { 'access-control-allow-origin': origin, 'access-control-expose-headers': 'x-build' };
}
