import { expect, test } from 'vitest';
import { readReport, reportHref, reportLine, writeReport } from './figure-report.ts';

test('a figure reported as wrong survives writing to an address and reading', () => {
  const report = { lender: 'viva-credit', part: 'dovada', of: 'viva-b1' } as const;
  expect(reportHref(report)).toBe('/contact/?semnalare=viva-credit.dovada.viva-b1');
  expect(readReport(writeReport(report))).toEqual(report);
  expect(reportLine(report)).toBe('Semnalare: viva-credit, viva-b1, o dovadă a prețului');
  expect(reportLine({ lender: '12rate', part: 'pret' })).toBe('Semnalare: 12rate, prețul');
});

test.each([
  null,
  '',
  'viva-credit',
  'viva-credit.altceva',
  'Câștigați.pret',
  'a.pret.<b>',
  'a.pret.b.c',
  'a.toString',
])('%j names no figure', (word) => {
  expect(readReport(word)).toBeNull();
});
