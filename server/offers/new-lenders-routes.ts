import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { NEW_LENDER } from '#domain/answers/hidden/new-lender.ts';
import type { ChangeStatus } from '#domain/answers/office/change-life.ts';
import {
  lenderBegunAnswer,
  newLenderAnswer,
  type NewLenderAnswer,
  type NewLenderStep,
} from '#domain/answers/office/new-lenders.ts';
import { officerOf } from '#server/office/office-plugin.ts';
import { refuse } from '#server/office/office-error.ts';
import type { OfficeServices } from '#server/office/office-services.ts';
import { addToAuditLog } from '#server/shared/changes/audit-log.ts';
import { createTextChangesRepository } from '#server/texts/changes/text-change.ts';
import type { TextsServices } from '#server/texts/editorial/texts-services.ts';
import { createHiddenRepository } from '#server/texts/hidden/hidden-repository.ts';
import { createEvidenceChangesRepository } from '#server/offers/evidence/evidence-change.ts';
import { createOfferChangesRepository } from './offer-change.ts';
import { createOffersRepository } from './offers-repository.ts';

const config = { access: ['editor'] as const };
const slugSchema = z
  .string()
  .trim()
  .regex(/^[a-z0-9-]{2,100}$/, 'Litere mici fără semne, cifre și liniuțe: creditor-nou.');

/**
 * Begins a lender that the site does not know, and follows its three proposals: offer, evidence and text. Until its text is public
 * the switch holds all of it back.
 */
export const newLendersRoutes: FastifyPluginAsyncZod<OfficeServices & { texts: TextsServices }> = async (
  app,
  { db, country, texts, now },
) => {
  app.post(
    '/api/admin/new-lenders',
    { config, schema: { body: z.object({ slug: slugSchema }), response: { 200: lenderBegunAnswer } } },
    async (request, reply) => {
      const { slug } = request.body;
      const { offer, evidence, text } = await stepsOf(slug);
      if ([offer, evidence, text].some(({ state }) => state === 'done'))
        return refuse(reply, 409, 'known', 'Verificați datele.', {
          slug: 'Site-ul știe deja acest creditor.',
        });
      const by = officerOf(request);
      await db.transaction().execute(async (trx) => {
        const thing = { kind: 'lender' as const, id: slug };
        const hiding = { ...thing, reason: NEW_LENDER, hiddenBy: by.name, hiddenAt: now() };
        // Begun earlier: it continues.
        if (!(await createHiddenRepository(trx).add(hiding))) return;
        await addToAuditLog(trx, {
          by,
          at: now(),
          action: 'hidden.hidden',
          subject: thing,
          after: { reason: NEW_LENDER },
        });
      });
      return { slug };
    },
  );

  app.get(
    '/api/admin/new-lenders/:slug',
    { config, schema: { params: z.object({ slug: slugSchema }), response: { 200: newLenderAnswer } } },
    async ({ params: { slug } }): Promise<NewLenderAnswer> => {
      const hidden = await createHiddenRepository(db).list();
      const isHeldBack = hidden.some(({ kind, id }) => kind === 'lender' && id === slug);
      return { slug, isHeldBack, ...(await stepsOf(slug)) };
    },
  );

  async function stepsOf(
    slug: string,
  ): Promise<Pick<NewLenderAnswer, 'offer' | 'isListed' | 'evidence' | 'text'>> {
    const file = `creditori/${slug}.md`;
    const repository = createOffersRepository(db);
    const [offers, activeIds, proposed, evidence, written] = await Promise.all([
      repository.list(country.code),
      repository.activeIds(country.leadId),
      createOfferChangesRepository(db, country.code).listOpen(),
      createEvidenceChangesRepository(db, country.code).listOf(slug),
      createTextChangesRepository(db, country.code).listOf(file),
    ]);
    const offer = offers.find((one) => one.slug === slug);
    const waiting = proposed.find(({ after }) => after.slug === slug);
    const known = offer ?? waiting?.after;
    const hasText = texts.content.entries.some((entry) => entry.file === file);
    return {
      isListed: offer !== undefined && (activeIds ?? []).includes(offer.id),
      offer: {
        state: stateOf(offer !== undefined, waiting ? [waiting] : []),
        href: known ? `/oferte/${offer?.id ?? waiting?.offerId}/` : `/oferte/noua/?creditor=${slug}&nou=da`,
      },
      evidence: {
        state: stateOf(
          evidence.some(({ status }) => status === 'public'),
          evidence,
        ),
        href: `/dovezi/noua/?creditor=${slug}&nou=da`,
      },
      text: {
        state: stateOf(hasText, written),
        href: hasText
          ? `/texte/${slug}/`
          : `/texte/nou/?fel=creditori&adresa=${slug}&titlu=${encodeURIComponent(known?.header ?? slug)}&nou=da`,
      },
    };
  }
};

function stateOf(isDone: boolean, changes: readonly { status: ChangeStatus }[]): NewLenderStep['state'] {
  if (isDone) return 'done';
  return changes.some(({ status }) => status === 'waiting' || status === 'approved') ? 'waiting' : 'none';
}
