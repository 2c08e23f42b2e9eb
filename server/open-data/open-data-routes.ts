import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { openSeriesAnswer } from '#domain/answers/open-data.ts';
import { type SeriesBook, seriesNames } from '#domain/series/series.ts';
import { FOR_A_MINUTE } from '#server/http/caching.ts';
import { sendWithEtag } from '#server/http/send-with-etag.ts';
import { openSeries, seriesCsv } from './open-series.ts';

type Options = { series: { book(): SeriesBook } };

const JSON_TYPE = 'application/json; charset=utf-8';
const CSV_TYPE = 'text/csv; charset=utf-8';

/** Open data under addresses that stay as they are: what changes their meaning is a new version beside this one. */
export const openDataRoutes: FastifyPluginAsyncZod<Options> = async (app, { series }) => {
  app.get(
    '/date-deschise/v1/serii.json',
    { schema: { response: { 200: openSeriesAnswer } } },
    async (request, reply) => send(request, reply, JSON_TYPE, JSON.stringify(openSeries(series.book()))),
  );

  app.get('/date-deschise/v1/serii.csv', async (request, reply) =>
    send(request, reply, CSV_TYPE, seriesCsv(series.book()), 'serii.csv'),
  );

  app.get(
    '/date-deschise/v1/serii/:file',
    {
      schema: {
        params: z.object({
          file: z.enum(seriesNames.map((name) => `${name}.csv`)).transform((file) => file.slice(0, -4)),
        }),
      },
    },
    async (request, reply) => {
      const names = seriesNames.filter((name) => name === request.params.file);
      return await send(request, reply, CSV_TYPE, seriesCsv(series.book(), names), `${names[0]}.csv`);
    },
  );
};

function send(request: FastifyRequest, reply: FastifyReply, type: string, body: string, file?: string) {
  reply.header('cache-control', FOR_A_MINUTE).header('access-control-allow-origin', '*');
  if (file !== undefined) reply.header('content-disposition', `attachment; filename="${file}"`);
  return sendWithEtag(request, reply, { body, type });
}
