import type { RatesDocument } from './rates-document.ts';
import { RatesError } from './rates-error.ts';
import { readEcbTable } from './read-reference-csv.ts';
import { findChild, readXml } from './read-xml.ts';

/**
 * Reads the European Central Bank's XML of one day or many: `Cube` in `Cube` in `Cube`, the middle ones with a `time`, the inner
 * ones with `currency` and `rate`, units for one euro.
 * @throws {RatesError} for any other or truncated file
 */
export function readEcbXml(text: string): RatesDocument {
  const root = readXml(text);
  const days = findChild(root, 'Cube')?.children ?? [];
  if (root.name !== 'Envelope' || days.length === 0) {
    throw new RatesError('unexpected-content', `<${root.name}> where the euro's <Envelope> should be`);
  }
  const rows = days.map(({ attributes, children }) => ({
    date: attributes['time'] ?? '',
    ...Object.fromEntries(
      children.map((rate) => [
        rate.attributes['currency']?.toLowerCase() ?? '',
        rate.attributes['rate'] ?? '',
      ]),
    ),
  }));
  return readEcbTable([...new Set(rows.flatMap((row) => Object.keys(row)))], rows);
}
