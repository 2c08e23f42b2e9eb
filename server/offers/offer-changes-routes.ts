import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  approvedAnswer,
  offerChangesAnswer,
  offerChangeStatuses,
  proposedAnswer,
} from '#domain/answers/office/offers.ts';
import { offerSchema } from '#domain/offers/offer-schema.ts';
import { createOfferChangesRepository } from './offer-change.ts';
import type { OfferChanges } from './offer-changes.ts';
import { createOffersRepository } from './offers-repository.ts';
import { offerProblems } from './offer-problems.ts';
import { changeRoutes } from '#server/office/change-routes.ts';
import { localMomentSchema, readLocalMoment } from '#server/office/local-moment.ts';
import { offerChangeAnswers } from './offer-change-answers.ts';
import type { OfficeServices } from '#server/office/office-services.ts';

const optionalMomentSchema = z
  .union([z.literal(''), localMomentSchema])
  .transform((text) => text || null)
  .nullable()
  .default(null);
/**
 * The form as a whole: the handler reports its problems and the offer's together. `isNew`: the offer has an id of its own, which no
 * other one may have.
 */
const formSchema = z.looseObject({ offer: z.record(z.string(), z.unknown()) });
const momentsSchema = z
  .object({ startsAt: optionalMomentSchema, endsAt: optionalMomentSchema })
  .refine(({ startsAt, endsAt }) => !startsAt || !endsAt || startsAt < endsAt, {
    path: ['endsAt'],
    message: 'Sfârșitul este înaintea începutului.',
  });

/** Serves changes of offers: proposed by one person, decided by another, at once or for a time. */
export const offerChangesRoutes: FastifyPluginAsyncZod<
  OfficeServices & { offerChanges: OfferChanges }
> = async (app, { db, country, offerChanges: changes }) => {
  const repository = createOfferChangesRepository(db, country.code);
  const routes = changeRoutes(app, '/api/admin/offer-changes', offerChangeAnswers);

  routes.list({
    statuses: offerChangeStatuses,
    answer: offerChangesAnswer,
    run: async (status, limit) => ({ changes: await repository.listByStatus(status, limit) }),
  });
  routes.propose({
    body: formSchema,
    answer: proposedAnswer,
    async read(form) {
      const parsed = offerSchema.safeParse({ ...form.offer, country: country.code });
      const moments = momentsSchema.safeParse(form);
      if (!parsed.success || !moments.success) {
        const about = moments.error?.issues.map(({ path, message }) => [path.join('.'), message] as const);
        return {
          problems: { ...(parsed.error && offerProblems(parsed.error)), ...Object.fromEntries(about ?? []) },
        };
      }
      const taken = form['isNew'] === true ? await ownerOf(parsed.data.id) : undefined;
      if (taken !== undefined)
        return { problems: { id: `Este identificatorul ofertei „${taken}”. Scrieți altul.` } };
      const { startsAt, endsAt } = moments.data;
      return {
        proposal: {
          after: parsed.data,
          startsAt: await momentOf(startsAt),
          endsAt: await momentOf(endsAt),
        },
      };
    },
    run: (proposal, note, by) => changes.propose({ ...proposal, note }, by),
  });
  routes.decisions(changes, approvedAnswer);
  routes.decide('rollback', { made: proposedAnswer }, changes.proposeRollback);

  /** Finds the name of the offer that has an id, or is proposed with it. */
  const ownerOf = async (id: string): Promise<string | undefined> =>
    (await createOffersRepository(db).find(country.code, id))?.header ??
    (await repository.listOpen(id))[0]?.after.header;
  const momentOf = async (local: string | null) =>
    local === null ? null : await readLocalMoment(db, local, country.timeZone);
};
