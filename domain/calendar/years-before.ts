/** The same moment of the year some years earlier; the 29th of February becomes the 1st of March. */
export function yearsBefore(moment: Date, years: number): Date {
  const before = new Date(moment);
  before.setUTCFullYear(before.getUTCFullYear() - years);
  return before;
}
