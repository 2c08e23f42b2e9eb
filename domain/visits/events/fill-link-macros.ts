import { fillAddressMacros } from '#domain/base/text/fill-address-macros.ts';
import type { SubName } from './attribution.ts';

type MacroValues = { clickId: string; subs: Partial<Record<SubName, string>> };

/**
 * Fills the macros of a lender's link: {click_id} and {sub1} to {sub8}.
 * @param template the `url` of an offer
 * @returns null when the link may not be followed (fillAddressMacros)
 */
export function fillLinkMacros(template: string, { clickId, subs }: MacroValues): string | null {
  return fillAddressMacros(template, { ...subs, click_id: clickId });
}
