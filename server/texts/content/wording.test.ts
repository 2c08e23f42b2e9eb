import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '#server/base/project-folder.ts';
import { readWords, wordingProblems } from './wording.ts';

const words = readWords(path.join(projectFolder, 'content'));

test('no text, page, mail or rule uses a word that content/words.yml excludes', () => {
  const files = globSync('{content,app,domain,server,public}/**/*.{md,yml,ts,tsx,txt,json,webmanifest}', {
    cwd: projectFolder,
  })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(projectFolder, file), 'utf8') }));
  expect(files.length).toBeGreaterThan(500);

  expect(wordingProblems(files, words)).toEqual([]);
});

test('an excluded word, and a number without its „de”, are reported with file and line', () => {
  const text = 'Bine.\nSocotiți 20 zile.';

  expect(wordingProblems([{ file: 'blog/x.md', text }], words)).toEqual([
    'blog/x.md:2: „Socotiți”; better: calcul, a calcula, a lua în calcul',
    'blog/x.md:2: „20 zile” without „de”',
  ]);
  expect(wordingProblems([{ file: 'evidence/x.yml', text: "quote: 'Socotiți 20 zile.'" }], words)).toEqual(
    [],
  );
  expect(wordingProblems([{ file: 'app/x.tsx', text: 'Socotiți 20 zile.' }], words)).toHaveLength(1);
});

test('thousands have a no-break space, so that no figure breaks across lines', () => {
  const files = globSync('content/{blog,credite,creditori,legi,pages,scrisori}/**/*.{md,yml}', {
    cwd: projectFolder,
  });
  expect(files.length).toBeGreaterThan(100);
  const parted = files.flatMap((file) =>
    [...readFileSync(path.join(projectFolder, file), 'utf8').matchAll(/.{0,20}\d \d{3}(?!\d)/g)].map(
      ([found]) => `${file}: ${found}`,
    ),
  );
  expect(parted).toEqual([]);
});
