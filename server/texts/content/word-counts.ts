import type { ContentEntry } from './read-content-files.ts';

/** Agreed limits of texts, in words: long enough to be useful, short enough to be read. */
const limits: Partial<Record<ContentEntry['type'], [least: number, most: number]>> = {
  seo: [250, 700],
  blog: [500, 1000],
};

/** Writes a line for each kind of text: their number and length. */
export function wordCounts(entries: readonly ContentEntry[]): string[] {
  return [...Map.groupBy(entries, ({ type }) => type)].map(([type, texts]) => {
    const words = texts.map(({ body }) => body.words).toSorted((a, b) => a - b);
    const [shortest, middle, longest] = [words[0], words[Math.floor(words.length / 2)], words.at(-1)];
    return `${type.padEnd(8)} ${String(texts.length).padStart(3)} texts, ${shortest} to ${longest} words, usually ${middle}`;
  });
}

/** Lists the texts outside the limits, a line each. */
export function wordCountProblems(entries: readonly ContentEntry[]): string[] {
  return entries.flatMap(({ file, type, body }) => {
    const [least, most] = limits[type] ?? [0, Infinity];
    return body.words < least || body.words > most
      ? [`${file}: ${body.words} words, agreed are ${least} to ${most}`]
      : [];
  });
}
