import { countSquares } from '#domain/transparency/squares.ts';
import type { LenderSquares } from './lender-squares.ts';

/** The squares of a lender for a list of offers, drawn on the server: browsers hold no code for them. */
export type SquareMarks = {
  href: string;
  /** „6 din 10” */
  text: string;
  /** one path for each look, of squares 8 wide every 12 */
  marks: { look: string; path: string }[];
};

const looks = { found: 'score-on', missing: 'score-off', unchecked: 'score-unread' } as const;

/** @returns null for a lender that is in no published round: nothing is said of it */
export function squareMarks({ squares, round, href }: LenderSquares): SquareMarks | null {
  if (round === null) return null;
  const pathOf = (state: keyof typeof looks) =>
    squares.map((square, at) => (square.state === state ? `M${at * 12 + 1} 1h8v8h-8z` : '')).join('');
  const marks = Object.entries(looks).map(([state, look]) => ({
    look,
    path: pathOf(state as keyof typeof looks),
  }));
  return {
    href,
    text: `${countSquares(squares).found} din ${squares.length}`,
    marks: marks.filter(({ path }) => path !== ''),
  };
}
