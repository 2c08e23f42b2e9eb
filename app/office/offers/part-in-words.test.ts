import { expect, test } from 'vitest';
import { dailyOffer, newOffer, newSource } from '#tests/factories/new-offer.ts';
import { partInWords } from './part-in-words.ts';

const plain = (lines: string[]) => lines.map((line) => line.replaceAll('\u00a0', ' '));
const source = '(sursa: pagina creditorului, nov. 2026, https://creditor.ro/)';

test('figures are read with their source', () => {
  const offer = dailyOffer();
  expect(plain(partInWords('price', offer))).toEqual([`1,00% pe zi, primele 3 zile fără dobândă ${source}`]);
  expect(plain(partInWords('amount', offer))).toEqual([`200 lei până la 5 000 lei ${source}`]);
  expect(plain(partInWords('term', offer))).toEqual([`până la 91 de zile ${source}`]);
  expect(plain(partInWords('repayment', offer))).toEqual([`linie de credit ${source}`]);
});

test('each condition has a line', () => {
  const conditions = ['Una.', 'Alta.'].map((value) => ({ value, source: newSource() }));
  expect(plain(partInWords('conditions', newOffer({ conditions })))).toEqual([
    `Una. ${source}`,
    `Alta. ${source}`,
  ]);
});

test('what is not there is said', () => {
  expect(partInWords('price', newOffer())).toEqual(['fără valoare']);
  expect(partInWords('stars', newOffer())).toEqual(['nimic']);
  expect(partInWords('header', null)).toEqual(['nu există']);
  expect(partInWords('isActive', newOffer({ isActive: false }))).toEqual(['nu']);
});
