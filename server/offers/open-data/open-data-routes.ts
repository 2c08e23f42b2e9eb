import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  openCeilingsAnswer,
  openEvidenceAnswer,
  openOffersAnswer,
  openPricesAnswer,
  openSchemaAnswer,
  openSchemas,
  openSeriesAnswer,
  openTransparencyAnswer,
} from '#domain/answers/open-data.ts';
import type { LenderEvidence } from '#domain/offers/evidence/lender-evidence.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import type { OfferList } from '#domain/offers/offer.ts';
import { type SeriesBook, seriesNamed, seriesNames } from '#domain/base/series/series.ts';
import { type TransparencyBook, withoutLenders } from '#domain/partners/transparency/transparency-book.ts';
import { FOR_A_MINUTE } from '#server/shared/http/caching.ts';
import { sendWithEtag } from '#server/shared/http/send-with-etag.ts';
import { ceilingsCsv, openCeilings } from './open-ceilings.ts';
import { evidenceCsv, openEvidence } from './open-evidence.ts';
import { offersCsv, openOffers } from './open-offers.ts';
import { openPrices, pricesCsv } from './open-prices.ts';
import { openSeries, seriesCsv } from './open-series.ts';
import { openTransparency, transparencyCsv } from './open-transparency.ts';

type Options = {
  series: { book(): SeriesBook };
  /** loads the offers visitors see, without hidden ones */
  loadOffers: () => Promise<OfferList>;
  loadEvidence: () => Promise<ReadonlyMap<string, LenderEvidence>>;
  /** reads the published rounds */
  loadTransparency: () => Promise<TransparencyBook>;
  /** whether a lender's prices or pages are hidden */
  isHidden: (lender: string) => boolean;
  rulePacks: () => readonly RulePack[];
  /** yyyy-mm-dd, in the country */
  today: () => string;
};

const JSON_TYPE = 'application/json; charset=utf-8';
const CSV_TYPE = 'text/csv; charset=utf-8';

/**
 * Serves open data under permanent addresses: a change of meaning gets a new version beside this one.
 * @see docs/decisions/114-open-data.md
 */
export const openDataRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { series, loadOffers, loadEvidence, loadTransparency, isHidden, rulePacks, today } = options;
  const offers = async () => openOffers(await loadOffers(), today());
  const evidence = async () => openEvidence(await loadEvidence(), isHidden);
  const prices = async () => openPrices(await loadEvidence(), isHidden);
  const ceilings = () => openCeilings(rulePacks(), today());
  const transparency = async () => openTransparency(withoutLenders(await loadTransparency(), isHidden));

  app.get(
    '/date-deschise/v1/serii.json',
    { schema: { response: { 200: openSeriesAnswer } } },
    async (request, reply) => send(request, reply, JSON_TYPE, JSON.stringify(openSeries(series.book()))),
  );
  app.get(
    '/date-deschise/v1/dovezi.json',
    { schema: { response: { 200: openEvidenceAnswer } } },
    async (request, reply) => send(request, reply, JSON_TYPE, JSON.stringify(await evidence())),
  );
  app.get(
    '/date-deschise/v1/preturi.json',
    { schema: { response: { 200: openPricesAnswer } } },
    async (request, reply) => send(request, reply, JSON_TYPE, JSON.stringify(await prices())),
  );
  app.get(
    '/date-deschise/v1/plafoane.json',
    { schema: { response: { 200: openCeilingsAnswer } } },
    async (request, reply) => send(request, reply, JSON_TYPE, JSON.stringify(ceilings())),
  );
  app.get(
    '/date-deschise/v1/oferte.json',
    { schema: { response: { 200: openOffersAnswer } } },
    async (request, reply) => send(request, reply, JSON_TYPE, JSON.stringify(await offers())),
  );
  app.get(
    '/date-deschise/v1/transparenta.json',
    { schema: { response: { 200: openTransparencyAnswer } } },
    async (request, reply) => send(request, reply, JSON_TYPE, JSON.stringify(await transparency())),
  );

  app.get('/date-deschise/v1/serii.csv', async (request, reply) =>
    send(request, reply, CSV_TYPE, seriesCsv(series.book()), 'serii.csv'),
  );
  app.get('/date-deschise/v1/dovezi.csv', async (request, reply) =>
    send(request, reply, CSV_TYPE, evidenceCsv(await evidence()), 'dovezi.csv'),
  );
  app.get('/date-deschise/v1/preturi.csv', async (request, reply) =>
    send(request, reply, CSV_TYPE, pricesCsv(await prices()), 'preturi.csv'),
  );
  app.get(
    '/date-deschise/v1/preturi/:file',
    { schema: { params: z.object({ file: z.string().regex(/^[a-z0-9-]{1,80}\.csv$/) }) } },
    async (request, reply) => {
      const { file } = request.params;
      const lender = file.slice(0, -'.csv'.length);
      const all = await prices();
      const products = all.products.filter((one) => one.lender === lender);
      if (products.length === 0) return reply.callNotFound();
      return await send(request, reply, CSV_TYPE, pricesCsv({ ...all, products }), `preturi-${file}`);
    },
  );
  app.get('/date-deschise/v1/plafoane.csv', async (request, reply) =>
    send(request, reply, CSV_TYPE, ceilingsCsv(ceilings()), 'plafoane.csv'),
  );
  app.get('/date-deschise/v1/oferte.csv', async (request, reply) =>
    send(request, reply, CSV_TYPE, offersCsv(await offers()), 'oferte.csv'),
  );
  app.get('/date-deschise/v1/transparenta.csv', async (request, reply) =>
    send(request, reply, CSV_TYPE, transparencyCsv(await transparency()), 'transparenta.csv'),
  );

  app.get(
    '/date-deschise/v1/serii/:file',
    { schema: { params: z.object({ file: z.enum(seriesNames.map((name) => `${name}.csv` as const)) }) } },
    async (request, reply) => {
      const { file } = request.params;
      const name = seriesNamed(file.slice(0, -'.csv'.length));
      return await send(request, reply, CSV_TYPE, seriesCsv(series.book(), name ? [name] : []), file);
    },
  );

  for (const [name, schema] of Object.entries(openSchemas)) {
    const body = JSON.stringify(z.toJSONSchema(schema, { target: 'draft-2020-12' }), null, 2);
    app.get(
      `/date-deschise/v1/${name}.schema.json`,
      { schema: { response: { 200: openSchemaAnswer } } },
      async (request, reply) => send(request, reply, JSON_TYPE, body),
    );
  }
};

function send(request: FastifyRequest, reply: FastifyReply, type: string, body: string, file?: string) {
  reply.header('cache-control', FOR_A_MINUTE).header('access-control-allow-origin', '*');
  if (file !== undefined) reply.header('content-disposition', `attachment; filename="${file}"`);
  return sendWithEtag(request, reply, { body, type });
}
