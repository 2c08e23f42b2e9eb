import { expect, test, vi } from 'vitest';
import type { Offer } from '#domain/offers/offer.ts';
import { newOffer } from '#tests/factories/new-offer.ts';
import { rememberOffers } from './remember-offers.ts';

const offer = newOffer({ id: '101' });
const away = new Error('connection refused');

function remembering({ pages = [] }: { pages?: Offer[] } = {}) {
  const read = vi.fn<(id: string) => Promise<Offer | undefined>>().mockResolvedValue(offer);
  const onFailure = vi.fn();
  const find = rememberOffers(
    { find: read, findAsLastRead: (id) => pages.find((page) => page.id === id) },
    { onFailure, patienceMs: 10 },
  );
  return { find, read, onFailure };
}

test('in an outage an offer stays as it was, and the failure is logged', async () => {
  const { find, read, onFailure } = remembering();
  await find('101');
  read.mockRejectedValue(away);

  expect(await find('101')).toBe(offer);
  expect(await find('102')).toBeUndefined();
  expect(onFailure).toHaveBeenCalledTimes(2);
});

test("an offer without departures so far is taken from the pages' list", async () => {
  const { find, read } = remembering({ pages: [offer] });
  read.mockRejectedValue(away);

  expect(await find('101')).toBe(offer);
});

test('a database that does not answer delays a visitor only briefly', async () => {
  const { find, read } = remembering();
  await find('101');
  read.mockReturnValue(new Promise(() => {}));

  expect(await find('101')).toBe(offer);
});

test('an offer that a departure found paused is not taken from the pages again', async () => {
  const { find, read } = remembering({ pages: [offer] });
  read.mockResolvedValueOnce(undefined);
  expect(await find('101')).toBeUndefined();
  read.mockRejectedValue(away);

  expect(await find('101')).toBeUndefined();
});

test('an offer paused since is forgotten', async () => {
  const { find, read } = remembering();
  await find('101');
  read.mockResolvedValueOnce(undefined);
  expect(await find('101')).toBeUndefined();
  read.mockRejectedValue(away);

  expect(await find('101')).toBeUndefined();
});
