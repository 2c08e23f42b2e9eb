import { withoutLinksTo } from '#domain/base/text/without-links.ts';

/** Turns links to pages missing on this site into plain text. @param leadsNowhere by path */
export function unlinked(html: string, leadsNowhere: (path: string) => boolean): string {
  return withoutLinksTo(
    html,
    (href) => href.startsWith('/') && leadsNowhere(href.split(/[?#]/, 1)[0] ?? href),
  );
}
