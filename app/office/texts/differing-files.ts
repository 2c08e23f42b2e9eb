type Files = Readonly<Record<string, string>>;

/** The files that two instances do not have alike, also those that only one of them has; by name. */
export function differingFiles(one: Files, other: Files): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((file) => one[file] !== other[file])
    .toSorted();
}
