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

const ROOT = '/date-deschise/v1/';
const JSON_TYPE = 'application/json; charset=utf-8';
const CSV_TYPE = 'text/csv; charset=utf-8';

/**
 * Serves open data under permanent addresses: a change of meaning gets a new version beside this one.
 * @see docs/decisions/114-open-data.md
 */
export const openDataRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { series } = options;
  const data = openData(options);

  for (const [name, { answer, json }] of Object.entries(data)) {
    app.get(`${ROOT}${name}.json`, { schema: { response: { 200: answer } } }, async (request, reply) =>
      send(request, reply, JSON_TYPE, JSON.stringify(await json())),
    );
  }
  for (const [name, { csv }] of Object.entries(data)) {
    app.get(`${ROOT}${name}.csv`, async (request, reply) =>
      send(request, reply, CSV_TYPE, await csv(), `${name}.csv`),
    );
  }

  app.get(
    `${ROOT}preturi/:file`,
    { schema: { params: z.object({ file: z.string().regex(/^[a-z0-9-]{1,80}\.csv$/) }) } },
    async (request, reply) => {
      const { file } = request.params;
      const lender = file.slice(0, -'.csv'.length);
      const all = await data.preturi.json();
      const products = all.products.filter((one) => one.lender === lender);
      if (products.length === 0) return reply.callNotFound();
      return await send(request, reply, CSV_TYPE, pricesCsv({ ...all, products }), `preturi-${file}`);
    },
  );
  app.get(
    `${ROOT}serii/:file`,
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
      `${ROOT}${name}.schema.json`,
      { schema: { response: { 200: openSchemaAnswer } } },
      async (request, reply) => send(request, reply, JSON_TYPE, body),
    );
  }
};

/** Names the sets of data, as their files do, with what each says as JSON and as CSV. */
function openData(options: Options) {
  const { series, loadOffers, loadEvidence, loadTransparency, isHidden, rulePacks, today } = options;
  const offers = async () => openOffers(await loadOffers(), today());
  const evidence = async () => openEvidence(await loadEvidence(), isHidden);
  const prices = async () => openPrices(await loadEvidence(), isHidden);
  const ceilings = () => openCeilings(rulePacks(), today());
  const transparency = async () => openTransparency(withoutLenders(await loadTransparency(), isHidden));
  return {
    serii: {
      answer: openSeriesAnswer,
      json: () => openSeries(series.book()),
      csv: () => seriesCsv(series.book()),
    },
    dovezi: {
      answer: openEvidenceAnswer,
      json: evidence,
      csv: async () => evidenceCsv(await evidence()),
    },
    preturi: { answer: openPricesAnswer, json: prices, csv: async () => pricesCsv(await prices()) },
    plafoane: { answer: openCeilingsAnswer, json: ceilings, csv: () => ceilingsCsv(ceilings()) },
    oferte: { answer: openOffersAnswer, json: offers, csv: async () => offersCsv(await offers()) },
    transparenta: {
      answer: openTransparencyAnswer,
      json: transparency,
      csv: async () => transparencyCsv(await transparency()),
    },
  };
}

function send(request: FastifyRequest, reply: FastifyReply, type: string, body: string, file?: string) {
  reply.header('cache-control', FOR_A_MINUTE).header('access-control-allow-origin', '*');
  if (file !== undefined) reply.header('content-disposition', `attachment; filename="${file}"`);
  return sendWithEtag(request, reply, { body, type });
}
