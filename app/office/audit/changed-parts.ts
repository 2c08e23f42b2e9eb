export type ChangedPart = { name: string; before: string | undefined; after: string | undefined };

/**
 * Lists the differences of two JSON values, by path: `price.value.ratePercentPerDay`. Lists are compared whole: a list shifted by
 * one would otherwise differ everywhere.
 */
export function changedParts(before: unknown, after: unknown): ChangedPart[] {
  const [old, recent] = [partsOf(before), partsOf(after)];
  const names = [...new Set([...old.keys(), ...recent.keys()])];
  return names
    .map((name) => ({ name, before: old.get(name), after: recent.get(name) }))
    .filter((part) => part.before !== part.after);
}

function partsOf(value: unknown, path = ''): Map<string, string> {
  if (value === null || value === undefined) return new Map();
  if (typeof value !== 'object' || Array.isArray(value)) {
    return new Map([[path || 'valoare', typeof value === 'string' ? value : JSON.stringify(value)]]);
  }
  return new Map(
    Object.entries(value).flatMap(([key, part]) => [...partsOf(part, path ? `${path}.${key}` : key)]),
  );
}
