import { withoutLinksTo } from '#domain/base/text/without-links.ts';

/** Markup whose links to pages that are not on this site are words only. @param leadsNowhere by path */
export function unlinked(html: string, leadsNowhere: (path: string) => boolean): string {
  return withoutLinksTo(
    html,
    (href) => href.startsWith('/') && leadsNowhere(href.split(/[?#]/, 1)[0] ?? href),
  );
}
