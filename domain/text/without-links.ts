/** HTML whose links to some addresses are words only. @param isDead by what stands in `href`, as it is written there */
export function withoutLinksTo(html: string, isDead: (href: string) => boolean): string {
  return html.replaceAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs, (link, href: string, words: string) =>
    isDead(href) ? words : link,
  );
}
