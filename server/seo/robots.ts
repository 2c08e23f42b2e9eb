/**
 * What programs may fetch: everything but the ways off the site. Pages that are not for search engines say so
 * themselves, which they could not if they were closed here. A rehearsal of the site is closed whole.
 * @param origin of the site
 */
export function robots(origin: string, isStaging: boolean): string {
  if (isStaging) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *
Disallow: /landing/redirector/
Disallow: /transition/
Disallow: /api/

Sitemap: ${origin}/sitemap.xml
`;
}
