import { searchWords } from './search-words.ts';

/** Words of titles and summaries by their normalised form: how often each occurs, and how it is written. */
export type Vocabulary = ReadonlyMap<string, { written: string; count: number }>;

/**
 * Collects the words of texts, to correct words of questions that no page has. Numbers are left out: 5000 is not a misspelt 2000.
 */
export function vocabularyOf(texts: Iterable<string>): Vocabulary {
  const words = new Map<string, { written: string; count: number }>();
  for (const text of texts) {
    for (const { word, start, end } of searchWords(text)) {
      if (/\d/.test(word)) continue;
      const written = text.slice(start, end);
      const known = words.get(word);
      if (!known) words.set(word, { written, count: 1 });
      else {
        known.count += 1;
        // A capital that is only a title's: „credit”, but „Ferratum”.
        if (/^\p{Ll}/u.test(written)) known.written = written;
      }
    }
  }
  return words;
}

// A change in a short word makes another word of it: „rata” is not a misspelt „rasa”.
const SHORTEST = 5;
const TWO_SLIPS_FROM = 8;

/**
 * Finds the word that was probably meant: one typing error away, two in a long one; among equals the more frequent one. A typing
 * error is a letter too many, one missing, another one in its place, or two swapped.
 * @param asked as searchWords gives it
 */
export function closestWord(asked: string, vocabulary: Vocabulary): string | null {
  if (asked.length < SHORTEST || /\d/.test(asked)) return null;
  const most = asked.length >= TWO_SLIPS_FROM ? 2 : 1;
  let best: { word: string; slips: number; count: number } | null = null;
  for (const [word, { count }] of vocabulary) {
    if (word.length < SHORTEST || Math.abs(word.length - asked.length) > most) continue;
    const slips = slipsBetween(asked, word);
    if (slips > most) continue;
    if (!best || slips < best.slips || (slips === best.slips && count > best.count)) {
      best = { word, slips, count };
    }
  }
  return best && best.word;
}

/** Counts the typing errors between two words (optimal string alignment). */
function slipsBetween(one: string, other: string): number {
  let [beforeLast, last]: [number[], number[]] = [
    [],
    Array.from({ length: other.length + 1 }, (_, at) => at),
  ];
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1];
      let slips = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      const areSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (areSwapped) slips = Math.min(slips, (beforeLast[j - 2] ?? 0) + 1);
      row.push(slips);
    }
    [beforeLast, last] = [last, row];
  }
  return last[other.length] ?? 0;
}
