import { expect, test } from 'vitest';
import { newOffer, newSource } from '#tests/factories/new-offer.ts';
import { partInWords } from './part-in-words.ts';

const plain = (lines: string[]) => lines.map((line) => line.replaceAll('\u00a0', ' '));
const source = '(sursa: pagina creditorului, nov. 2026, https://creditor.ro/)';

test('figures are read with their source', () => {
  const offer = newOffer({ example: { value: '500 de lei costă 60.', source: newSource() } });
  expect(plain(partInWords('example', offer))).toEqual([`500 de lei costă 60. ${source}`]);
  expect(plain(partInWords('registers', offer))).toEqual([
    `RG-PJR-41-110300 ${source}`,
    'de unde știm: pagina sau documentul creditorului',
  ]);
});

test('each condition has a line', () => {
  const conditions = ['Una.', 'Alta.'].map((value) => ({ value, source: newSource() }));
  expect(plain(partInWords('conditions', newOffer({ conditions })))).toEqual([
    `Una. ${source}`,
    `Alta. ${source}`,
  ]);
});

test('a missing value is named', () => {
  expect(partInWords('example', newOffer())).toEqual(['fără valoare']);
  expect(partInWords('stars', newOffer())).toEqual(['nimic']);
  expect(partInWords('header', null)).toEqual(['nu există']);
  expect(partInWords('isActive', newOffer({ isActive: false }))).toEqual(['nu']);
});
