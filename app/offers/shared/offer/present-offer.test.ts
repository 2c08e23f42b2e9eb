import { expect, test } from 'vitest';
import { dailyOffer, newOffer } from '#tests/factories/new-offer.ts';
import { presentOffer } from './present-offer.ts';

test.each([
  ['with figures', dailyOffer({ slug: 'smile-credit' })],
  ['without any', newOffer({ slug: 'smile-credit', legalName: null, registers: null })],
])('whether the sources of an offer end with a link to report a wrong figure, %s', (_, offer) => {
  expect(presentOffer(offer, '2026-11-21').sources.at(-1)).toEqual({
    what: 'Dacă o cifră nu se potrivește',
    name: 'semnalați o greșeală',
    date: '',
    url: '/contact/?semnalare=smile-credit.pret',
  });
});
