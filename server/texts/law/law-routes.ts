import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { statusWords } from '#domain/base/sources/reading-status.ts';
import { done, doneAnswer } from '#domain/answers/office/common.ts';
import { lawAnswer, lawReadBody } from '#domain/answers/office/law.ts';
import { createLawReadings } from './law-readings.ts';
import { officerOf } from '#server/office/office-plugin.ts';
import { refuse } from '#server/office/office-error.ts';
import type { OfficeServices } from '#server/office/office-services.ts';
import type { TextsServices } from '#server/texts/editorial/texts-services.ts';

const config = { access: ['editor' as const] };

/** Serves the articles of the law with the pages that lean on each, and the readers of those pages since the article changed. */
export const lawRoutes: FastifyPluginAsyncZod<OfficeServices & { texts: TextsServices }> = async (
  app,
  { db, country, now, texts },
) => {
  const readings = createLawReadings({ db, texts, timeZone: country.timeZone, now });

  app.get('/api/admin/law', { config, schema: { response: { 200: lawAnswer } } }, async () => {
    const articles = await readings.list();
    return {
      articles: articles.map(({ article, fingerprint, state, reading, uses }) => ({
        article: article.id,
        name: article.name,
        title: article.title,
        path: article.path,
        reading: statusWords[article.reading],
        fingerprint,
        state,
        readBy: reading?.readBy ?? null,
        readAt: reading?.readAt.toISOString() ?? null,
        uses: uses.map(({ label, path }) => ({ label, path })),
      })),
    };
  });

  app.post(
    '/api/admin/law/read',
    { config, schema: { body: lawReadBody, response: { 200: doneAnswer } } },
    async (request, reply) => {
      const { article, fingerprint } = request.body;
      switch (await readings.markRead(article, fingerprint, officerOf(request))) {
        case 'unknown':
          return refuse(reply, 404, 'unknown', 'Articolul nu este în bibliotecă.');
        case 'changed':
          return refuse(reply, 409, 'changed', 'Fișa articolului s-a schimbat între timp. Citiți-o din nou.');
        case 'done':
          return done;
      }
    },
  );
};
