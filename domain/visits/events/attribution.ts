import { cleanText, textLimit } from './clean-text.ts';

/**
 * What a partner may put on a link to us: `pid`, its `provider_id`, and labels, which the lender's report returns to the partner. They
 * come, are kept and leave together.
 */
export const partnerNames = ['pid', 'sub1', 'sub2', 'sub3', 'sub4', 'sub5', 'sub6', 'sub7', 'sub8'] as const;
export const [, ...subNames] = partnerNames;
export const utmNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'] as const;

/** All labels of a visit, in a fixed order. */
export const labelNames = [...utmNames, ...partnerNames] as const;

export type SubName = (typeof subNames)[number];
export type UtmName = (typeof utmNames)[number];
export type LabelName = (typeof labelNames)[number];
export type VisitLabels = Partial<Record<LabelName, string>>;

/**
 * Reads the named labels of an address, cleaned; missing and empty ones are left out. A strange label is never a reason to lose a
 * visit, so nothing is refused here.
 * @param limit longest label, in UTF-16 units: 255, as events and clicks take it, or less
 */
export function readLabels<Name extends string>(
  search: URLSearchParams,
  names: readonly Name[],
  limit = textLimit,
): Partial<Record<Name, string>> {
  const labels: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const text = cleanText(search.get(name) ?? '', limit);
    if (text !== '') labels[name] = text;
  }
  return labels;
}

/**
 * Tells whether an address names the visitor's source, by a campaign or by a partner's label; one is enough, since they belong
 * together.
 */
export function isMarked(search: URLSearchParams): boolean {
  return labelNames.some((name) => search.has(name));
}
