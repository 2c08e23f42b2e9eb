import type { Content } from '#server/texts/content/content.ts';
import { entryPath } from '#server/texts/content/entry-path.ts';
import { routeValues } from '#server/web/pages/match-route.ts';
import type { PageRoute, SiteFacts } from '#server/web/pages/page-contract.ts';

type Dated = { updated: string };
type Day = string | undefined | null;

/**
 * Finds the day the content of each page last changed, yyyy-mm-dd, by path: the day of its text, or the newest day its declaration
 * names when that is later. A page without either has no known day; the start of a program does not count.
 */
export function lastChanges(
  routes: readonly PageRoute[],
  content: Content,
  facts: SiteFacts,
): ReadonlyMap<string, string> {
  const ofTexts = new Map<string, Day>();
  const addText = (path: string, { updated }: Dated) =>
    ofTexts.set(path, newestDay([ofTexts.get(path), updated]));
  for (const entry of content.entries) addText(entryPath(entry), entry);
  for (const page of content.dataPages) addText(page.path, page);

  const byPath = new Map<string, string>();
  for (const route of routes) {
    for (const { path, value } of routeValues(route, content)) {
      const days = route.changed?.(facts, content, value) ?? [];
      const newest = newestDay([byPath.get(path), ofTexts.get(path), ...days]);
      if (newest !== undefined) byPath.set(path, newest);
    }
  }
  return byPath;
}

function newestDay(days: readonly Day[]): string | undefined {
  return days
    .filter((day) => typeof day === 'string')
    .toSorted()
    .at(-1);
}

/** @returns undefined for no entries */
export function newestChange(entries: readonly Dated[]): string | undefined {
  return newestDay(entries.map(({ updated }) => updated));
}
