type Files = Readonly<Record<string, string>>;

/** Lists files that differ between two instances, or exist on only one, by name. */
export function differingFiles(one: Files, other: Files): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((file) => one[file] !== other[file])
    .toSorted();
}
