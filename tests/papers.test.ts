import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const projectFolder = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(projectFolder, file), 'utf8');
const list = (...patterns: string[]) =>
  globSync(patterns, { cwd: projectFolder, exclude: (name) => name === 'node_modules' }).toSorted();

const sources = list('{app,domain,server,scripts,tests,migrations,public}/**/*.{ts,tsx,mjs,js,css,json}');
const papers = list('*.md', 'docs/**/*.md', '{app,domain,server,scripts,tests,migrations}/**/README.md');

const topFolder = /^(?:app|content|docs|domain|migrations|ops|public|scripts|server|tests)\//;
const fileName = /^[\w.-]+\.(?:ts|tsx|mjs|css)$/;
const baseNames = new Set([...sources, ...list('*.{ts,mjs}')].map((file) => path.basename(file)));

/** Tells whether a name in backticks is a missing place in the repository. */
function isGone(name: string): boolean {
  if (fileName.test(name)) return !baseNames.has(name);
  if (!topFolder.test(name)) return false;
  return name.includes('*') ? list(name).length === 0 : !existsSync(path.join(projectFolder, name));
}

test('no document contains merge conflict markers', () => {
  const halfMerged = papers.filter((paper) => /^(?:<{7} |[>|] ?(?:={7}|(?:> ){6}))/m.test(read(paper)));
  expect(halfMerged).toEqual([]);
});

test('every file and folder named in the documents exists', () => {
  const gone = papers.flatMap((paper) =>
    [...read(paper).matchAll(/`([^`\s]+)`/g)]
      .map(([, name = '']) => name)
      .filter(isGone)
      .map((name) => `${paper}: ${name}`),
  );
  expect(papers.length).toBeGreaterThan(50);
  expect(gone).toEqual([]);
});

test('every link between the documents has a target', () => {
  const broken = papers.flatMap((paper) =>
    [...read(paper).matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !existsSync(path.join(projectFolder, path.dirname(paper), target)))
      .map((target) => `${paper}: ${target}`),
  );
  expect(broken).toEqual([]);
});

test('every document named in the code exists', () => {
  const broken = sources.flatMap((file) =>
    [...read(file).matchAll(/(?<![\w/])docs\/[\w/-]+\.md\b/g)]
      .filter(([name]) => !existsSync(path.join(projectFolder, name)))
      .map(([name]) => `${file}: ${name}`),
  );
  expect(broken).toEqual([]);
});

// Decisions on building and testing stand beside the measurements they were made by.
const decisionPaths = new Map(
  list('docs/{decisions,measurements}/[0-9]*.md')
    .map((file) => [path.basename(file), file] as const)
    .toSorted(([a], [b]) => a.localeCompare(b)),
);
const decisions = [...decisionPaths.keys()];
const decisionText = (file: string) => read(decisionPaths.get(file) ?? file);
const titleOf = (file: string) => /^# (.+)/.exec(decisionText(file))?.[1];
const index = read('docs/decisions/README.md') + read('docs/measurements/README.md');
const rows = [...index.matchAll(/^\| \[(\d{3})\]\(([^)]+)\) +\| (.+?) +\| (.+?) +\| (.*?) *\|$/gm)]
  .map(([, number, file = '', title, line = '', replacedBy = '']) => ({
    number,
    file,
    title,
    line,
    replacedBy,
  }))
  .toSorted((a, b) => Number(a.number) - Number(b.number));

test('the index lists every decision once, under its own title and with a line about its content', () => {
  expect(rows.map((row) => row.file)).toEqual(decisions);
  expect(rows.map((row) => `${row.number} ${row.title}`)).toEqual(decisions.map(titleOf));
  expect(rows.filter((row) => row.line.length < 20)).toEqual([]);
});

test('a decision that another one replaced, in whole or in part, says so in its status as the index does', () => {
  const statusOf = (file: string) => /Status: (.+?)\n\n/s.exec(decisionText(file))?.[1] ?? '';
  const later = (file: string) =>
    [...statusOf(file).matchAll(/\b(?:superseded|changed)\b[^;]*/g)].flatMap(
      ([part]) => part.match(/\b0\d\d(?=\])/g) ?? [],
    );
  expect(decisions.filter((file) => !statusOf(file))).toEqual([]);
  expect(rows.map(({ file, replacedBy }) => [file, replacedBy.match(/\b0\d\d(?=\])/g) ?? []])).toEqual(
    decisions.map((file) => [file, later(file)]),
  );
});

/** Returns our modules that a file imports, statically or dynamically, types included. */
function importsOf(file: string): string[] {
  return [...read(file).matchAll(/(?:from|import\()\s*'([.#][^']+)'/g)].map(([, name = '']) =>
    name.startsWith('#') ? name.slice(1) : path.join(path.dirname(file), name),
  );
}

const flows = read('docs/flows.md')
  .split(/^## /m)
  .slice(1)
  .map((text) => ({
    name: /^.+/.exec(text)?.[0],
    files: [...text.matchAll(/^\d+\. (\[by [^\]]+\] )?`([^`]+)`: /gm)].map(([, meets, file = '']) => ({
      meets,
      file,
    })),
    numbers: [...text.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number)),
  }));

test.each(flows)(
  '$name: each file is linked by an import to an earlier one, or says how they connect',
  ({ files, numbers }) => {
    expect(files.length).toBeGreaterThan(10);
    expect(numbers).toEqual(files.map((_, at) => at + 1));
    const untied = files.slice(1).filter(({ meets, file }, at) => {
      const before = files.slice(0, at + 1).map((earlier) => earlier.file);
      const isTied =
        importsOf(file).some((name) => before.includes(name)) ||
        before.some((name) => importsOf(name).includes(file));
      return !meets && !isTied;
    });
    expect(untied.map(({ file }) => file)).toEqual([]);
  },
);

test('there are seven flows', () => {
  expect(flows.map((flow) => flow.name)).toEqual([
    'An event to its figure',
    'An offer to the page and to React',
    'Evidence to a sentence',
    'A comment',
    'A registration',
    'A page, cached and live',
    'From a report to a statement',
  ]);
});

test('the page of measurements leads to each of them', () => {
  const files = list('docs/measurements/[a-z]*.md')
    .map((file) => path.basename(file))
    .filter((name) => name !== 'README.md');
  const linked = [...read('docs/measurements/README.md').matchAll(/\]\(([a-z-]+\.md)\)/g)].map(
    ([, name = '']) => name,
  );
  expect(linked.toSorted()).toEqual(files);
});
