import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { done, doneAnswer } from '#domain/answers/office/common.ts';
import { sentRequestsAnswer } from '#domain/answers/office/sent-requests.ts';
import { createSentRequests } from './sent-requests.ts';
import { createOffersRepository } from '#server/offers/offers-repository.ts';
import { refuse } from '#server/office/office-error.ts';
import { officerOf } from '#server/office/office-plugin.ts';
import { rowIdSchema } from '#server/office/row-id.ts';
import type { OfficeServices } from '#server/office/office-services.ts';

const editors = { access: ['editor'] as const };
const approvers = { ...editors, needsSecondFactor: true };

/** Serves price requests reported by readers: reviewed by one person, like reported prices, and counted from then on. */
export const sentRequestsRoutes: FastifyPluginAsyncZod<OfficeServices> = async (
  app,
  { db, country, now },
) => {
  const requests = createSentRequests({ db, country, now });

  app.get(
    '/api/admin/sent-requests',
    { config: editors, schema: { response: { 200: sentRequestsAnswer } } },
    async () => {
      const [kept, offers] = await Promise.all([
        requests.listKept(),
        createOffersRepository(db).list(country.code),
      ]);
      return {
        requests: kept.map(({ lender, ...request }) => ({
          ...request,
          name: offers.find(({ slug }) => slug === lender)?.header ?? lender,
        })),
      };
    },
  );

  app.post(
    '/api/admin/sent-requests/:id/decision',
    {
      config: approvers,
      schema: {
        params: z.object({ id: rowIdSchema }),
        body: z.object({ isAccepted: z.boolean(), isAnswerSeen: z.boolean() }),
        response: { 200: doneAnswer },
      },
    },
    async (request, reply) =>
      (await requests.decide(request.params.id, request.body, officerOf(request)))
        ? done
        : refuse(
            reply,
            409,
            'changed',
            'Cererea s-a schimbat: a hotărât altcineva sau a venit răspunsul. Reîncărcați lista.',
          ),
  );
};
