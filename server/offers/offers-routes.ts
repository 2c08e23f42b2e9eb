import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { doneAnswer } from '#domain/answers/office/common.ts';
import { offerAnswer, offersAnswer } from '#domain/answers/office/offers.ts';
import type { OfferPart } from '#domain/offers/offer-parts.ts';
import { officerOf } from '#server/office/office-plugin.ts';
import type { OfficeServices } from '#server/office/office-services.ts';
import type { TextsServices } from '#server/texts/editorial/texts-services.ts';
import { refuse } from '#server/office/office-error.ts';
import { refuseChange } from './refuse-change.ts';
import { createOfferChangesRepository } from './offer-changes-repository.ts';
import { createOfferChanges } from './offer-changes.ts';
import { createOffersRepository } from './offers-repository.ts';

const readers = { access: ['editor', 'analyst'] as const };
const editors = { access: ['editor'] as const };
const paramsSchema = z.object({ id: z.string().max(100) });

/** Serves the public offers, with the waiting changes and the obstacles of each. */
export const offersRoutes: FastifyPluginAsyncZod<OfficeServices & { texts: TextsServices }> = async (
  app,
  { db, country, now, texts },
) => {
  const offers = createOffersRepository(db);
  const changes = createOfferChanges({ db, country, now, hasPage: texts.isPublicPath });
  const history = createOfferChangesRepository(db, country.code);

  app.get('/api/admin/offers', { config: readers, schema: { response: { 200: offersAnswer } } }, async () => {
    const [all, waiting, activeIds = []] = await Promise.all([
      offers.list(country.code),
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
        price: offer.price,
        waiting: waiting.get(offer.id) ?? 0,
        problems: changes.problemsOf(offer),
      })),
    };
  });

  app.get(
    '/api/admin/offers/:id',
    { config: readers, schema: { params: paramsSchema, response: { 200: offerAnswer } } },
    async (request, reply) => {
      const offer = await offers.find(country.code, request.params.id);
      const changesOfOffer = await history.listOfOffer(request.params.id);
      if (!offer && changesOfOffer.length === 0)
        return refuse(reply, 404, 'unknown', 'Această ofertă nu există.');
      const problems: { part: OfferPart; message: string }[] = offer ? changes.problemsOf(offer) : [];
      return { offer: offer ?? null, changes: changesOfOffer, problems };
    },
  );

  app.post(
    '/api/admin/offers/:id/pause',
    {
      config: { ...editors, needsSecondFactor: true },
      schema: { params: paramsSchema, response: { 200: doneAnswer } },
    },
    async (request, reply) => {
      const answer = await changes.pause(request.params.id, officerOf(request));
      return 'refused' in answer ? refuseChange(reply, answer) : answer;
    },
  );
};
