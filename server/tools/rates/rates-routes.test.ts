import Fastify from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { expect, test } from 'vitest';
import { openRatesAnswer } from '#domain/answers/public.ts';
import { createRateBook } from '#domain/tools/rates/rate-book.ts';
import { ratesRoutes } from './rates-routes.ts';
import { strictAnswers } from '#tests/setup/strict-answers.ts';

const book = createRateBook(
  [
    { provider: 'bnr', currency: 'EUR', day: '2026-08-19', value: '5.2452', multiplier: 1 },
    { provider: 'ecb', currency: 'EUR', day: '2025-12-30', value: '5.096000', multiplier: 1 },
    { provider: 'bnr', currency: 'HUF', day: '2026-08-19', value: '1.4375', multiplier: 100 },
  ],
  [],
);

async function buildSite() {
  const site = Fastify();
  site.setValidatorCompiler(validatorCompiler);
  site.setSerializerCompiler(strictAnswers);
  await site.register(ratesRoutes, {
    rates: {
      load: async () => book,
      health: async () => ({ newestDay: '2026-08-19', isLate: true, alarms: [] }),
    },
    banks: [{ slug: 'nou', name: 'Nou', former: [{ slug: 'vechi', name: 'Vechi' }] }],
  });
  return site;
}

test('the newest day is served as JSON, exact, with its sources', async () => {
  const response = await (await buildSite()).inject('/api/curs-valutar.json');

  expect(response.headers['cache-control']).toBe('public, max-age=60');
  expect(openRatesAnswer.strict().safeParse(response.json()).success).toBe(true);
  expect(response.json()).toMatchObject({
    rates: [
      { currency: 'EUR', day: '2026-08-19', value: '5.2452', multiplier: 1, source: 'BNR' },
      { currency: 'HUF', day: '2026-08-19', value: '1.4375', multiplier: 100, source: 'BNR' },
    ],
  });
});

test('the history of a currency is served as CSV', async () => {
  const response = await (await buildSite()).inject('/api/curs-valutar.csv?valuta=eur');

  expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(response.body).toBe(
    'day,currency,multiplier,lei,source\r\n2025-12-30,EUR,1,5.096000,BCE\r\n2026-08-19,EUR,1,5.2452,BNR\r\n',
  );
});

test('unchanged rates are not sent again', async () => {
  const site = await buildSite();
  const { etag } = (await site.inject('/api/curs-valutar.csv')).headers;

  const again = await site.inject({
    url: '/api/curs-valutar.csv',
    headers: { 'if-none-match': String(etag) },
  });

  expect(again.statusCode).toBe(304);
});

test.each(['data=19.08.2026', 'valuta=euro', 'din=ieri'])('%s is refused', async (query) => {
  expect((await (await buildSite()).inject(`/api/curs-valutar.json?${query}`)).statusCode).toBe(400);
});

test('the health of the rates is reported', async () => {
  const response = await (await buildSite()).inject('/api/health/rates');

  expect(response.json()).toEqual({ newestDay: '2026-08-19', isLate: true, alarms: [] });
});

test.each(['/curs-valutar-banci/', '/convertor-valutar/'])(
  'a former name redirects to the present bank: %s',
  async (path) => {
    const response = await (await buildSite()).inject(`${path}vechi/`);

    expect([response.statusCode, response.headers.location]).toEqual([301, `${path}nou/`]);
  },
);
