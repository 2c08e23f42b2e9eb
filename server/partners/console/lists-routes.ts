import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { partnerClicksAnswer, partnerConversionsAnswer } from '#domain/answers/partners/console.ts';
import { type ClickWord, clickWords } from '#domain/partners/clicks/click-word.ts';
import { subNames } from '#domain/visits/events/attribution.ts';
import { PAGE_SIZE, pageSchema, rowsOfPage } from '#server/office/list-query.ts';
import type { PartnerDeskServices } from '#server/partners/desk/partner-desk-services.ts';
import { partnerOf } from '#server/partners/desk/partners-plugin.ts';
import { listPartnerConversions } from '#server/partners/ledger/list-partner-conversions.ts';
import { listPartnerClicks } from './partner-lists.ts';
import { sendCsv } from './send-csv.ts';

const clicksSchema = z.object({
  pagina: pageSchema,
  cuvant: z
    .enum(Object.keys(clickWords) as [ClickWord, ...ClickWord[]])
    .optional()
    .catch(undefined),
  clic: z.string().max(255).optional().catch(undefined),
});
const config = { partnerAccess: 'partner' as const };
/** Most lines of a file. */
const MOST_LINES = { limit: 50_000, offset: 0 };

/** Serves the clicks and conversions of a partner with their outcomes, as a list and as a file. */
export const listsRoutes: FastifyPluginAsyncZod<PartnerDeskServices> = async (app, { db, country, now }) => {
  const conversionsOf = (partnerId: string) => listPartnerConversions({ db, country, now, partnerId });

  app.get(
    '/api/parteneri/clicks',
    { config, schema: { querystring: clicksSchema, response: { 200: partnerClicksAnswer } } },
    async (request) => {
      const { pagina, cuvant: word, clic: click } = request.query;
      const { partnerId } = partnerOf(request);
      const listed = await listPartnerClicks(db, { partnerId, word, click }, rowsOfPage(pagina));
      return { ...listed, pageSize: PAGE_SIZE };
    },
  );

  app.get(
    '/api/parteneri/clicks.csv',
    { config, schema: { querystring: clicksSchema } },
    async (request, reply) => {
      const { cuvant: word, clic: click } = request.query;
      const { partnerId } = partnerOf(request);
      const { clicks } = await listPartnerClicks(db, { partnerId, word, click }, MOST_LINES);
      return sendCsv(reply, 'clicuri.csv', [
        ['Clic', 'Când', 'Oferta', 'Ce s-a hotărât', ...subNames],
        ...clicks.map(({ id, at, offer, word: said, subs }) => {
          const own = new Map(subs.map(({ name, value }) => [name, value]));
          return [
            id,
            at.toISOString(),
            offer,
            clickWords[said],
            ...subNames.map((name) => own.get(name) ?? null),
          ];
        }),
      ]);
    },
  );

  app.get(
    '/api/parteneri/conversions',
    {
      config,
      schema: {
        querystring: z.object({ pagina: pageSchema }),
        response: { 200: partnerConversionsAnswer },
      },
    },
    async (request) => {
      const all = await conversionsOf(partnerOf(request).partnerId);
      const { limit, offset } = rowsOfPage(request.query.pagina);
      const conversions = all.slice(offset, offset + limit).map(({ share: _share, ...row }) => row);
      return { conversions, total: all.length, pageSize: PAGE_SIZE };
    },
  );

  app.get('/api/parteneri/conversions.csv', { config }, async (request, reply) => {
    const conversions = await conversionsOf(partnerOf(request).partnerId);
    return sendCsv(reply, 'conversii.csv', [
      ['Conversia', 'Clic', 'Data clicului', 'Oferta', 'sub1', 'Ce s-a hotărât', 'Lei', 'Se poate plăti din'],
      ...conversions
        .slice(0, MOST_LINES.limit)
        .map((row) => [
          row.id,
          row.clickId,
          row.clickedAt.toISOString(),
          row.offer,
          row.sub1,
          row.says,
          row.bani / 100,
          row.payableFrom,
        ]),
    ]);
  });
};
