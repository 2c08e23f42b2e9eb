import { expect, test } from 'vitest';
import { leaveOutUnset } from './leave-out-unset.ts';

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
])('%s goes without what it needs', (_, markdown, left) => {
  expect(leaveOut(markdown)).toBe(left);
});

test('a heading under which nothing is left goes too, and no other', () => {
  expect(leaveOut('Început.\n\n## Cine\n\n- {{nimic}}\n\n## Ce\n\nText.\n')).toBe(
    'Început.\n\n## Ce\n\nText.\n',
  );
  expect(leaveOut('## Cine\n\n{{nimic}}.\n\n### Unde\n\nAici.\n')).toContain('## Cine');
  expect(leaveOut('## Gol\n\n## Cine\n\n{{nimic}}.\n')).toBe('## Gol\n\n');
});

test('a text that needs nothing missing stays as it is, to the letter', () => {
  const text = '## Unu\n\n- a.  B\n\n1. x\n\n\n## Doi\n';
  expect(leaveOut(text)).toBe(text);
});
