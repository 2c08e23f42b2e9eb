import type { ContentEntry } from '#server/content/read-content-files.ts';

/** How long a text may be, in words, where that was agreed: long enough to be of use, short enough to be read. */
const limits: Partial<Record<ContentEntry['type'], [least: number, most: number]>> = {
  seo: [600, 1200],
  blog: [500, 1000],
};

/** A line for each kind of text: how many there are and how long. */
export function wordCounts(entries: readonly ContentEntry[]): string[] {
  return [...Map.groupBy(entries, ({ type }) => type)].map(([type, texts]) => {
    const words = texts.map(({ body }) => body.words).toSorted((a, b) => a - b);
    const [shortest, middle, longest] = [words[0], words[Math.floor(words.length / 2)], words.at(-1)];
    return `${type.padEnd(8)} ${String(texts.length).padStart(3)} texts, ${shortest} to ${longest} words, usually ${middle}`;
  });
}

/** The texts that are shorter or longer than agreed, a line each. */
export function wordCountProblems(entries: readonly ContentEntry[]): string[] {
  return entries.flatMap(({ file, type, body }) => {
    const [least, most] = limits[type] ?? [0, Infinity];
    return body.words < least || body.words > most
      ? [`${file}: ${body.words} words, agreed are ${least} to ${most}`]
      : [];
  });
}
