import type { IncomingHttpHeaders } from 'node:http';

/**
 * Tells whether a form came from a page of ours. Browsers report it (Sec-Fetch-Site); older ones name the origin. A request
 * without either does not come from a browser with a session: the form's token decides.
 */
export function isOwnPage(headers: IncomingHttpHeaders, publicOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  // "none": the visitor caused the request, for instance by a reload.
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin, host } = headers;
  if (origin === undefined || origin === publicOrigin) return true;
  return host !== undefined && URL.parse(origin)?.host === host;
}
