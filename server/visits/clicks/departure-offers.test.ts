import { expect, test } from 'vitest';
import type { OfferList } from '#domain/offers/offer.ts';
import { newOffer } from '#tests/factories/new-offer.ts';
import { createDepartureOffers } from './departure-offers.ts';

const open = newOffer({ id: '1' });
const paused = newOffer({ id: '2', isActive: false });
const unlisted = newOffer({ id: '3' });
const nameless = newOffer({ id: '5', legalName: null, registers: null });
const all = [open, paused, unlisted, nameless];
const activeIds = ['1', '2', '5'];

function departuresOf({ isFromOutside, list }: { isFromOutside: boolean; list?: OfferList }) {
  return createDepartureOffers({
    loadOffers: async () => [list ?? { offers: all, activeIds }],
    lastRead: () => [{ offers: all, activeIds }],
    repository: {
      find: async (_country, id) => all.find((offer) => offer.id === id),
      activeIds: async () => activeIds,
    },
    isFromOutside,
    country: 'RO',
    leadId: 'ro-1',
  });
}

test.each([
  ['our own', false],
  ['from outside', true],
])(
  'of offers that are %s only those lead away that both their record and the lead feed call active',
  async (_, isFromOutside) => {
    const { find } = departuresOf({ isFromOutside });

    expect(await find('1')).toEqual(open);
    expect(await find('2')).toBeUndefined();
    expect(await find('3')).toBeUndefined();
    expect(await find('4')).toBeUndefined();
    // The offer's lender is unknown.
    expect(await find('5')).toBeUndefined();
  },
);

test("while another host's service is unavailable an offer is unknown, which differs from paused", async () => {
  const { find } = departuresOf({ isFromOutside: true, list: { offers: [], activeIds: [], isOutage: true } });

  await expect(find('1')).rejects.toThrow('can not be read');
});

// "For ES, offer 67 is always added to the active list."
test('in Spain offer 67 leads away regardless of the lead feed and of its own record', async () => {
  const offer = newOffer({ id: '67', country: 'ES', isActive: false });
  const { find } = createDepartureOffers({
    loadOffers: async () => [{ offers: [], activeIds: [] }],
    lastRead: () => [],
    repository: { find: async () => offer, activeIds: async () => [] },
    isFromOutside: false,
    country: 'ES',
    leadId: 'es-1',
  });

  expect(await find('67')).toEqual(offer);
});

test('last known offers redirect by the same rules', () => {
  const { findAsLastRead } = departuresOf({ isFromOutside: false });

  expect(findAsLastRead('1')).toEqual(open);
  expect(['2', '3', '4', '5'].map(findAsLastRead)).toEqual([undefined, undefined, undefined, undefined]);
});
