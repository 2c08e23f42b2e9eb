import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ratesHealthAnswer } from '#domain/tools/rates/rates-health.ts';
import { openRatesAnswer } from '#domain/answers/public.ts';
import { openRates } from '#domain/tools/rates/open-rates.ts';
import type { Bank } from '#domain/texts/schemas/banks-schema.ts';
import { writeOpenCsv } from '#server/shared/csv/write-csv.ts';
import { FOR_A_MINUTE } from '#server/shared/http/caching.ts';
import { sendWithEtag } from '#server/shared/http/send-with-etag.ts';
import type { RatesService } from './rates-service.ts';

type Options = { rates: Pick<RatesService, 'load' | 'health'>; banks: readonly Bank[] };

const day = z.iso.date();
const querySchema = z.object({
  data: day.optional(),
  valuta: z
    .string()
    .regex(/^[a-z]{3}$/i)
    .transform((code) => code.toUpperCase())
    .optional(),
  din: day.optional(),
  pana: day.optional(),
});

const PROVIDERS = { bnr: 'BNR', ecb: 'BCE' } as const;

/**
 * Serves open data: reference rates as JSON and CSV, of the last day, of a day or the last before it (`data`) or of one currency
 * from a day to another (`valuta`, `din`, `pana`). Values are exact decimals, lei for `multiplier` units. Former names of banks
 * redirect to the present ones.
 * @see docs/exchange-rates.md
 */
export const ratesRoutes: FastifyPluginAsyncZod<Options> = async (app, { rates, banks }) => {
  const schema = { querystring: querySchema };

  app.get(
    '/api/curs-valutar.json',
    { schema: { ...schema, response: { 200: openRatesAnswer } } },
    async (request, reply) => {
      const lines = openRates(await rates.load(), request.query);
      const answer: z.output<typeof openRatesAnswer> = {
        sources: 'BNR: Banca Națională a României; BCE: Banca Centrală Europeană, calculat prin euro',
        unit: 'lei for `multiplier` units of the currency',
        rates: lines.map(({ provider, ...line }) => ({ ...line, source: PROVIDERS[provider] })),
      };
      return send(request, reply, 'application/json; charset=utf-8', JSON.stringify(answer));
    },
  );

  app.get('/api/curs-valutar.csv', { schema }, async (request, reply) => {
    const lines = openRates(await rates.load(), request.query);
    const rows = lines.map(({ day: own, currency, multiplier, value, provider }) => [
      own,
      currency,
      multiplier,
      value,
      PROVIDERS[provider],
    ]);
    const body = writeOpenCsv([['day', 'currency', 'multiplier', 'lei', 'source'], ...rows]);
    reply.header('content-disposition', 'attachment; filename="curs-valutar.csv"');
    return send(request, reply, 'text/csv; charset=utf-8', body);
  });

  app.get(
    '/api/health/rates',
    { schema: { response: { 200: ratesHealthAnswer } } },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return await rates.health();
    },
  );

  for (const { slug, former } of banks) {
    for (const old of former) {
      for (const path of ['/curs-valutar-banci/', '/convertor-valutar/']) {
        app.get(`${path}${old.slug}/`, (_request, reply) => reply.redirect(`${path}${slug}/`, 301));
      }
    }
  }
};

function send(request: FastifyRequest, reply: FastifyReply, type: string, body: string) {
  reply.header('cache-control', FOR_A_MINUTE).header('access-control-allow-origin', '*');
  return sendWithEtag(request, reply, { body, type });
}
