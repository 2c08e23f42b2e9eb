import type { SubName } from './attribution.ts';

const macro = /\{(\w*)\}/g;

type MacroValues = { clickId: string; subs: Partial<Record<SubName, string>> };

/**
 * The lender's own link with its macros filled: {click_id} and {sub1} to {sub8}, percent-encoded. Macros that are
 * unknown or have no value become nothing.
 * @param template the `url` of an offer
 * @returns the address, or null when it is not https, carries a user name, or its host is not the template's own:
 *   what visitors and partners send must never choose where we lead people
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

/** A value of dots alone is left out: in a path, "." and ".." would climb to another page of the lender. */
function encode(value: string): string {
  return /^\.+$/.test(value) ? '' : encodeURIComponent(value.toWellFormed());
}
