import type { ReferenceRate } from '#domain/tools/rates/rate.ts';
import { type RatesDocument, checkedCurrency, checkedDay, isRate } from './rates-document.ts';
import { RatesError } from './rates-error.ts';
import { type XmlElement, findChild, readXml } from './read-xml.ts';

/**
 * Reads a file of the national bank: one day, ten days or a year. Elements are matched by their local names, because the namespace
 * changed in 2026; a rate is lei for `multiplier` units, 1 when missing. An invalid value is skipped.
 * @throws {RatesError} for any other or truncated file
 */
export function readBnrXml(text: string): RatesDocument {
  const root = readXml(text);
  const header = findChild(root, 'Header');
  const body = findChild(root, 'Body');
  if (root.name !== 'DataSet' || !header || !body) {
    throw new RatesError('unexpected-content', `<${root.name}> where the rates' <DataSet> should be`);
  }
  const currency = findChild(body, 'OrigCurrency')?.text.trim();
  if (currency !== 'RON') throw new RatesError('unexpected-content', `rates in ${currency}, not in lei`);
  const values = body.children.filter(({ name }) => name === 'Cube').flatMap(readCube);
  const rates = values.filter(({ value }) => isRate(value));
  if (rates.length === 0) throw new RatesError('unexpected-content', 'a file without rates');
  return {
    publishedOn: checkedDay(findChild(header, 'PublishingDate')?.text.trim()),
    rates,
    bankRates: [],
    skipped: values.filter(({ value }) => !isRate(value)),
  };
}

// Values may be invalid: the bank writes a dash where it has no quotation.
function readCube(cube: XmlElement): ReferenceRate[] {
  const day = checkedDay(cube.attributes['date']);
  return cube.children
    .filter(({ name }) => name === 'Rate')
    .map(({ attributes, text }) => ({
      provider: 'bnr',
      currency: checkedCurrency(attributes['currency']),
      day,
      value: text.trim(),
      multiplier: checkedMultiplier(attributes['multiplier']),
    }));
}

function checkedMultiplier(text = '1'): number {
  if (!/^10{0,5}$/.test(text)) throw new RatesError('unexpected-content', `not a multiplier: ${text}`);
  return Number(text);
}
