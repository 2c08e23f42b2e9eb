import { expect, test } from 'vitest';
import type { Shell } from '#server/web/pages/page-contract.ts';
import { romania } from '#domain/law/countries/romania.ts';
import { newSource } from '#tests/factories/new-offer.ts';
import { cheap, inInstalments, plainSmile, silent, smile } from '#tests/factories/offers-page.tsx';
import { newPageArgs } from '#tests/factories/page-args.ts';
import { loadOffers } from './offers.data.ts';
import { describeOffers } from './offers.data.ts';

const shell = { origin: 'https://site.test', country: romania } as Shell;
const at = (yearlyRatePercent: number, date: string | null = null) =>
  inInstalments(`${yearlyRatePercent}`, yearlyRatePercent, {
    header: `La ${yearlyRatePercent}`,
    price: { value: { kind: 'instalments', yearlyRatePercent }, source: newSource({ date }) },
  });

async function described(offers: Parameters<typeof newPageArgs>[1]['offers']) {
  return describeOffers(await loadOffers(newPageArgs('/offers/?suma=2000&perioada=3', { offers })), shell);
}

test('prices that compare are a list with places, without those that do not', async () => {
  const [list, ...others] = await described([at(36), plainSmile, cheap, at(24), at(1, '2022'), silent]);
  expect(others).toEqual([]);
  expect(list).toMatchObject({
    '@type': 'ItemList',
    numberOfItems: 3,
    itemListElement: [
      { position: 1, item: { name: 'Ieftin' } },
      { position: 2, item: { name: 'La 24' } },
      { position: 3, item: { name: 'La 36' } },
    ],
  });
});

test('too few prices to compare are listed without a position, an old one not at all', async () => {
  const nodes = await described([smile, cheap, at(1, '2022'), silent]);
  expect(nodes.map((node) => [node['@type'], node['name']])).toEqual([
    ['LoanOrCredit', 'Ieftin'],
    ['LoanOrCredit', 'Smile'],
  ]);
});
