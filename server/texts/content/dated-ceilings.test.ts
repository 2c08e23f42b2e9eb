import path from 'node:path';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { romanianRulePacks } from '#domain/law/romanian-rule-packs.ts';
import { siteContent } from '#tests/factories/site-content.ts';

const folder = path.join(import.meta.dirname, '../../../content');
const pack = romanianRulePacks.at(-1) ?? null;
const CEILING = /\b(?:34,5|15,5)0?%/;
const DAY = '15.05.2026';

test('every ceiling of DAE in a text has the date of its reference rate beside it', () => {
  const { entries } = siteContent(pack);
  const named = entries.flatMap(({ slug, body: { html } }) =>
    html
      .split(/(?=<(?:p|li|h\d|table|tr|figcaption|caption)\b)/)
      .filter((block) => CEILING.test(block))
      .map((block) => ({ slug, block })),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ block }) => !block.includes(DAY))).toEqual([]);
});

test('no text has a typed ceiling of DAE: it comes from the rules, with its date', () => {
  const typed = globSync('**/*.{md,yml}', { cwd: folder }).filter((file) =>
    CEILING.test(readFileSync(path.join(folder, file), 'utf8')),
  );
  expect(typed).toEqual([]);
});
