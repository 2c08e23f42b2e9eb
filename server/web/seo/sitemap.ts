import { escapeXml } from './escape-xml.ts';

type SitemapOptions = {
  /** of the site, without a slash at its end */
  origin: string;
  /** every canonical address, in order */
  paths: readonly string[];
  /** yyyy-mm-dd by path */
  lastChanges: ReadonlyMap<string, string>;
};

/** Writes the site's addresses, with the day of each one's last change if known (sitemaps.org, protocol 0.9). */
export function sitemap({ origin, paths, lastChanges }: SitemapOptions): string {
  const lines = paths.map((path) => {
    // The further pages of the list of articles change whenever the list does.
    const changed = lastChanges.get(path.replace(/page-\d+\/$/, ''));
    const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
    return `<url><loc>${escapeXml(origin + path)}</loc>${lastmod}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join('\n')}
</urlset>
`;
}
