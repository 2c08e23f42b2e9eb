// Standard forms have about twenty rows; a figure is read from at most every third.
const MOST_ROWS = 30;
const FARTHEST_ROW = 4;
const FEWEST_ROWS = 3;

/**
 * Removes row numbers between labels and figures, which copied tables join to the figures: „14 500 lei” in row 1 is 4 500, or 14
 * 500.
 * @param ends positions right after the labels of a folded text, in order
 * @returns for each of them the position of its figure without the number; null: the text has no such numbers
 */
export function withoutRowNumbers(
  plain: string,
  ends: readonly number[],
): ReadonlyMap<number, number> | null {
  const starts = new Map<number, number>();
  let last = 0;
  for (const end of ends) {
    const [, gap = '', digits = ''] =
      /^([^\d\n\u241c]{0,24})(\d{1,2})/.exec(plain.slice(end, end + 28)) ?? [];
    if (digits === '') continue;
    // Takes the shortest prefix that continues the count; a figure begins with no zero except one before a comma.
    const number = [digits.slice(0, 1), digits].find((prefix) => {
      const row = Number(prefix);
      const rest = plain.slice(end + gap.length + prefix.length, end + gap.length + prefix.length + 4);
      return (
        row > last && row <= Math.min(MOST_ROWS, last + FARTHEST_ROW) && /^[.)]? ?(?:[1-9]|0[,.])/.test(rest)
      );
    });
    if (number === undefined) return null;
    last = Number(number);
    starts.set(end, end + gap.length + number.length);
  }
  return starts.size >= FEWEST_ROWS ? starts : null;
}
