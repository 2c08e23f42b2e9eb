const months = [
  'ianuarie',
  'februarie',
  'martie',
  'aprilie',
  'mai',
  'iunie',
  'iulie',
  'august',
  'septembrie',
  'octombrie',
  'noiembrie',
  'decembrie',
] as const;

/** `ianuarie` to `decembrie`. @param month 1 to 12 @throws {RangeError} otherwise */
export function monthName(month: number): string {
  const name = months[month - 1];
  if (name === undefined) throw new RangeError(`not a month: ${month}`);
  return name;
}
