import { expect, test } from 'vitest';
import { newIdentity, newOffer, newSource } from '#tests/factories/new-offer.ts';
import { offerSources } from './offer-sources.ts';

test('figures of one source share a line, and a name that contains its date does not repeat it', () => {
  const page = newSource({ name: 'pagina creditorului' });
  const form = newSource({ name: 'formularul din 2022', url: null, date: '2022', readAt: null });
  const offer = newOffer({
    price: { value: { kind: 'daily', ratePercentPerDay: 1, freeDays: 0 }, source: page },
    amount: { value: { min: null, max: null }, source: page },
    conditions: [
      { value: 'Una.', source: page },
      { value: 'Alta.', source: page },
    ],
    legalName: null,
    registers: newIdentity(['RG-1'], { source: form }),
  });
  expect(offerSources(offer)).toEqual([
    {
      what: 'Prețul, sumele și condițiile',
      name: 'pagina creditorului',
      date: ', nov.\u00a02026',
      url: page.url,
    },
    { what: 'Numărul de registru', name: 'formularul din 2022', date: '', url: null },
  ]);
});

test('an offer without figures cites nothing', () => {
  expect(offerSources(newOffer({ legalName: null, registers: null }))).toEqual([]);
});
