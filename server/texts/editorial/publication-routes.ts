import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { doneAnswer } from '#domain/answers/office/common.ts';
import { officerOf } from '#server/office/office-plugin.ts';
import { localMomentSchema, readLocalMoment } from '#server/office/local-moment.ts';
import { refuse } from '#server/office/office-error.ts';
import type { OfficeServices } from '#server/office/office-services.ts';
import type { TextsServices } from './texts-services.ts';
import { createPublicationDesk, type PublicationAnswer } from './decide-publication.ts';

const editors = { access: ['editor' as const] };
const publishers = { ...editors, needsSecondFactor: true };
const params = z.object({ slug: z.string().max(200) });

/** Serves a text before publication, and the moment of its publication. */
export const publicationRoutes: FastifyPluginAsyncZod<OfficeServices & { texts: TextsServices }> = async (
  app,
  { db, texts, country, now },
) => {
  const desk = createPublicationDesk({ db, texts, now });

  app.get(
    '/api/admin/texts/:slug/preview',
    { config: editors, schema: { params } },
    async (request, reply) => {
      const page = await texts.preview(request.params.slug);
      if (!page) return refuse(reply, 404, 'unknown', 'Acest text nu există.');
      const { headers, body } = page.variant('identity');
      return reply.code(page.status).headers(headers).send(body);
    },
  );

  app.put(
    '/api/admin/texts/:slug/publication',
    {
      config: publishers,
      schema: { params, body: z.object({ publishAt: localMomentSchema }), response: { 200: doneAnswer } },
    },
    async (request, reply) => {
      const moment = await readLocalMoment(db, request.body.publishAt, country.timeZone);
      return answer(reply, await desk.schedule(request.params.slug, moment, officerOf(request)));
    },
  );

  app.post(
    '/api/admin/texts/:slug/publish',
    { config: publishers, schema: { params, response: { 200: doneAnswer } } },
    async (request, reply) => answer(reply, await desk.publish(request.params.slug, officerOf(request))),
  );

  app.delete(
    '/api/admin/texts/:slug/publication',
    { config: publishers, schema: { params, response: { 200: doneAnswer } } },
    async (request, reply) => answer(reply, await desk.withdraw(request.params.slug, officerOf(request))),
  );
};

function answer(reply: FastifyReply, given: PublicationAnswer) {
  if (!('refused' in given)) return given;
  switch (given.refused) {
    case 'unknown':
      return refuse(reply, 404, 'unknown', 'Acest text nu există.');
    case 'public':
      return refuse(reply, 409, 'public', 'Textul este deja public.');
    case 'past': {
      const publishAt = 'Acest moment a trecut. Alegeți unul care urmează sau publicați acum.';
      return refuse(reply, 400, 'past', 'Verificați datele.', { publishAt });
    }
    case 'undecided':
      return refuse(reply, 409, 'undecided', 'Fișierul hotărăște deja singur.');
  }
}
