import type { Source } from '#domain/offers/offer.ts';

/** Facts that were read in one place: the place is named once for all of them. */
export type SourceGroup<T> = { source: Source; items: T[] };

/** Facts gathered by their source, in the order in which the sources first appear. */
export function groupBySource<T extends { source: Source }>(facts: readonly T[]): SourceGroup<T>[] {
  return [...Map.groupBy(facts, ({ source }) => sourceKey(source)).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    return [{ source: first.source, items: group }];
  });
}

/** Each source once, in the order of their first appearance. */
export function uniqueSources(sources: readonly Source[]): Source[] {
  return [...new Map(sources.map((source) => [sourceKey(source), source])).values()];
}

function sourceKey({ name, url, date, readAt }: Source): string {
  return [name, url, date, readAt].join('|');
}
