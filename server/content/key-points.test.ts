import path from 'node:path';
import { expect, test } from 'vitest';
import { romanianRulePacks } from '#domain/law/romanian-rule-packs.ts';
import { projectFolder } from '#server/project-folder.ts';
import { readContent } from './content.ts';
import { renderMarkdown } from './markdown.ts';

const pack = romanianRulePacks.at(-1) ?? null;
const { articles, findArticle } = readContent(path.join(projectFolder, 'content'), pack, {});
const noBlocks = {
  table: () => ({ caption: '', head: [], rows: [], note: '' }),
  chart: () => {
    throw new RangeError('no chart was asked for');
  },
};

test('a block of key points becomes a named box whose links are checked like those of the text', () => {
  const { html, links } = renderMarkdown(
    'Da.\n\n```pe-scurt\n- Aveți **14 zile**.\n- Citiți [legea](/lege/).\n```\n\nApoi.',
    noBlocks,
  );

  expect(html).toContain('<div class="key-points"><p><b>Pe scurt</b></p><ul>');
  expect(html).toContain('<li>Aveți <strong>14 zile</strong>.</li>');
  expect(links).toEqual(['/lege/']);
});

test.each(articles.map(({ slug }) => slug))(
  '%s has its key points right after its answer, and at least six links in its text',
  (slug) => {
    const { html, links } = findArticle(slug)?.body ?? { html: '', links: [] };

    expect(html.indexOf('<div class="key-points">')).toBeLessThan(html.indexOf('<h2'));
    expect(html).toContain('<div class="key-points">');
    expect(new Set(links.filter((link) => link.startsWith('/'))).size).toBeGreaterThanOrEqual(6);
  },
);
