import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { done, doneAnswer } from '#domain/answers/office/common.ts';
import { leadFeedsAnswer } from '#domain/answers/office/lead-feeds.ts';
import { officerOf } from '#server/office/office-plugin.ts';
import { addToAuditLog } from '#server/shared/changes/audit-log.ts';
import type { LiveEvidence } from '#server/offers/evidence/live-evidence.ts';
import type { OfficeServices } from '#server/office/office-services.ts';
import { refuse } from '#server/office/office-error.ts';
import { notify } from '#server/db/notify.ts';
import type { OfferChanges } from './offer-changes.ts';
import { createOffersRepository } from './offers-repository.ts';
import { CHANGES } from '#server/db/changes.ts';

const paramsSchema = z.object({ leadId: z.string().min(1).max(100) });
const bodySchema = z.object({ activeIds: z.array(z.string().min(1).max(100)).max(1_000) });

/** Firms that bring visitors, as far as lists of offers need them. */
export type KnownPartners = { list: () => Promise<{ id: string; name: string; mayHaveTerms: boolean }[]> };

/** Serves the offers that visitors of each lead may see: no figure changes, so one person may decide. */
export const leadFeedsRoutes: FastifyPluginAsyncZod<
  OfficeServices & { offerChanges: OfferChanges; evidence: LiveEvidence; partners: KnownPartners }
> = async (app, { db, country, now, offerChanges: changes, evidence, partners }) => {
  app.get(
    '/api/admin/lead-feeds',
    { config: { access: ['editor', 'analyst'] }, schema: { response: { 200: leadFeedsAnswer } } },
    () => listFeeds({ db, country, partners }),
  );

  app.put(
    '/api/admin/lead-feeds/:leadId',
    {
      config: { access: ['editor'], needsSecondFactor: true },
      schema: { params: paramsSchema, body: bodySchema, response: { 200: doneAnswer } },
    },
    async (request, reply) => {
      const { leadId } = request.params;
      const wanted = new Set(request.body.activeIds);
      const by = officerOf(request);
      const problem = await db.transaction().execute(async (trx) => {
        const feed = await trx
          .selectFrom('lead_feeds')
          .select(['active_ids', 'paused_ids'])
          .where('lead_id', '=', leadId)
          .where('country', '=', country.code)
          .forUpdate()
          .executeTakeFirst();
        if (!feed) return 'unknown';
        if (feed.paused_ids !== null) return 'paused';
        const offers = await createOffersRepository(trx).list(country.code);
        const activeIds = offers.map(({ id }) => id).filter((id) => wanted.has(id));
        if (activeIds.length < wanted.size) return 'unknown-offer';
        const known = await evidence.load();
        for (const offer of offers) {
          if (!wanted.has(offer.id) || feed.active_ids.includes(offer.id)) continue;
          const [obstacle] = changes.problemsOf(offer, known);
          if (obstacle) return { header: offer.header, message: obstacle.message };
        }
        // The starting file no longer changes it from now on.
        await trx
          .updateTable('lead_feeds')
          .set({ active_ids: activeIds, seed_hash: null, updated_at: now() })
          .where('lead_id', '=', leadId)
          .execute();
        const subject = { kind: 'lead-feed', id: leadId };
        const change = { before: { activeIds: feed.active_ids }, after: { activeIds } };
        await addToAuditLog(trx, { by, at: now(), action: 'lead-feed.changed', subject, ...change });
        await notify(trx, CHANGES, 'offers');
        return undefined;
      });
      if (problem === undefined) return done;
      if (problem === 'unknown') return refuse(reply, 404, 'unknown', 'Această listă nu există.');
      if (problem === 'paused')
        return refuse(reply, 409, 'paused', 'Lista este oprită. Porniți-o întâi, apoi schimbați-o.');
      if (problem === 'unknown-offer')
        return refuse(reply, 400, 'invalid', 'Lista numește o ofertă care nu există.');
      return refuse(
        reply,
        409,
        'not-publishable',
        `Oferta ${problem.header} nu poate fi activată: ${problem.message}`,
      );
    },
  );
};

type Listing = Pick<OfficeServices, 'db' | 'country'> & { partners: KnownPartners };

async function listFeeds({ db, country, partners }: Listing): Promise<z.output<typeof leadFeedsAnswer>> {
  const [feeds, offers, known] = await Promise.all([
    db
      .selectFrom('lead_feeds')
      .select([
        'lead_id as leadId',
        'active_ids as activeIds',
        'partner_id as partnerId',
        'paused_ids as pausedIds',
      ])
      .where('country', '=', country.code)
      .orderBy('lead_id')
      .execute(),
    createOffersRepository(db).list(country.code),
    partners.list(),
  ]);
  const nameOf = new Map(known.map(({ id, name }) => [id, name]));
  return {
    feeds: feeds.map(({ leadId, activeIds, partnerId, pausedIds }) => ({
      leadId,
      activeIds: pausedIds ?? activeIds,
      isPaused: pausedIds !== null,
      partner: partnerId === null ? null : (nameOf.get(partnerId) ?? partnerId),
    })),
    partners: known.filter(({ mayHaveTerms }) => mayHaveTerms).map(({ id, name }) => ({ id, name })),
    offers: offers.map(({ id, header, isActive }) => ({ id, header, isActive })),
    ownLeadId: country.leadId,
  };
}
