/** `ianuarie` to `decembrie`, in order. */
export const monthNames: readonly string[] = [
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
];

/** Returns `ianuarie` to `decembrie`. @param month 1 to 12 @throws {RangeError} otherwise */
export function monthName(month: number): string {
  const name = monthNames[month - 1];
  if (name === undefined) throw new RangeError(`not a month: ${month}`);
  return name;
}

const shortNames = [
  'ian.',
  'feb.',
  'mart.',
  'apr.',
  'mai',
  'iun.',
  'iul.',
  'aug.',
  'sept.',
  'oct.',
  'nov.',
  'dec.',
];

/** Returns `ian.` to `dec.`, for the date beside a source. @param month 1 to 12 @throws {RangeError} otherwise */
export function shortMonth(month: number): string {
  const name = shortNames[month - 1];
  if (name === undefined) throw new RangeError(`not a month: ${month}`);
  return name;
}
