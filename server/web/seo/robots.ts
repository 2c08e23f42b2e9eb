/**
 * Writes the rules for crawlers: everything is open except the ways off the site. Pages that are not for search engines say so
 * themselves, which crawlers could not read if the pages were closed here; so does a whole site that is not public, whose sitemap
 * exists for review and is not named here.
 * @param origin of the site
 */
export function robots(origin: string, isPublic: boolean): string {
  return `User-agent: *
Disallow: /landing/redirector/
Disallow: /transition/
Disallow: /api/
${isPublic ? `\nSitemap: ${origin}/sitemap.xml\n` : ''}`;
}
