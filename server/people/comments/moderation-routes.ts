import { opinionStates } from '#domain/people/comments/opinion-state.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { done, doneAnswer } from '#domain/answers/office/common.ts';
import { paragraphSchema } from '#domain/base/forms/texts.ts';
import { officerOf } from '#server/office/office-plugin.ts';
import { PAGE_SIZE, pageSchema, rowsOfPage } from '#server/office/list-query.ts';
import { refuse } from '#server/office/office-error.ts';
import type { OfficeServices } from '#server/office/office-services.ts';
import { answeredAnswer, moderationAnswer } from '#domain/answers/office/moderation.ts';
import { answerComment, correctText, decideTexts } from './moderation-deeds.ts';
import { listQueue } from './moderation-queue.ts';

const kindSchema = z.enum(['comment', 'review']);
const subjectSchema = z.object({ kind: kindSchema, id: z.uuid() });
const wordSchema = z.string().trim().max(100).optional();
const textSchema = paragraphSchema({ empty: 'Scrieți textul', least: 2, most: 3000 });
const querySchema = z.object({
  pagina: pageSchema,
  stare: z.enum(opinionStates).catch('pending'),
  fel: kindSchema.optional().catch(undefined),
  expeditor: wordSchema,
  cauta: wordSchema,
});

const decisionsSchema = z.object({
  // `seen`: the decision the moderator saw. An outdated list must not override a colleague.
  subjects: z
    .array(subjectSchema.extend({ seen: z.enum(opinionStates) }))
    .min(1, 'Alegeți cel puțin un text')
    .max(100),
  decision: z.enum(['published', 'rejected', 'spam']),
});
const answerSchema = z.object({ label: z.enum(['author', 'company']), text: textSchema });

const config = { access: ['moderator', 'editor'] as const };

/** Serves readers' texts to the moderators. */
export const moderationRoutes: FastifyPluginAsyncZod<OfficeServices> = async (
  app,
  { db, moderation, now },
) => {
  app.get(
    '/api/admin/moderation',
    { config, schema: { querystring: querySchema, response: { 200: moderationAnswer } } },
    async ({ query }) => {
      const filter = {
        status: query.stare,
        kind: query.fel,
        sender: query.expeditor || undefined,
        word: query.cauta || undefined,
      };
      const page = await listQueue(db, filter, rowsOfPage(query.pagina));
      return { ...page, pageSize: PAGE_SIZE };
    },
  );

  app.post(
    '/api/admin/moderation/decisions',
    { config, schema: { body: decisionsSchema, response: { 200: doneAnswer } } },
    async (request, reply) => {
      const outcome = await decideTexts(db, request.body, {
        ...moderation,
        by: officerOf(request),
        now: now(),
      });
      if (outcome === 'decided')
        return refuse(reply, 409, 'decided', 'Un coleg a decis altfel între timp. Reîncărcați lista.');
      if (outcome === 'unknown')
        return refuse(reply, 404, 'unknown', 'Unul dintre texte nu mai există. Reîncărcați lista.');
      return done;
    },
  );

  app.patch(
    '/api/admin/moderation/:kind/:id',
    {
      config,
      schema: {
        params: subjectSchema,
        // `seen`: the text as it was when the correction began, as in decisions.
        body: z.object({ text: textSchema, seen: z.string().max(10_000) }),
        response: { 200: doneAnswer },
      },
    },
    async (request, reply) => {
      const { params: subject, body } = request;
      const by = officerOf(request);
      const edited = await correctText(db, subject, body, { by, now: now() });
      if (edited === 'done') return done;
      if (edited === 'unknown') return refuse(reply, 404, 'unknown', 'Textul nu mai există.');
      return refuse(
        reply,
        409,
        'edited',
        'Un coleg a corectat textul între timp. Ce ați scris a rămas aici, iar textul lui este mai sus: comparați-le, apoi salvați din nou.',
      );
    },
  );

  app.post(
    '/api/admin/moderation/comment/:id/answer',
    {
      config,
      schema: { params: z.object({ id: z.uuid() }), body: answerSchema, response: { 200: answeredAnswer } },
    },
    async (request, reply) => {
      const { params, body } = request;
      const by = officerOf(request);
      const name = body.label === 'company' ? 'Împrumut Clar' : by.name;
      const id = await answerComment(db, { to: params.id, name, ...body }, { ...moderation, by, now: now() });
      if (!id)
        return refuse(reply, 409, 'not-published', 'Publicați întâi comentariul, apoi răspundeți la el.');
      return { id };
    },
  );
};
