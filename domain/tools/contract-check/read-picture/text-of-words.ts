import { DOUBT } from '#domain/tools/contract-check/read-text/text-marks.ts';
import { layOut, type PlacedText } from '#domain/tools/contract-check/read-text/lay-out.ts';

/** A word as the recogniser reads it: its place in points from the top left, and how sure it is, 0 to 1. */
export type ReadWord = {
  text: string;
  confidence: number;
  rect: { left: number; top: number; right: number; bottom: number };
  /** it is the first of a line */
  isFirst: boolean;
};

/** Below this a word of figures is marked; and all of them where the words of the page are less sure on average. */
const SURE = 0.85;
const SURE_PAGE = 0.9;
// As which lines of tables are read.
const RULES = /[|¦_—~=«»]+/g;
// The letters of a line are as high as most of its words; a font is a little more.
const FONT_OF_LETTERS = 1.15;

/** The text of a page out of the words of a picture, laid out as one reads it; figures that are not sure are marked. */
export function textOfWords(words: readonly ReadWord[]): string {
  const lines = linesOf(words);
  const all = lines.flat();
  const mean = all.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, all.length);
  const sure = mean < SURE_PAGE ? Infinity : SURE;
  return layOut(lines.flatMap((line) => placed(line, sure)));
}

function linesOf(words: readonly ReadWord[]): ReadWord[][] {
  const lines: ReadWord[][] = [];
  let isFirst = false;
  for (const read of words) {
    const word = { ...read, text: read.text.replaceAll(RULES, ' ').trim() };
    // A speck is no word.
    if (!/[\p{L}\p{N}%]/u.test(word.text)) {
      isFirst ||= word.isFirst;
      continue;
    }
    const line = lines.at(-1);
    if (line && !word.isFirst && !isFirst) line.push(word);
    else lines.push([word]);
    isFirst = false;
  }
  return lines;
}

function placed(line: readonly ReadWord[], sure: number): PlacedText[] {
  const height = median(line.map(({ rect }) => rect.bottom - rect.top));
  const middle = median(line.map(({ rect }) => (rect.bottom + rect.top) / 2));
  return line.map(({ text, confidence, rect }) => ({
    text: /\d/.test(text) && confidence < sure ? text + DOUBT : text,
    x: rect.left,
    y: -middle,
    width: rect.right - rect.left,
    height: height * FONT_OF_LETTERS,
  }));
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
