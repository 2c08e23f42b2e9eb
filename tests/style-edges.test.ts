import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Widths at which pages change, in rem: large letters, small phones, phones, large phones, tablets, desktops. */
const edges = ['15rem', '21rem', '24rem', '30rem', '40rem', '48rem', '62rem'];

const queries = globSync('{app,server}/**/*.css').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/@media ([^{]*width[^{]*)/g)].map(([, query = '']) => ({
    file,
    query: query.trim(),
  })),
);

test('pages change at one set of widths, and an edge itself counts as wide', () => {
  expect(queries.length).toBeGreaterThan(60);
  const edge = `(?:${edges.join('|')})`;
  const form = new RegExp(`^\\((?:width (?:<|>=) ${edge}|${edge} <= width < ${edge})\\)$`);
  expect(queries.filter(({ query }) => !form.test(query))).toEqual([]);
});

test('style sheets contain no words: texts are in the markup', () => {
  const written = globSync('{app,server}/**/*.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/content: *(['"])(.*?)\1/g)]
      .filter(([, , text = '']) => /\p{L}{2}/u.test(text))
      .map(([rule]) => `${file}: ${rule}`),
  );
  expect(written).toEqual([]);
});
