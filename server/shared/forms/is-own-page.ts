import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a form came from a page of ours. Browsers say so themselves (Sec-Fetch-Site); older ones name the origin. A
 * request without either is no browser that holds somebody's session: the form's token decides.
 */
export function isOwnPage(headers: IncomingHttpHeaders, publicOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  // "none": the visitor did it, by reloading the page for instance.
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin, host } = headers;
  if (origin === undefined || origin === publicOrigin) return true;
  return host !== undefined && URL.parse(origin)?.host === host;
}
