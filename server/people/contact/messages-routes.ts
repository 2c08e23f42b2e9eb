import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { dayOf, type IsoDay } from '#domain/base/days/iso-day.ts';
import { REPORT_MARK } from '#domain/base/forms/figure-report.ts';
import { answerDue } from '#domain/answers/office/answer-due.ts';
import { done, doneAnswer } from '#domain/answers/office/common.ts';
import { type ListedMessage, messageAnswer, messagesAnswer } from '#domain/answers/office/messages.ts';
import { paragraphSchema } from '#domain/base/forms/texts.ts';
import { messageStatuses } from '#domain/answers/office/message-status.ts';
import { officerOf } from '#server/office/office-plugin.ts';
import { PAGE_SIZE, pageSchema, rowsOfPage } from '#server/office/list-query.ts';
import { refuse } from '#server/office/office-error.ts';
import type { OfficeServices } from '#server/office/office-services.ts';
import { answerMessage, setMessageStatus } from './look-after-message.ts';
import { findMessage, listMessages } from './messages-repository.ts';

const querySchema = z.object({
  pagina: pageSchema,
  stare: z.enum(messageStatuses).optional().catch(undefined),
  cauta: z.string().trim().max(100).optional(),
});
const paramsSchema = z.object({ reference: z.string().max(40) });
const answerSchema = z.object({
  id: z.uuid(),
  text: paragraphSchema({ empty: 'Scrieți răspunsul', least: 2, most: 8000 }),
});
/** Signs of a colleague's answer in the sentence that holds a second one back. */
const SHOWN_SIGNS = 300;
const missing = [
  404,
  'unknown',
  'Acest mesaj nu există. Poate a fost șters la cererea celui care l-a scris.',
] as const;

/** Adds the day by which a message is to be answered, if one was promised and it is unanswered. */
function withDue(
  message: Omit<ListedMessage, 'answerBy' | 'isLate'>,
  dayOfMoment: (moment: Date) => IsoDay,
  now: Date,
): ListedMessage {
  const { beginning, status, createdAt } = message;
  const isOpen = status === 'new' || status === 'in-progress';
  const answerBy = isOpen && beginning.startsWith(REPORT_MARK) ? answerDue(dayOfMoment(createdAt)) : null;
  return { ...message, answerBy, isLate: answerBy !== null && answerBy < dayOfMoment(now) };
}

/** Serves the inbox: the messages of /contact/, the colleague in charge, and our answers. */
export const messagesRoutes: FastifyPluginAsyncZod<OfficeServices> = async (
  app,
  { db, mail, country, now },
) => {
  const config = { access: ['moderator'] as const };

  app.get(
    '/api/admin/messages',
    { config, schema: { querystring: querySchema, response: { 200: messagesAnswer } } },
    async ({ query }) => {
      const filter = { status: query.stare, word: query.cauta || undefined };
      const { messages, total } = await listMessages(db, filter, rowsOfPage(query.pagina));
      const dayOfMoment = (moment: Date) => dayOf(moment, country.timeZone);
      return {
        messages: messages.map((one) => withDue(one, dayOfMoment, now())),
        total,
        pageSize: PAGE_SIZE,
      };
    },
  );

  app.get(
    '/api/admin/messages/:reference',
    { config, schema: { params: paramsSchema, response: { 200: messageAnswer } } },
    async ({ params }, reply) => (await findMessage(db, params.reference)) ?? refuse(reply, ...missing),
  );

  app.patch(
    '/api/admin/messages/:reference',
    {
      config,
      schema: {
        params: paramsSchema,
        body: z.object({ status: z.enum(messageStatuses) }),
        response: { 200: doneAnswer },
      },
    },
    async (request, reply) => {
      const change = { ...request.params, ...request.body, by: officerOf(request), now: now() };
      return (await setMessageStatus(db, change)) ? done : refuse(reply, ...missing);
    },
  );

  app.post(
    '/api/admin/messages/:reference/answers',
    { config, schema: { params: paramsSchema, body: answerSchema, response: { 200: doneAnswer } } },
    async (request, reply) => {
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
};
