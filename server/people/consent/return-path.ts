/**
 * Finds the page a visitor returns to after a form that is on every page: the page it was sent from, always on our own site.
 * @param referer the request's header, '' when the browser withholds it
 * @param fallback a path the form carries
 * @param origin of this site, for addresses without one
 */
export function returnPath(referer: string, fallback: string, origin: string): string {
  const from = URL.parse(referer);
  const page = from?.origin === origin ? from : URL.parse(fallback, origin);
  if (page?.origin !== origin) return '/';
  // Two slashes at the beginning would name another host.
  return `/${page.pathname.replace(/^\/+/, '')}${page.search}`;
}
