import { offerGroups } from '#domain/offers/offer-groups.ts';
import type { PlaceholderValues } from './placeholders.ts';

/**
 * Returns placeholders about the order of offers, so that the published rule is the program's: `ordine.grupe` is a numbered list.
 */
export function orderValues(): PlaceholderValues {
  const groups = Object.values(offerGroups).map((words, at) => `${at + 1}. ${words};`);
  return { 'ordine.grupe': groups.join('\n').replace(/;$/, '.') };
}
