/** Returns the same moment some years earlier; 29 February becomes 1 March. */
export function yearsBefore(moment: Date, years: number): Date {
  const before = new Date(moment);
  before.setUTCFullYear(before.getUTCFullYear() - years);
  return before;
}
