import { DOUBT } from '#domain/tools/contract-check/read-text/text-marks.ts';
import { layOut, type PlacedText } from '#domain/tools/contract-check/read-text/lay-out.ts';

/** A recognised word: its position in pixels from the top left, and its confidence, 0 to 1. */
export type ReadWord = {
  text: string;
  confidence: number;
  rect: { left: number; top: number; right: number; bottom: number };
  /** it is the first word of a line */
  isFirst: boolean;
};

/** A word of figures with less confidence is marked; if the average confidence of the page's words is lower, all are. */
const SURE = 0.85;
const SURE_PAGE = 0.9;
// Characters that table lines are misread as.
const RULES = /[|¦_—~=«»]+/g;
// Line height follows most of its words; a font is slightly larger than its letters.
const FONT_OF_LETTERS = 1.15;

/** Lays out the words of a picture as the text of a page; uncertain figures are marked. */
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
    // A speck is not a word.
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
