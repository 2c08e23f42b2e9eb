import path from 'node:path';
import { expect, test } from 'vitest';
import { romanianRulePacks } from '#domain/law/romanian-rule-packs.ts';
import { projectFolder } from '#server/project-folder.ts';
import { readContent } from './content.ts';
import { renderMarkdown } from './markdown.ts';

const pack = romanianRulePacks.at(-1) ?? null;
const { findArticle } = readContent(path.join(projectFolder, 'content'), pack, {});
const noTable = () => ({ caption: '', head: [], rows: [], note: '' });

test('a block of key points becomes a named box whose links are checked like those of the text', () => {
  const { html, links } = renderMarkdown(
    'Da.\n\n```pe-scurt\n- Aveți **14 zile**.\n- Citiți [legea](/lege/).\n```\n\nApoi.',
    noTable,
  );

  expect(html).toContain('<div class="key-points"><p><b>Pe scurt</b></p><ul>');
  expect(html).toContain('<li>Aveți <strong>14 zile</strong>.</li>');
  expect(links).toEqual(['/lege/']);
});

// Those asked most: what to do with the price, the history, the way out of a contract, trouble and fraud.
test.each([
  'banca-sau-ifn-diferente',
  'biroul-de-credit-cum-verifici-gratuit-situatia-ta',
  'ce-este-dae-si-cum-se-calculeaza',
  'ce-faci-daca-nu-mai-poti-plati-ratele',
  'credit-cu-dobanda-0-ce-inseamna-de-fapt',
  'dreptul-de-retragere-din-credit-14-zile',
  'gradul-de-indatorare-cum-il-calculezi',
  'linie-de-credit-sau-imprumut-in-rate',
  'metoda-bulgarelui-sau-avalansa-datorii',
  'plafonarea-dobanzilor-la-ifn-legea-243-2024',
  'rambursarea-anticipata-a-creditului',
  'refinantarea-creditelor-cand-merita',
  'robor-si-ircc-pentru-rata-ta',
  'semnatura-electronica-contract-credit-online',
  'semne-de-frauda-la-creditele-online',
])('%s has its key points right after its answer, and at least six links in its text', (slug) => {
  const { html, links } = findArticle(slug)?.body ?? { html: '', links: [] };

  expect(html.indexOf('<div class="key-points">')).toBeLessThan(html.indexOf('<h2'));
  expect(html).toContain('<div class="key-points">');
  expect(new Set(links.filter((link) => link.startsWith('/'))).size).toBeGreaterThanOrEqual(6);
});
