import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '#server/base/project-folder.ts';
import { BETWEEN_SENTENCES, leaveOutUnset } from './leave-out-unset.ts';

const leaveOut = (markdown: string) => leaveOutUnset(markdown, (text) => text.includes('{{nimic}}'));

test.each([
  ['a row of a list', '- Denumire: **{{nimic}}**\n- Telefon: 021', '- Telefon: 021'],
  [
    'a row of a table',
    '| a | b |\n| - | - |\n| {{nimic}} | x |\n| y | z |',
    '| a | b |\n| - | - |\n| y | z |',
  ],
  [
    'a sentence at the start',
    'Suntem **{{nimic}}**. „Noi” scriem, art. 12 spune cum.',
    '„Noi” scriem, art. 12 spune cum.',
  ],
  ['a sentence in the middle', 'Una. Alta la {{nimic}}, pe larg. [A treia](/x/).', 'Una. [A treia](/x/).'],
  ['a paragraph', 'Unu.\n\nNumai {{nimic}}.\n\nTrei.', 'Unu.\n\n\n\nTrei.'],
])('%s is left out without its required value', (_, markdown, left) => {
  expect(leaveOut(markdown)).toBe(left);
});

test('a heading without content is removed too, and no other', () => {
  expect(leaveOut('Început.\n\n## Cine\n\n- {{nimic}}\n\n## Ce\n\nText.\n')).toBe(
    'Început.\n\n## Ce\n\nText.\n',
  );
  expect(leaveOut('## Cine\n\n{{nimic}}.\n\n### Unde\n\nAici.\n')).toContain('## Cine');
  expect(leaveOut('## Gol\n\n## Cine\n\n{{nimic}}.\n')).toBe('## Gol\n\n');
});

test('a text whose values are all set stays unchanged, to the letter', () => {
  const text = '## Unu\n\n- a.  B\n\n1. x\n\n\n## Doi\n';
  expect(leaveOut(text)).toBe(text);
});

const texts = globSync('content/**/*.md', { cwd: projectFolder }).map((file) => ({
  file,
  text: readFileSync(path.join(projectFolder, file), 'utf8'),
}));
const needsOperator = (text: string) => text.includes('{{operator.');

test('no paragraph loses a sentence that its next one continues', () => {
  const beheaded = texts.flatMap(({ file, text }) =>
    text
      .split('\n')
      .filter((line) => !/^\s*[-*|]/.test(line) && needsOperator(line))
      .map((line) => line.split(BETWEEN_SENTENCES))
      // Losing all of them is fine, and so is losing later ones.
      .filter((sentences) => needsOperator(sentences[0] ?? '') && !sentences.every(needsOperator))
      .map((sentences) => `${file}: ${sentences.join(' ').slice(0, 80)}`),
  );
  expect(beheaded).toEqual([]);
});

test('manually numbered headings keep their numbers while nothing is set', () => {
  const numbered = texts
    .map(({ file, text }) => ({ file, numbers: headingNumbers(leaveOutUnset(text, needsOperator)) }))
    .filter(({ numbers }) => numbers.length > 0);
  expect(numbered.length).toBeGreaterThan(0);
  for (const { file, numbers } of numbered) {
    expect({ file, numbers }).toEqual({ file, numbers: numbers.map((_, index) => index + 1) });
  }
});

/** Returns the numbers at the start of headings, in order. */
function headingNumbers(markdown: string): number[] {
  return Array.from(markdown.matchAll(/^#+ (\d+)\. /gm), ([, number]) => Number(number));
}
