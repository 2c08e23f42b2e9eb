import type { SubName } from './attribution.ts';

const macro = /\{(\w*)\}/g;

type MacroValues = { clickId: string; subs: Partial<Record<SubName, string>> };

/**
 * Fills the macros of a lender's link: {click_id} and {sub1} to {sub8}, percent-encoded. Unknown macros and those without a value
 * become empty.
 * @param template the `url` of an offer
 * @returns the address, or null when it is not https, has a user name, or its host is not the template's own: values from visitors
 * and partners must never choose the target
 */
export function fillLinkMacros(template: string, { clickId, subs }: MacroValues): string | null {
  const values = new Map<string, string>(Object.entries({ ...subs, click_id: clickId }));
  const plain = URL.parse(template.replace(macro, ''));
  const filled = URL.parse(template.replace(macro, (_, name: string) => encode(values.get(name) ?? '')));
  if (!plain || !filled) return null;
  if (filled.protocol !== 'https:' || filled.host !== plain.host) return null;
  if (filled.username !== '' || filled.password !== '') return null;
  return filled.href;
}

/** A value of dots alone is left out: "." and ".." in a path would climb to another page of the lender. */
function encode(value: string): string {
  return /^\.+$/.test(value) ? '' : encodeURIComponent(value.toWellFormed());
}
