import type { Navigation } from '#domain/texts/schemas/navigation-schema.ts';

type Links = Navigation['footer'][number]['links'];

/**
 * Removes links to pages that do not exist (yet) from the navigation: a menu never leads to a 404. Groups left empty are removed
 * too.
 * @param exists whether a path of this site has a page
 */
export function existingLinks(navigation: Navigation, exists: (path: string) => boolean): Navigation {
  const keep = (links: Links) =>
    links.filter(({ link }) => !link.startsWith('/') || exists(new URL(link, 'http://localhost').pathname));
  const keepGroups = (groups: Navigation['footer']) =>
    groups.map((group) => ({ ...group, links: keep(group.links) })).filter(({ links }) => links.length > 0);
  const { credits, links, search } = navigation.header;
  return {
    header: { credits: { ...credits, columns: keepGroups(credits.columns) }, links: keep(links), search },
    footer: keepGroups(navigation.footer),
  };
}
