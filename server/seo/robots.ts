/**
 * What programs may fetch: everything but the ways off the site. Pages that are not for search engines say so
 * themselves, which they could not if they were closed here: so it is with a whole site that is not for the public, whose
 * sitemap is there to be looked at and named to nobody.
 * @param origin of the site
 */
export function robots(origin: string, isPublic: boolean): string {
  return `User-agent: *
Disallow: /landing/redirector/
Disallow: /transition/
Disallow: /api/
${isPublic ? `\nSitemap: ${origin}/sitemap.xml\n` : ''}`;
}
