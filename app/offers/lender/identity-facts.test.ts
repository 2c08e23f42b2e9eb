import { expect, test } from 'vitest';
import { newIdentity, newOffer, newSource } from '#tests/factories/new-offer.ts';
import { identityFacts } from './identity-facts.ts';

const terms = newSource({ name: 'termenii' });
const contract = newSource({ name: 'contractul', url: null });

test('names and registers come from the offer, the rest from the text, each with its source', () => {
  const offer = newOffer({
    url: 'https://www.creditor.ro/cerere?x=1',
    legalName: newIdentity('CREDITOR IFN S.A.', { source: terms }),
    registers: newIdentity(['RG-PJR-1 (Registrul general)', 'RS-PJR-2', 'licența C 1'], { source: terms }),
  });
  const { groups, lacksName, site } = identityFacts(offer, [
    { label: 'Sediu', value: 'Str. Lungă nr. 1', source: contract },
  ]);
  expect(
    groups.map(({ source, items }) => [source.name, items.map(({ label, value }) => [label, value])]),
  ).toEqual([
    [
      'termenii',
      [
        ['Denumire', 'CREDITOR IFN S.A.'],
        ['Registrul general al BNR', 'RG-PJR-1'],
        ['Registrul special al BNR', 'RS-PJR-2'],
        ['Înregistrare', 'licența C 1'],
      ],
    ],
    ['contractul', [['Sediu', 'Str. Lungă nr. 1']]],
  ]);
  expect(lacksName).toBe(false);
  expect(site).toBe('www.creditor.ro');
});

test('facts that were not found are reported as not found', () => {
  expect(identityFacts(newOffer({ url: null, legalName: null, registers: null }), [])).toMatchObject({
    groups: [],
    lacksName: true,
    site: null,
  });
});

test('an unreadable offer is not reported as missing facts', () => {
  expect(identityFacts(null, [])).toMatchObject({ groups: [], lacksName: false, site: null });
});

test('a bank of another state is not looked up in the registers of BNR', () => {
  expect(identityFacts(newOffer({ lenderKind: 'foreign-bank' }), []).check).not.toContain('BNR');
  expect(identityFacts(newOffer({ lenderKind: 'ifn' }), []).check).toContain('registrele BNR');
});
