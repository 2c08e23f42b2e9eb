import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { offersPreviewAnswer } from '#domain/answers/office/offers.ts';
import { dayOf } from '#domain/base/days/iso-day.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import { arrangeOffers } from '#domain/offers/arrange-offers.ts';
import { readLoanQuery } from '#domain/offers/loan-query.ts';
import { withEvidence } from '#domain/offers/offer-evidence.ts';
import { withProducts } from '#domain/offers/offer-products.ts';
import { mergeOfferChange } from '#domain/offers/offer-parts.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { activeIdsFor, rankOffers } from '#domain/offers/rank-offers.ts';
import type { OfficeServices } from '#server/office/office-services.ts';
import type { LiveEvidence } from '#server/offers/evidence/live-evidence.ts';
import { createOfferChangesRepository } from './offer-changes-repository.ts';
import { createOffersRepository } from './offers-repository.ts';

const WAITING_LIMIT = 1_000;

/**
 * Serves the order visitors see for an amount and a term (the query of the offers page), by the rules of that page; with
 * `cu_modificari=1` as it would be if all waiting changes were approved.
 */
export const offersPreviewRoutes: FastifyPluginAsyncZod<OfficeServices & { evidence: LiveEvidence }> = async (
  app,
  { db, country, now, evidence },
) => {
  const repository = createOffersRepository(db);

  app.get(
    '/api/admin/offers-preview',
    {
      config: { access: ['editor', 'analyst'] },
      schema: {
        querystring: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
        response: { 200: offersPreviewAnswer },
      },
    },
    async (request) => {
      const { searchParams } = new URL(request.url, 'http://localhost');
      const { request: loan, sort, filters, errors } = readLoanQuery(searchParams, country.limits);
      const today = dayOf(now(), country.timeZone);
      const [present, ids = []] = await Promise.all([
        repository.list(country.code),
        repository.activeIds(country.leadId),
      ]);
      const stored = searchParams.get('cu_modificari') === '1' ? await withWaiting(present) : present;
      const offers = withProducts(stored, await evidence.load());
      const arranged = arrangeOffers({
        offers: rankOffers(offers, activeIdsFor(country.code, ids)).map((offer) =>
          withEvidence(offer, today),
        ),
        request: loan,
        pack: rulePackInForce(country.rulePacks, today),
        sort,
        filters,
        claims: country.offerClaims,
      });
      const named = ({ offer, quote }: (typeof arranged.served)[number]) => ({
        id: offer.id,
        header: offer.header,
        quote,
      });
      return {
        loan,
        errors,
        served: arranged.served.map(named),
        unserved: arranged.unserved.map(named),
        unavailable: arranged.unavailable.map(({ id, header }) => ({ id, header })),
      };
    },
  );

  async function withWaiting(present: readonly Offer[]): Promise<Offer[]> {
    const changes = await createOfferChangesRepository(db, country.code).listByStatus(
      'waiting',
      WAITING_LIMIT,
    );
    const offers = new Map(present.map((offer) => [offer.id, offer]));
    for (const { offerId, before, after } of changes) {
      const merged = mergeOfferChange(offers.get(offerId) ?? null, before, after);
      if (merged.ok) offers.set(offerId, merged.offer);
    }
    return [...offers.values()];
  }
};
