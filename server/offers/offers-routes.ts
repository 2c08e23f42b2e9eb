import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { doneAnswer } from '#domain/answers/office/common.ts';
import { offerAnswer, offersAnswer } from '#domain/answers/office/offers.ts';
import { officerOf } from '#server/office/office-plugin.ts';
import { reasonSchema } from '#server/office/reason-schema.ts';
import type { LiveEvidence } from '#server/offers/evidence/live-evidence.ts';
import type { OfficeServices } from '#server/office/office-services.ts';
import { refuse } from '#server/office/office-error.ts';
import { leadFigures } from '#domain/offers/lead-figures.ts';
import { offerProducts } from '#domain/offers/offer-products.ts';
import { offerChangeAnswers } from './offer-change-answers.ts';
import { createOfferChangesRepository } from './offer-change.ts';
import type { OfferChanges } from './offer-changes.ts';
import { createOffersRepository } from './offers-repository.ts';

const readers = { access: ['editor', 'analyst'] as const };
const editors = { access: ['editor'] as const };
const paramsSchema = z.object({ id: z.string().max(100) });
const pauseSchema = z.object({
  reason: reasonSchema('Scrieți pe scurt de ce: repornirea are nevoie de doi oameni.'),
});

/** Serves the public offers, with the waiting changes and the obstacles of each. */
export const offersRoutes: FastifyPluginAsyncZod<
  OfficeServices & { offerChanges: OfferChanges; evidence: LiveEvidence }
> = async (app, { db, country, offerChanges: changes, evidence }) => {
  const offers = createOffersRepository(db);
  const history = createOfferChangesRepository(db, country.code);

  app.get('/api/admin/offers', { config: readers, schema: { response: { 200: offersAnswer } } }, async () => {
    const [all, known, waiting, activeIds = []] = await Promise.all([
      offers.list(country.code),
      evidence.load(),
      history.countWaiting(),
      offers.activeIds(country.leadId),
    ]);
    return {
      offers: all.map((offer) => ({
        id: offer.id,
        slug: offer.slug,
        header: offer.header,
        isActive: offer.isActive,
        isListed: activeIds.includes(offer.id),
        price: leadFigures({ products: offerProducts(known.get(offer.slug)) }).price,
        waiting: waiting.get(offer.id) ?? 0,
        problems: changes.problemsOf(offer, known),
      })),
    };
  });

  app.get(
    '/api/admin/offers/:id',
    { config: readers, schema: { params: paramsSchema, response: { 200: offerAnswer } } },
    async (request, reply) => {
      const offer = await offers.find(country.code, request.params.id);
      const changesOfOffer = await history.listOf(request.params.id);
      if (!offer && changesOfOffer.length === 0)
        return refuse(reply, 404, 'unknown', 'Această ofertă nu există.');
      const problems = offer ? changes.problemsOf(offer, await evidence.load()) : [];
      return { offer: offer ?? null, changes: changesOfOffer, problems };
    },
  );

  app.post(
    '/api/admin/offers/:id/pause',
    {
      config: { ...editors, needsSecondFactor: true },
      schema: { params: paramsSchema, body: pauseSchema, response: { 200: doneAnswer } },
    },
    async (request, reply) => {
      const { id } = request.params;
      return offerChangeAnswers(reply, await changes.pause(id, request.body.reason, officerOf(request)));
    },
  );
};
