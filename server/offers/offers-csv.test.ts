import { expect, test } from 'vitest';
import { newIdentity, newRecord, newSource } from '#tests/factories/new-offer.ts';
import { writeOffersCsv } from './offers-csv.ts';

test('an offer is a line with its fields and sources, without a price', () => {
  const offer = newRecord({
    tags: ['linie de credit', 'rate'],
    stars: 4.7,
    registers: newIdentity(['RG-1', 'RS-2'], { source: newSource({ url: null, date: '2018' }) }),
    example: { value: 'Prima linie; „a doua”', source: newSource() },
  });
  const [head = '', line = ''] = writeOffersCsv([offer]).replace('\uFEFF', '').split('\r\n');
  const cells = Object.fromEntries(
    head.split(';').map((column, at) => [column, line.split(/;(?! „)/)[at] ?? '']),
  );
  expect(cells).toMatchObject({
    id: '1',
    stars: '4,7',
    isActive: 'da',
    tags: 'linie de credit | rate',
    registers: 'RG-1 | RS-2',
    registers_source: 'pagina creditorului',
    registers_source_url: '',
    registers_source_date: '2018',
    registers_origin: 'lender',
    example: '"Prima linie; „a doua”"',
    conditions_json: '',
  });
  expect(head).not.toMatch(/price|amount|term|repayment|firstLoan/);
});

test('text that looks like a formula is escaped', () => {
  expect(writeOffersCsv([newRecord({ header: '=SUM(A1)' })])).toContain(";'=SUM(A1);");
});
