import type { TextPiece } from '#domain/texts/search/search-answer.ts';
import { searchWords, type SearchWord } from './search-words.ts';

const EXCERPT_WORDS = 34;
// Words before the first match, so that it is read in its sentence.
const WORDS_BEFORE = 8;

/** Marks the matching words of a text. @param matching words as searchWords gives them */
export function markWords(text: string, matching: ReadonlySet<string>): TextPiece[] {
  const pieces: TextPiece[] = [];
  let done = 0;
  for (const { word, start, end } of searchWords(text)) {
    if (!matching.has(word)) continue;
    if (start > done) pieces.push({ text: text.slice(done, start), isMatch: false });
    pieces.push({ text: text.slice(start, end), isMatch: true });
    done = end;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), isMatch: false });
  return pieces;
}

/**
 * Picks the part of a page to show under its title: the paragraph with the most of the words, the longer one among equals; the
 * summary when the words are nowhere else.
 * @param body a line for each paragraph
 * @returns at most 34 words, marked, with „…” for cuts
 */
export function excerptOf(summary: string, body: string, matching: ReadonlySet<string>): TextPiece[] {
  let best = { line: summary, score: scoreOf(summary, matching) };
  for (const line of body.split('\n')) {
    const score = scoreOf(line, matching);
    if (score > best.score) best = { line, score };
  }
  return markWords(cutAround(best.line, matching), matching);
}

/** Counts the different matching words, then the length up to a full excerpt: a heading alone is too short. */
function scoreOf(line: string, matching: ReadonlySet<string>): number {
  const words = searchWords(line).map(({ word }) => word);
  const found = new Set(words.filter((word) => matching.has(word))).size;
  return found === 0 ? 0 : found + Math.min(words.length, EXCERPT_WORDS) / (EXCERPT_WORDS + 1);
}

function cutAround(line: string, matching: ReadonlySet<string>): string {
  const words = searchWords(line);
  if (words.length <= EXCERPT_WORDS) return line;
  const first = words.findIndex(({ word }) => matching.has(word));
  const from = Math.max(0, Math.min(first - WORDS_BEFORE, words.length - EXCERPT_WORDS));
  return between(line, words.slice(from, from + EXCERPT_WORDS), from > 0);
}

function between(line: string, words: readonly SearchWord[], isCutBefore: boolean): string {
  const start = isCutBefore ? (words[0]?.start ?? 0) : 0;
  const end = words.at(-1)?.end ?? line.length;
  const text = (isCutBefore ? '…' : '') + line.slice(start, end);
  return /^\W*$/.test(line.slice(end)) ? text + line.slice(end) : `${text}…`;
}
