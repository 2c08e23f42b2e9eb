import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { seriesBook } from '#domain/base/series/series-book.ts';
import { readTextFiles, renderTexts } from './read-content-files.ts';
import { lawLibrary } from '#tests/factories/law-library.ts';

const values = { 'operator.denumire': 'Exemplu S.R.L.', 'lege.dae': '34,5%' };

function read(body: string, title = 'Un titlu') {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const frontmatter = [
    'type: doc',
    'slug: termeni',
    `title: '${title}'`,
    'description: O descriere.',
    "version: '1.0'",
    'updated: 2026-11-21',
    'h1: Termeni',
  ].join('\n');
  writeFileSync(path.join(folder, 'termeni.md'), `---\n${frontmatter}\n---\n\n${body}\n`);
  return renderTexts(readTextFiles(folder), {
    pack: null,
    series: seriesBook([]),
    day: '2026-11-23',
    values,
    evidence: new Map(),
    law: lawLibrary(),
  });
}

test('a placeholder is replaced by the value of the setting, and a sentence has one full stop', () => {
  const [entry] = read('Operatorul este {{operator.denumire}}. Scrieți la {{ operator.denumire }}.');
  expect(entry?.body.html).toBe('<p>Operatorul este Exemplu S.R.L. Scrieți la Exemplu S.R.L.</p>\n');
});

test.each(['{{operator.nume}}', '{{denumire}}', '{{}}', '{{toString}}'])(
  '%s is refused with the name of its file',
  (text) => {
    expect(() => read(`Operatorul este ${text}.`)).toThrow(`termeni.md: ${text}: no such placeholder`);
  },
);

test('a rule of law is filled in the frontmatter too', () => {
  const [entry] = read('Text.', 'Plafonul de {{lege.dae}}: ce înseamnă');
  expect(entry?.title).toBe('Plafonul de 34,5%: ce înseamnă');
});

test('Markdown is not allowed in the frontmatter', () => {
  expect(() => read('Text.', 'Despre {{operator.denumire}}')).toThrow(
    'termeni.md: {{operator.denumire}}: only rules of law, series and prices may stand in the frontmatter',
  );
});
