import { escapeXml } from './escape-xml.ts';

type SitemapOptions = {
  /** of the site, without a slash at its end */
  origin: string;
  /** every address that is its own, in order */
  paths: readonly string[];
  /** yyyy-mm-dd by path */
  lastChanges: ReadonlyMap<string, string>;
  /** of pages the program makes: when it was built */
  builtAt: Date;
};

/** The site's addresses with the day each last changed (sitemaps.org, protocol 0.9). */
export function sitemap({ origin, paths, lastChanges, builtAt }: SitemapOptions): string {
  const lines = paths.map((path) => {
    // The further pages of the list of articles move whenever the list does.
    const changed = lastChanges.get(path.replace(/page-\d+\/$/, '')) ?? builtAt.toISOString();
    return `<url><loc>${escapeXml(origin + path)}</loc><lastmod>${changed}</lastmod></url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join('\n')}
</urlset>
`;
}
