import { cleanText, textLimit } from './clean-text.ts';

/** Labels a partner may put on a link to us; they come back to the partner in the lender's answer. */
export const subNames = ['sub1', 'sub2', 'sub3', 'sub4', 'sub5', 'sub6', 'sub7', 'sub8'] as const;
export const utmNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'] as const;

export type SubName = (typeof subNames)[number];
export type UtmName = (typeof utmNames)[number];

/**
 * The named labels of an address, cleaned and at most 255 characters each; missing and empty ones are left out.
 * A strange label is never a reason to lose a visit, so nothing is refused here.
 */
export function readLabels<Name extends string>(
  search: URLSearchParams,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const labels: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const text = cleanText(search.get(name) ?? '', textLimit);
    if (text !== '') labels[name] = text;
  }
  return labels;
}

/** Whether an address says who sent the visitor, by a campaign or by a partner's label; one is enough, since they belong together. */
export function isMarked(search: URLSearchParams): boolean {
  return [...utmNames, ...subNames].some((name) => search.has(name));
}
