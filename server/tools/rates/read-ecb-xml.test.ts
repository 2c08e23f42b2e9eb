import { expect, test } from 'vitest';
import { readEcbXml } from './read-ecb-xml.ts';

// The shape of eurofxref-hist-90d.xml.
const file = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject>
  <gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
  <Cube>
    <Cube time="2026-04-13"><Cube currency="USD" rate="1.1684"/><Cube currency="RON" rate="5.0920"/></Cube>
    <Cube time="2026-04-10"><Cube currency="RON" rate="5.0900"/></Cube>
  </Cube>
</gesmes:Envelope>`;

test('days and currencies become lei', () => {
  const { publishedOn, rates } = readEcbXml(file);

  expect(publishedOn).toBe('2026-04-13');
  expect(rates.map(({ currency, day, value }) => [currency, day, value])).toEqual([
    ['USD', '2026-04-13', '4.358097'], // 5.0920 / 1.1684
    ['EUR', '2026-04-13', '5.092000'],
    ['EUR', '2026-04-10', '5.090000'],
  ]);
});

test.each([
  ['another document', '<html><body/></html>', 'unexpected-content'],
  ['a file cut short', file.slice(0, 500), 'not-xml'],
  ['no days', file.replace(/<Cube>[^]*<\/Cube>/, '<Cube/>'), 'unexpected-content'],
])('%s is refused', (_name, text, code) => {
  expect(() => readEcbXml(text)).toThrow(expect.objectContaining({ code }));
});
