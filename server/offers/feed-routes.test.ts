import Fastify from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { expect, test } from 'vitest';
import type { CountryCode } from '#domain/law/countries/country.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { toFeedEntry } from './feed-format.ts';
import { feedRoutes } from './feed-routes.ts';
import { siteOffers } from '#tests/factories/site-offers.ts';
import { fakeLastKnown } from '#tests/factories/fake-site.ts';
import { strictAnswers } from '#tests/setup/strict-answers.ts';

const offers = await siteOffers();

test('the feed of the country lists its offers', async () => {
  const site = await buildSite();

  const response = await site.inject('/content/ro_feed.json');

  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(response.headers['cache-control']).toBe('public, max-age=60');
  expect(response.json()).toEqual(JSON.parse(JSON.stringify(offers.map(toFeedEntry))));
});

test('an unchanged feed is not sent again', async () => {
  const site = await buildSite();
  const { etag } = (await site.inject('/content/ro_feed.json')).headers;

  const again = await site.inject({
    url: '/content/ro_feed.json',
    headers: { 'if-none-match': `W/"x", ${etag}` },
  });

  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
});

test.each<[CountryCode, string[]]>([
  ['RO', ['ro_feed.json']],
  ['KZ', ['kz_ru_feed.json']],
  ['UA', ['ua_ua_feed.json', 'ua_ru_feed.json']],
])('%s gives %s', async (country, files) => {
  const site = await buildSite(country);

  const responses = await Promise.all(files.map((file) => site.inject(`/content/${file}`)));

  expect(responses.map(({ statusCode }) => statusCode)).toEqual(files.map(() => 200));
});

test.each(['pl_feed.json', 'RO_feed.json', 'ua_feed.json', '..%2Fpackage.json'])(
  'no feed has the name %s here',
  async (file) => {
    const response = await (await buildSite()).inject(`/content/${file}`);

    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ error: { code: 'feed-unknown', message: expect.any(String) } });
  },
);

test('the lead feed is the list of active ids', async () => {
  const site = await buildSite();

  const response = await site.inject('/api/lead-feed?lead_id=ro-1&page=all&direction=swap&pf=1');

  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual(['101', '102']);
});

test('an offer of an unknown lender is in neither feed', async () => {
  const list = offers.map((offer, index) =>
    index === 0 ? { ...offer, legalName: null, registers: null } : offer,
  );
  const site = await buildSite('RO', list);

  const feed = (await site.inject('/content/ro_feed.json')).json<{ offer_id: string }[]>();
  expect(feed.map(({ offer_id }) => offer_id)).toEqual(offers.slice(1).map(({ id }) => id));
  expect((await site.inject('/api/lead-feed?lead_id=ro-1')).json()).toEqual(['102']);
});

test.each(['', '?page=all', '?lead_id=', '?lead_id=a&lead_id=b'])(
  'without exactly one lead_id ("%s") the call is refused with a code',
  async (query) => {
    const response = await (await buildSite()).inject(`/api/lead-feed${query}`);

    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      error: { code: 'lead-id-missing', message: 'Lipsește parametrul lead_id.' },
    });
  },
);

test('an unknown lead gets an error, not an empty list', async () => {
  const response = await (await buildSite()).inject('/api/lead-feed?lead_id=altul');

  expect(response.statusCode).toBe(404);
  expect(response.json()).toEqual({ error: { code: 'lead-unknown', message: expect.any(String) } });
});

async function buildSite(country: CountryCode = 'RO', list: readonly Offer[] = offers) {
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(strictAnswers);
  const repository = {
    activeIds: async (leadId: string) => (leadId === 'ro-1' ? ['101', '102'] : undefined),
  };
  await app.register(feedRoutes, {
    listOffers: async () => [...list],
    repository,
    country,
    lastKnown: fakeLastKnown(),
    withoutHidden: (all) => [...all],
  });
  return app;
}
