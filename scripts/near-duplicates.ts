import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// `npm run content:duplicates`: finds nearly equal paragraphs of different texts, most similar first.
const folder = join(import.meta.dirname, '../content');
const SHINGLE_WORDS = 4;
const LEAST_WORDS = 12;
const ALIKE = 0.3;

type Paragraph = { file: string; text: string; shingles: Set<string> };

const paragraphs: Paragraph[] = globSync('**/*.md', { cwd: folder })
  .toSorted()
  .flatMap((file) => {
    const [, , body = ''] = readFileSync(join(folder, file), 'utf8').split(/^---$/m);
    return (
      body
        // Computed tables are data, and the operator has to be named on several pages.
        .replace(/^```[^]*?^```$/gm, '')
        .replace(/\{\{.*?\}\}/g, '')
        .split(/\n\s*\n/)
        .map((text) => ({ file, text, shingles: shinglesOf(text) }))
        .filter(({ shingles }) => shingles.size >= LEAST_WORDS - SHINGLE_WORDS + 1)
    );
  });

// Only paragraphs with a common shingle are compared.
const byShingle = new Map<string, number[]>();
paragraphs.forEach(({ shingles }, index) => {
  for (const shingle of shingles) byShingle.set(shingle, [...(byShingle.get(shingle) ?? []), index]);
});
const pairs = new Map<string, number>();
for (const places of byShingle.values()) {
  for (const [position, a] of places.entries()) {
    for (const b of places.slice(position + 1)) pairs.set(`${a} ${b}`, (pairs.get(`${a} ${b}`) ?? 0) + 1);
  }
}

const alike = [...pairs]
  .map(([key, shared]) => {
    const [a, b] = key.split(' ').map((index) => paragraphs[Number(index)]);
    return a && b ? { a, b, share: shared / Math.min(a.shingles.size, b.shingles.size) } : undefined;
  })
  .filter((pair) => pair !== undefined && pair.share >= ALIKE && pair.a.file !== pair.b.file)
  .filter((pair) => pair !== undefined)
  .toSorted((x, y) => y.share - x.share);

for (const { a, b, share } of alike) {
  console.log(
    `${Math.round(share * 100)}%  ${a.file} ~ ${b.file}\n     ${a.text.replace(/\s+/g, ' ').slice(0, 110)}`,
  );
}
console.log(`${paragraphs.length} paragraphs, ${alike.length} pairs more than ${ALIKE * 100}% alike.`);

function shinglesOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return new Set(
    words.slice(SHINGLE_WORDS - 1).map((_, index) => words.slice(index, index + SHINGLE_WORDS).join(' ')),
  );
}
