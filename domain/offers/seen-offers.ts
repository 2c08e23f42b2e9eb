/** Label of the event that holds the ids of seen offers. */
export const seenOffersLabel = 'sub4';

const SEPARATOR = ',';
// The longest label an event may carry: domain/visits/events/clean-text.ts.
const LONGEST = 255;

/**
 * Packs ids of offers into as few labels as possible, each id once. An id longer than a label, or with the separator in it, is
 * left out: none of ours is.
 */
export function packSeenOffers(ids: Iterable<string>): string[] {
  const labels: string[] = [];
  for (const id of new Set(ids)) {
    if (id === '' || id.includes(SEPARATOR) || id.length > LONGEST) continue;
    const last = labels.at(-1);
    const joined = last === undefined ? id : last + SEPARATOR + id;
    if (last === undefined || joined.length > LONGEST) labels.push(id);
    else labels[labels.length - 1] = joined;
  }
  return labels;
}
