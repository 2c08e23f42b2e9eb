import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { dayOf } from '#domain/base/days/iso-day.ts';
import { messageKinds } from '#domain/base/forms/message-kind.ts';
import { readPastDay } from '#domain/base/forms/read-past-day.ts';
import { done, doneAnswer } from '#domain/answers/office/common.ts';
import { messageAnswer, messagesAnswer, presenceAnswer } from '#domain/answers/office/messages.ts';
import { paragraphSchema } from '#domain/base/forms/texts.ts';
import { hasAccess } from '#domain/answers/office/role.ts';
import { unfilledPlaceholder } from '#domain/people/contact/saved-answers.ts';
import { messageStatuses } from '#domain/answers/office/message-status.ts';
import { officerOf } from '#server/office/office-plugin.ts';
import { PAGE_SIZE, pageSchema, rowsOfPage } from '#server/office/list-query.ts';
import { refuse } from '#server/office/office-error.ts';
import type { OfficeServices } from '#server/office/office-services.ts';
import { addReply, answerMessage, setMessageStatus, sortMessage } from './look-after-message.ts';
import { findMessage, listColleagues, listMessages } from './messages-repository.ts';
import { noteWriting } from './writing-now.ts';

const querySchema = z.object({
  pagina: pageSchema,
  stare: z.enum(messageStatuses).optional().catch(undefined),
  fel: z.enum(messageKinds).optional().catch(undefined),
  cui: z.enum(['mie', 'nimanui']).optional().catch(undefined),
  cauta: z.string().trim().max(100).optional(),
});
const paramsSchema = z.object({ reference: z.string().max(40) });
const answerSchema = z.object({
  id: z.uuid(),
  text: paragraphSchema({ empty: 'Scrieți răspunsul', least: 2, most: 8000 }),
});
const replySchema = z.object({
  id: z.uuid(),
  text: paragraphSchema({ empty: 'Lipiți ce a răspuns', least: 2, most: 20_000 }),
  receivedOn: z.string().max(20),
});
const changeSchema = z.union([
  z.object({ status: z.enum(messageStatuses) }),
  z.object({ kind: z.enum(messageKinds), givenTo: z.string().max(100) }),
]);
/** Signs of a colleague's answer in the sentence that holds a second one back. */
const SHOWN_SIGNS = 300;
const missing = [
  404,
  'unknown',
  'Acest mesaj nu există. Poate a fost șters la cererea celui care l-a scris.',
] as const;

/** Serves the inbox: what people wrote, its kind and the colleague in charge, and our answers. */
export const messagesRoutes: FastifyPluginAsyncZod<OfficeServices> = async (app, services) => {
  listRoutes(app, services);
  changeRoutes(app, services);
  answerRoutes(app, services);
};

type App = Parameters<typeof messagesRoutes>[0];
const config = { access: ['moderator'] as const };

function listRoutes(app: App, { db, country, now }: OfficeServices): void {
  app.get(
    '/api/admin/messages',
    { config, schema: { querystring: querySchema, response: { 200: messagesAnswer } } },
    async (request) => {
      const { stare, fel, cui, cauta, pagina } = request.query;
      const { id, roles } = officerOf(request);
      const filter = {
        status: stare,
        kind: fel,
        word: cauta || undefined,
        givenTo: cui && (cui === 'mie' ? id : null),
        hasDataRequests: hasAccess([], roles),
      };
      const today = dayOf(now(), country.timeZone);
      const page = { ...rowsOfPage(pagina), today, now: now() };
      return { ...(await listMessages(db, filter, page)), pageSize: PAGE_SIZE };
    },
  );

  app.get(
    '/api/admin/messages/:reference',
    { config, schema: { params: paramsSchema, response: { 200: messageAnswer } } },
    async ({ params }, reply) => (await findMessage(db, params.reference)) ?? refuse(reply, ...missing),
  );

  app.post(
    '/api/admin/messages/:reference/presence',
    {
      config,
      schema: {
        params: paramsSchema,
        body: z.object({ isWriting: z.boolean() }),
        response: { 200: presenceAnswer },
      },
    },
    async (request, reply) => {
      const sign = { ...request.params, ...request.body, by: officerOf(request), now: now() };
      return (await noteWriting(db, sign)) ?? refuse(reply, ...missing);
    },
  );
}

function changeRoutes(app: App, { db, country, now }: OfficeServices): void {
  app.patch(
    '/api/admin/messages/:reference',
    { config, schema: { params: paramsSchema, body: changeSchema, response: { 200: doneAnswer } } },
    async (request, reply) => {
      const { body, params } = request;
      const deed = { ...params, by: officerOf(request), now: now() };
      if ('status' in body) {
        return (await setMessageStatus(db, { ...deed, ...body })) ? done : refuse(reply, ...missing);
      }
      const colleagues = await listColleagues(db);
      const givenTo = colleagues.find(({ id }) => id === body.givenTo) ?? null;
      if (body.givenTo !== '' && !givenTo) {
        return refuse(reply, 400, 'invalid', 'Verificați datele.', {
          givenTo: 'Colegul acesta nu mai răspunde la mesaje. Alegeți altul.',
        });
      }
      const sorting = { ...deed, kind: body.kind, givenTo, timeZone: country.timeZone };
      return (await sortMessage(db, sorting)) ? done : refuse(reply, ...missing);
    },
  );
}

function answerRoutes(app: App, { db, mail, country, now }: OfficeServices): void {
  app.post(
    '/api/admin/messages/:reference/answers',
    { config, schema: { params: paramsSchema, body: answerSchema, response: { 200: doneAnswer } } },
    async (request, reply) => {
      const left = unfilledPlaceholder(request.body.text);
      if (left) {
        return refuse(reply, 400, 'invalid', 'Verificați datele.', {
          text: `Completați ${left}, sau ștergeți-l.`,
        });
      }
      const answer = { ...request.params, ...request.body, by: officerOf(request), now: now() };
      const outcome = await answerMessage(db, answer, mail);
      if (outcome === 'done') return done;
      if (outcome === 'unknown') return refuse(reply, ...missing);
      const { by, text } = outcome;
      const beginning = text.length > SHOWN_SIGNS ? `${text.slice(0, SHOWN_SIGNS)}…` : text;
      return refuse(
        reply,
        409,
        'answered-just-now',
        `${by} a răspuns acum mai puțin de un minut: „${beginning}” Răspunsul dumneavoastră nu a plecat. Dacă mai este nevoie de el, trimiteți-l peste un minut.`,
      );
    },
  );

  app.post(
    '/api/admin/messages/:reference/replies',
    { config, schema: { params: paramsSchema, body: replySchema, response: { 200: doneAnswer } } },
    async (request, reply) => {
      const { id, text, receivedOn } = request.body;
      const day = readPastDay(receivedOn, dayOf(now(), country.timeZone));
      if (!day.ok) return refuse(reply, 400, 'invalid', 'Verificați datele.', { receivedOn: day.message });
      const pasted = { id, text, receivedOn: day.value, timeZone: country.timeZone };
      const deed = { ...request.params, ...pasted, by: officerOf(request), now: now() };
      return (await addReply(db, deed)) ? done : refuse(reply, ...missing);
    },
  );
}
