/** Replaces links to some addresses by their words in HTML. @param isDead called with the value of `href`, as written there */
export function withoutLinksTo(html: string, isDead: (href: string) => boolean): string {
  return html.replaceAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs, (link, href: string, words: string) =>
    isDead(href) ? words : link,
  );
}
