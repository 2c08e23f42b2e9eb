import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { done, doneAnswer } from '#domain/answers/office/common.ts';
import { paragraphSchema } from '#domain/base/forms/texts.ts';
import { officerOf } from '#server/office/office-plugin.ts';
import { addToAuditLog } from '#server/shared/changes/audit-log.ts';
import { PAGE_SIZE, pageSchema, rowsOfPage } from '#server/office/list-query.ts';
import { refuse } from '#server/office/office-error.ts';
import type { OfficeServices } from '#server/office/office-services.ts';
import { answerAsUs } from './answer-as-us.ts';
import { decide } from './decide.ts';
import { editText } from './edit-text.ts';
import { findSubject } from './find-subject.ts';
import { answeredAnswer, moderationAnswer, moderationStates } from '#domain/answers/office/moderation.ts';
import { listQueue } from './moderation-queue.ts';

const kindSchema = z.enum(['comment', 'review']);
const subjectSchema = z.object({ kind: kindSchema, id: z.uuid() });
const wordSchema = z.string().trim().max(100).optional();
const textSchema = paragraphSchema({ empty: 'Scrieți textul', least: 2, most: 3000 });
const querySchema = z.object({
  pagina: pageSchema,
  stare: z.enum(moderationStates).catch('pending'),
  fel: kindSchema.optional().catch(undefined),
  expeditor: wordSchema,
  cauta: wordSchema,
});

/** Serves readers' texts to the moderators. */
export const moderationRoutes: FastifyPluginAsyncZod<OfficeServices> = async (
  app,
  { db, moderation, now },
) => {
  const config = { access: ['moderator', 'editor'] as const };

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

  const decisionsSchema = z.object({
    // `seen`: the decision the moderator saw. An outdated list must not override a colleague.
    subjects: z
      .array(subjectSchema.extend({ seen: z.enum(moderationStates) }))
      .min(1, 'Alegeți cel puțin un text')
      .max(100),
    decision: z.enum(['published', 'rejected', 'spam']),
  });
  // All of them or none: the done half of a bulk decision would have to be searched for.
  app.post(
    '/api/admin/moderation/decisions',
    { config, schema: { body: decisionsSchema, response: { 200: doneAnswer } } },
    async (request, reply) => {
      const { subjects, decision } = request.body;
      const by = officerOf(request);
      const at = now();
      const deciding = db.transaction().execute(async (trx) => {
        for (const { seen, ...subject } of subjects) {
          const before = await findSubject(trx, subject, { isToChange: true });
          if (before && before.status !== seen && before.status !== decision) throw new DecidedText();
          const isDone = before && (await decide(trx, subject, decision, { ...moderation, now: at }));
          if (!isDone) throw new MissingText();
          await addToAuditLog(trx, {
            by,
            at,
            action: `moderation.${decision}`,
            subject,
            before: { status: before.status, text: before.text },
            after: { status: decision },
          });
        }
      });
      try {
        await deciding;
        return done;
      } catch (error) {
        if (error instanceof DecidedText)
          return refuse(reply, 409, 'decided', 'Un coleg a decis altfel între timp. Reîncărcați lista.');
        if (!(error instanceof MissingText)) throw error;
        return refuse(reply, 404, 'unknown', 'Unul dintre texte nu mai există. Reîncărcați lista.');
      }
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
      const edited = await db.transaction().execute(async (trx) => {
        const answer = await editText(trx, subject, body);
        if (answer !== 'done') return answer;
        const entry = { by, at: now(), action: 'moderation.edited', subject };
        await addToAuditLog(trx, { ...entry, before: { text: body.seen }, after: { text: body.text } });
        return answer;
      });
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

  const answerSchema = z.object({ label: z.enum(['author', 'company']), text: textSchema });
  app.post(
    '/api/admin/moderation/comment/:id/answer',
    {
      config,
      schema: { params: z.object({ id: z.uuid() }), body: answerSchema, response: { 200: answeredAnswer } },
    },
    async (request, reply) => {
      const { params, body } = request;
      const by = officerOf(request);
      const at = now();
      const name = body.label === 'company' ? 'Împrumut Clar' : by.name;
      const id = await db.transaction().execute(async (trx) => {
        const answer = await answerAsUs(trx, { to: params.id, name, ...body }, { ...moderation, now: at });
        if (!answer) return undefined;
        const subject = { kind: 'comment', id: answer };
        await addToAuditLog(trx, {
          by,
          at,
          action: 'moderation.answered',
          subject,
          after: { text: body.text },
        });
        return answer;
      });
      if (!id)
        return refuse(reply, 409, 'not-published', 'Publicați întâi comentariul, apoi răspundeți la el.');
      return { id };
    },
  );
};

/** Thrown inside a transaction to roll it back. */
class MissingText extends Error {}
class DecidedText extends Error {}
