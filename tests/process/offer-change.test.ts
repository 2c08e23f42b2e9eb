import { hostname } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import type { ServedFiles } from '#domain/office/answers/texts.ts';
import { enterOfficeOf } from '#tests/setup/office-of-program.ts';
import { createPreparedPlace } from '#tests/setup/prepared-place.ts';
import { createProgramPlace } from '#tests/setup/run-program.ts';

vi.setConfig({ testTimeout: 240_000 });
const ready = /is ready/;
const query = '?suma=2000&perioada=3';
/** A second is what people of the office are promised; a test machine has other things to do as well. */
const PATIENCE_MS = 5_000;

test('a figure is public on every instance once a second person approved it, and on none before', async () => {
  await using place = await createPreparedPlace();
  await using elsewhere = await createProgramPlace();
  await place.run().says(ready);
  const socket = path.join(place.dataDir, 'postgres');
  const DATABASE_URL = `postgres://imprumut_clar@localhost/imprumut_clar?host=${encodeURIComponent(socket)}`;
  await elsewhere.run({ DATABASE_URL }).says(ready);
  const [first, second] = [`http://localhost:${place.port}`, `http://localhost:${elsewhere.port}`];
  const ana = await enterOfficeOf(first, place.dataDir, 'Ana');
  const ion = await enterOfficeOf(first, place.dataDir, 'Ion');
  const isPublic = async (origin: string) => await seenBy(origin, '0,9% pe zi');
  // Both have the page in their cache from here on.
  expect(await seenBy(first, '1% pe zi')).toEqual({ feed: true, page: true, payload: true });
  expect(await seenBy(second, '1% pe zi')).toEqual({ feed: true, page: true, payload: true });

  const { offer } = (await ana('GET', 'offers/102')) as { offer: { price: { value: object } } };
  const cheaper = {
    ...offer,
    price: { ...offer.price, value: { ...offer.price.value, ratePercentPerDay: 0.9 } },
  };
  const note = 'Prețul nou de pe pagina creditorului.';
  const { id } = (await ana('POST', 'offer-changes', { offer: cheaper, note })) as { id: number };
  expect(await ana('POST', `offer-changes/${id}/approve`)).toMatchObject({ error: { code: 'own-change' } });
  for (const origin of [first, second]) {
    expect(await isPublic(origin)).toEqual({ feed: false, page: false, payload: false });
  }

  expect(await ion('POST', `offer-changes/${id}/approve`)).toEqual({ status: 'public' });

  const everywhere = { feed: true, page: true, payload: true };
  await expect
    .poll(() => Promise.all([isPublic(first), isPublic(second)]), { timeout: PATIENCE_MS, interval: 50 })
    .toEqual([everywhere, everywhere]);

  // Whoever is asked knows of both, and that both serve it.
  const names = [place, elsewhere].map(({ port }) => `${hostname()}:${port}`);
  for (const origin of [first, second]) {
    const editor = await enterOfficeOf(origin, place.dataDir, `Editor${new URL(origin).port}`);
    const serving = async () => {
      const { instances } = (await editor('GET', 'content-files')) as ServedFiles;
      return instances.flatMap(({ name, servesOffers, servesTexts }) =>
        servesOffers && servesTexts ? [name] : [],
      );
    };
    await expect.poll(async () => (await serving()).toSorted()).toEqual(names.toSorted());
    expect((await serving())[0]).toBe(`${hostname()}:${new URL(origin).port}`);
  }
});

/** Whether the feed, the offers page and its payload have the price, which the feed tells as a number. */
async function seenBy(origin: string, price: string) {
  const text = async (address: string) =>
    (await (await fetch(origin + address)).text()).replaceAll('\u00a0', ' ');
  const rate = new RegExp(`"ratePercentPerDay":${price.replace(/%.*/, '').replace(',', '\\.')}[,}]`);
  const [feed, page, payload] = await Promise.all([
    text('/content/ro_feed.json'),
    text(`/offers/${query}`),
    text(`/offers/_payload.json${query}`),
  ]);
  return {
    feed: rate.test(feed),
    page: page.includes(price),
    payload: rate.test(payload),
  };
}
