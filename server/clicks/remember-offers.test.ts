import { expect, test, vi } from 'vitest';
import type { Offer } from '#domain/offers/offer.ts';
import { rememberOffers } from './remember-offers.ts';

const offer = { id: '101' } as Offer;

test('in an outage an offer stays what it was, and the failure is told', async () => {
  const findOffer = vi.fn<(id: string) => Promise<Offer | undefined>>().mockResolvedValue(offer);
  const onFailure = vi.fn();
  const find = rememberOffers(findOffer, { onFailure });
  await find('101');
  findOffer.mockRejectedValue(new Error('connection refused'));

  expect(await find('101')).toBe(offer);
  expect(await find('102')).toBeUndefined();
  expect(onFailure).toHaveBeenCalledTimes(2);
});

test('a database that does not answer holds a visitor up only briefly', async () => {
  const findOffer = vi.fn<(id: string) => Promise<Offer | undefined>>().mockResolvedValue(offer);
  const find = rememberOffers(findOffer, { onFailure: () => {}, patienceMs: 10 });
  await find('101');
  findOffer.mockReturnValue(new Promise(() => {}));
  expect(await find('101')).toBe(offer);
});

test('an offer paused since is forgotten', async () => {
  const findOffer = vi.fn<(id: string) => Promise<Offer | undefined>>().mockResolvedValue(offer);
  const find = rememberOffers(findOffer, { onFailure: () => {} });
  await find('101');
  findOffer.mockResolvedValueOnce(undefined);
  expect(await find('101')).toBeUndefined();
  findOffer.mockRejectedValue(new Error('connection refused'));
  expect(await find('101')).toBeUndefined();
});
