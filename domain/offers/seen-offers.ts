/** Where an event of offers in sight holds their ids. */
export const seenOffersLabel = 'sub4';

const SEPARATOR = ',';
// The longest label an event may carry: domain/visits/events/clean-text.ts.
const LONGEST = 255;

/**
 * The ids of offers in as few labels as hold them, each named once. An id that no label holds, or that has the separator
 * in it, is left out: none of ours does.
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
