import type { PlacedText } from './lay-out.ts';

/** A piece of text as a PDF holds it. */
export type WrittenText = {
  text: string;
  /**
   * [a, b, c, d, x, y] of the PDF: (a, b) points along the line, as long as the letters are high; (x, y) is its start, in points
   * from the left and the bottom of the page
   */
  transform: readonly number[];
  /** along the line, in points */
  width: number;
  /** of the letters, in points; 0 if the file does not state it */
  height: number;
};

/** The four directions of a line: to the right, up, to the left, down. */
const QUARTERS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;
/** As a share of a quarter turn: text with a larger angle runs across the page. */
const MOST_OBLIQUE = 0.065;

/**
 * Turns the page until most of its text runs to the right, whatever the file's orientation (`/Rotate`). Text in another
 * direction, a watermark or a note in the margin, is not a row of a form and is left out.
 */
export function turnUpright(pieces: readonly WrittenText[]): PlacedText[] {
  const turned = pieces.map((piece) => ({ ...piece, quarter: quarterOf(piece.transform) }));
  const signs = QUARTERS.map((_, quarter) =>
    turned.reduce((sum, piece) => sum + (piece.quarter === quarter ? piece.text.trim().length : 0), 0),
  );
  const most = signs.indexOf(Math.max(...signs));
  const [cos, sin] = QUARTERS[most] ?? QUARTERS[0];
  return turned.flatMap(({ text, transform, width, height, quarter }) => {
    if (quarter !== most) return [];
    const [a = 0, b = 0, , , x = 0, y = 0] = transform;
    return [
      {
        text,
        x: x * cos + y * sin,
        y: y * cos - x * sin,
        width,
        height: height || Math.hypot(a, b),
      },
    ];
  });
}

function quarterOf([a = 0, b = 0]: readonly number[]): number | null {
  const turns = Math.atan2(b, a) / (Math.PI / 2);
  const nearest = Math.round(turns);
  return Math.abs(turns - nearest) > MOST_OBLIQUE ? null : (nearest + 4) % 4;
}
