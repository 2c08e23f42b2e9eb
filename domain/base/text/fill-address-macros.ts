const macro = /\{(\w*)\}/g;

/**
 * Fills the macros of an address, `{name}`, with values, percent-encoded. Unknown macros and those without a value become empty.
 * @returns the address, or null when it is not https, has a user name, or its host is not the template's own: values must never
 * choose the target
 */
export function fillAddressMacros(
  template: string,
  values: Readonly<Record<string, string | undefined>>,
): string | null {
  const known = new Map(Object.entries(values));
  const plain = URL.parse(template.replace(macro, ''));
  const filled = URL.parse(template.replace(macro, (_, name: string) => encode(known.get(name) ?? '')));
  if (!plain || !filled) return null;
  if (filled.protocol !== 'https:' || filled.host !== plain.host) return null;
  if (filled.username !== '' || filled.password !== '') return null;
  return filled.href;
}

/** Lists the names of an address's macros, in their order. */
export function macrosOf(template: string): string[] {
  return [...template.matchAll(macro)].map(([, name = '']) => name);
}

/** A value of dots alone is left out: "." and ".." in a path would climb to another page of the host. */
function encode(value: string): string {
  return /^\.+$/.test(value) ? '' : encodeURIComponent(value.toWellFormed());
}
