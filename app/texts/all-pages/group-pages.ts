import { type ListedPage, pageGroups } from '#domain/texts/pages/listed-page.ts';

export type PageGroup = { title: string; pages: readonly ListedPage[] };

/** Puts every listed page in the group it declares, in the order of the site map. */
export function groupPages(pages: readonly ListedPage[]): PageGroup[] {
  const byGroup = Map.groupBy(pages, ({ group }) => pageGroups[group]);
  return Object.values(pageGroups)
    .map((title) => ({ title, pages: byGroup.get(title) ?? [] }))
    .filter((group) => group.pages.length > 0);
}
