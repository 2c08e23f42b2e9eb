import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { doneAnswer } from '#domain/answers/office/common.ts';
import {
  approvedAnswer,
  offerChangesAnswer,
  offerChangeStatuses,
  proposedAnswer,
} from '#domain/answers/office/offers.ts';
import { officerOf } from '#server/office/office-plugin.ts';
import { localMomentSchema, readLocalMoment } from '#server/office/local-moment.ts';
import type { OfficeServices } from '#server/office/office-services.ts';
import type { TextsServices } from '#server/texts/editorial/texts-services.ts';
import { refuse } from '#server/office/office-error.ts';
import { refuseChange } from './refuse-change.ts';
import { createOfferChangesRepository } from './offer-changes-repository.ts';
import { createOfferChanges } from './offer-changes.ts';
import { offerProblems } from './offer-problems.ts';
import { offerSchema } from '#domain/offers/offer-schema.ts';

const editors = { access: ['editor'] as const };
const approvers = { ...editors, needsSecondFactor: true };
const paramsSchema = z.object({
  id: z.coerce
    .number()
    .int()
    .positive()
    .max(2 ** 52),
});
const noteSchema = z
  .string()
  .trim()
  .min(5, 'Scrieți pe scurt de ce: colegul care aprobă trebuie să înțeleagă.')
  .max(1_000, 'Cel mult 1 000 de caractere.');
const optionalMomentSchema = z
  .union([z.literal(''), localMomentSchema])
  .transform((text) => text || null)
  .nullable()
  .default(null);
/** The form as a whole: the handler reports its problems and the offer's together. */
const formSchema = z.looseObject({ offer: z.record(z.string(), z.unknown()) });
const proposalSchema = z
  .object({ note: noteSchema, startsAt: optionalMomentSchema, endsAt: optionalMomentSchema })
  .refine(({ startsAt, endsAt }) => !startsAt || !endsAt || startsAt < endsAt, {
    path: ['endsAt'],
    message: 'Sfârșitul este înaintea începutului.',
  });

const LISTED = 100;

/** Serves changes of offers: proposed by one person, decided by another. */
export const offerChangesRoutes: FastifyPluginAsyncZod<OfficeServices & { texts: TextsServices }> = async (
  app,
  { db, country, now, texts },
) => {
  const changes = createOfferChanges({ db, country, now, hasPage: texts.isPublicPath });
  const repository = createOfferChangesRepository(db, country.code);

  app.get(
    '/api/admin/offer-changes',
    {
      config: editors,
      schema: {
        querystring: z.object({ stare: z.enum(offerChangeStatuses).catch('waiting') }),
        response: { 200: offerChangesAnswer },
      },
    },
    async ({ query }) => ({ changes: await repository.listByStatus(query.stare, LISTED) }),
  );

  app.post(
    '/api/admin/offer-changes',
    { config: editors, schema: { body: formSchema, response: { 200: proposedAnswer } } },
    async (request, reply) => {
      const parsed = offerSchema.safeParse({ ...request.body.offer, country: country.code });
      const proposal = proposalSchema.safeParse(request.body);
      if (!parsed.success || !proposal.success) {
        const about = proposal.error?.issues.map(({ path, message }) => [path.join('.'), message] as const);
        const fields = {
          ...(parsed.error && offerProblems(parsed.error)),
          ...Object.fromEntries(about ?? []),
        };
        return refuse(reply, 400, 'invalid', 'Verificați datele.', fields);
      }
      const { note, startsAt, endsAt } = proposal.data;
      const moments = { startsAt: await momentOf(startsAt), endsAt: await momentOf(endsAt) };
      const answer = await changes.propose({ after: parsed.data, note, ...moments }, officerOf(request));
      return 'refused' in answer ? refuseChange(reply, answer) : answer;
    },
  );

  app.post(
    '/api/admin/offer-changes/:id/approve',
    { config: approvers, schema: { params: paramsSchema, response: { 200: approvedAnswer } } },
    async (request, reply) => {
      const answer = await changes.approve(request.params.id, officerOf(request));
      return 'refused' in answer ? refuseChange(reply, answer) : answer;
    },
  );

  app.post(
    '/api/admin/offer-changes/:id/decline',
    {
      config: editors,
      schema: { params: paramsSchema, body: z.object({ reason: noteSchema }), response: { 200: doneAnswer } },
    },
    async (request, reply) => {
      const answer = await changes.decline(request.params.id, request.body.reason, officerOf(request));
      return 'refused' in answer ? refuseChange(reply, answer) : answer;
    },
  );

  app.post(
    '/api/admin/offer-changes/:id/rollback',
    { config: editors, schema: { params: paramsSchema, response: { 200: proposedAnswer } } },
    async (request, reply) => {
      const answer = await changes.proposeRollback(request.params.id, officerOf(request));
      return 'refused' in answer ? refuseChange(reply, answer) : answer;
    },
  );

  const momentOf = async (local: string | null) =>
    local === null ? null : await readLocalMoment(db, local, country.timeZone);
};
