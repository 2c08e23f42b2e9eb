import type { Source } from '#domain/offers/offer.ts';

/** Facts read in one source, which is named once for all of them. */
export type SourceGroup<T> = { source: Source; items: T[] };

/** Groups facts by source, in the order of the sources' first appearance. */
export function groupBySource<T extends { source: Source }>(facts: readonly T[]): SourceGroup<T>[] {
  return [...Map.groupBy(facts, ({ source }) => sourceKey(source)).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    return [{ source: first.source, items: group }];
  });
}

/** Returns each source once, in the order of first appearance. */
export function uniqueSources(sources: readonly Source[]): Source[] {
  return [...new Map(sources.map((source) => [sourceKey(source), source])).values()];
}

function sourceKey({ name, url, date, readAt }: Source): string {
  return [name, url, date, readAt].join('|');
}
