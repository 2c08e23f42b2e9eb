import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { joinText, splitText, withValue } from './text-parts.ts';

const text = `---
type: blog
title: 'Bancă sau IFN: cât costă'
updated: 2026-11-26
tags: [bani]
sources:
  - name: BNR
    date: '2026'
---

## Primul titlu
`;
const change = (key: string, value: string) => {
  const parts = splitText(text);
  const frontmatter =
    parts?.frontmatter.map((part) => (part.key === key ? withValue(part, value) : part)) ?? [];
  return joinText({ frontmatter, body: parts?.body ?? '' });
};

test('the parts of every text of the site give it back byte for byte', () => {
  const files = globSync('content/{blog,credite,creditori,pages}/*.md');
  expect(files.length).toBeGreaterThan(90);
  const changed = files.filter((file) => {
    const written = readFileSync(file, 'utf8');
    const parts = splitText(written);
    return !parts || joinText(parts) !== written;
  });
  expect(changed).toEqual([]);
});

test('each key of the frontmatter is a field: a line of text, or the lines below it', () => {
  expect(splitText(text)?.frontmatter.map(({ key, value, isLine }) => [key, value, isLine])).toEqual([
    ['type', 'blog', true],
    ['title', 'Bancă sau IFN: cât costă', true],
    ['updated', '2026-11-26', true],
    ['tags', '[bani]', false],
    ['sources', "  - name: BNR\n    date: '2026'", false],
  ]);
});

test('a changed line is quoted where YAML needs it, and everything else stays as written', () => {
  expect(change('title', "Banca: 'da'")).toBe(text.replace(/^title: .*$/m, "title: 'Banca: ''da'''"));
  expect(change('updated', '2026-12-01')).toBe(text.replace(/^updated: .*$/m, 'updated: 2026-12-01'));
  expect(change('tags', '[bani, economie]')).toBe(text.replace('[bani]', '[bani, economie]'));
  expect(change('sources', '  - name: INS')).toBe(
    text.replace("  - name: BNR\n    date: '2026'", '  - name: INS'),
  );
});

test('a text without frontmatter has no parts', () => {
  expect(splitText('Numai vorbe.')).toBeUndefined();
});
