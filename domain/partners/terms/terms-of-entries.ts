import type { TermsDays, TermsEntry } from './terms-entry.ts';

/** Returns the terms that decided entries make, in their order, each with the id of the entry that began it. */
export function termsOfEntries<Terms extends TermsDays & { id: number }>(
  entries: readonly (TermsEntry<Terms> & { id: number })[],
): Terms[] {
  const lastDays = new Map<number, string>();
  for (const entry of entries) {
    if (!('ends' in entry)) continue;
    const { id, until } = entry.ends;
    lastDays.set(id, earlier(lastDays.get(id) ?? null, until));
  }
  return entries.flatMap((entry) => {
    if (!('begins' in entry)) return [];
    const { id, begins } = entry;
    const lastDay = lastDays.get(id);
    const until = lastDay === undefined ? begins.until : earlier(begins.until, lastDay);
    // The type loses that an `Omit` with its `id` is whole again.
    return [{ ...begins, until, id } as unknown as Terms];
  });
}

function earlier(one: string | null, other: string): string {
  return one !== null && one < other ? one : other;
}
