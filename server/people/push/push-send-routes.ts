import { randomUUID } from 'node:crypto';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { pushAnswer, pushLookAnswer, pushTaken, pushTakenAnswer } from '#domain/answers/office/push.ts';
import { dayOf } from '#domain/base/days/iso-day.ts';
import { pushTopics } from '#domain/people/push/push-topics.ts';
import { officerOf } from '#server/office/office-plugin.ts';
import type { OfficeServices } from '#server/office/office-services.ts';
import type { Jobs } from '#server/shared/jobs/jobs.ts';
import type { TextsServices } from '#server/texts/editorial/texts-services.ts';
import { createPushRepository } from './push-repository.ts';
import { createPushSends } from './push-sends.ts';

const config = { access: [] };

// Phones truncate longer titles.
const LONGEST_TITLE = 60;
const LONGEST_BODY = 160;

/** Serves notifications to administrators only: subscribers, sent ones, and sending after a preview. */
export const pushSendRoutes: FastifyPluginAsyncZod<
  OfficeServices & { operations: { jobs: Pick<Jobs, 'send'> }; texts: TextsServices }
> = async (app, { db, country, operations, texts, now }) => {
  const sends = createPushSends(db);
  const subscriptions = createPushRepository(db);
  const countByTopic = () => subscriptions.countByTopic(dayOf(now(), country.timeZone));
  const line = (longest: number, missing: string) =>
    z
      .string()
      .trim()
      .min(1, missing)
      .max(longest, `Cel mult ${longest} de caractere: telefoanele taie restul.`);
  const messageSchema = z.object({
    topic: z.enum(pushTopics, 'Alegeți tema.'),
    title: line(LONGEST_TITLE, 'Scrieți titlul.'),
    body: line(LONGEST_BODY, 'Scrieți textul.'),
    path: z
      .string()
      .trim()
      .max(300)
      .refine(
        (path) => /^\/(?!\/)/.test(path) && texts.isPublicPath(path.replace(/[?#].*/s, '')),
        'Scrieți adresa unei pagini publice de pe site, de exemplu /offers/.',
      ),
  });

  app.get('/api/admin/push', { config, schema: { response: { 200: pushAnswer } } }, async () => {
    const [counts, list] = await Promise.all([countByTopic(), sends.list()]);
    return { topics: pushTopics.map((topic) => ({ topic, count: counts.get(topic) ?? 0 })), sends: list };
  });

  // The preview gives the number of the sending: pressing „Trimiteți” twice sends once.
  app.post(
    '/api/admin/push/preview',
    { config, schema: { body: messageSchema, response: { 200: pushLookAnswer } } },
    async ({ body }) => {
      const counts = await countByTopic();
      return { ...body, id: randomUUID(), count: counts.get(body.topic) ?? 0 };
    },
  );

  app.post(
    '/api/admin/push',
    {
      config: { ...config, needsSecondFactor: true },
      schema: { body: messageSchema.extend({ id: z.uuid() }), response: { 200: pushTakenAnswer } },
    },
    async (request) => {
      await sends.ask(request.body, officerOf(request), now(), operations.jobs);
      return pushTaken;
    },
  );
};
