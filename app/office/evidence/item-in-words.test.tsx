import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { EvidenceItem } from '#domain/offers/evidence/evidence-item.ts';
import { ItemInWords } from './item-in-words.tsx';

const hash = 'ab'.repeat(32);
const item: EvidenceItem = {
  id: 'smile-credit-a1',
  tier: 'A',
  product: 'linie de credit',
  client: 'anyone',
  secured: 'no',
  figures: [],
  principalLei: 'unknown',
  term: 'unknown',
  repayment: 'once',
  source: {
    name: 'pagina creditorului',
    url: 'https://smile.example/costuri',
    date: '2026-10-01',
    readAt: '2026-11-20',
  },
  dating: { by: 'source' },
  copies: ['https://arhiva.example/1', 'https://arhiva.example/2'],
  quote: null,
  copyHash: hash,
  enteredBy: 'Ana',
  approvedBy: 'nobody',
};

test("an item's card links its source, its other addresses and its copy for the approver", () => {
  const html = renderToStaticMarkup(<ItemInWords item={item} />);

  expect([...html.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    'https://smile.example/costuri',
    'https://arhiva.example/1',
    'https://arhiva.example/2',
    `/api/admin/evidence-files/${hash}`,
  ]);
});

test('an item without an address and a copy has no links', () => {
  const bare = { ...item, source: { ...item.source, url: null }, copies: [], copyHash: 'none' as const };
  expect(renderToStaticMarkup(<ItemInWords item={bare} before={item} />)).not.toMatch(/<ins><a /);
  expect(renderToStaticMarkup(<ItemInWords item={bare} />)).not.toContain('<a ');
});
