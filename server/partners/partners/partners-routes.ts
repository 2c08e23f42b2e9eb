import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  officePartnerAnswer,
  officePartnersAnswer,
  partnerDecidedAnswer,
} from '#domain/answers/office/partners.ts';
import { partnerStates } from '#domain/partners/partners/partner-state.ts';
import { refuse } from '#server/office/office-error.ts';
import { officerOf } from '#server/office/office-plugin.ts';
import type { OfficeServices } from '#server/office/office-services.ts';
import { createPartnerLink } from '#server/partners/desk/partner-links.ts';
import { addToAuditLog } from '#server/shared/changes/audit-log.ts';
import { decidePartner, type PartnerRefusal } from './decide-partner.ts';
import { reasonSchema } from '#server/office/reason-schema.ts';
import { findPartner, listPartners, listPartnerStates } from './list-partners.ts';

type Options = OfficeServices & {
  /** whether the settings name the company that would sign with a partner */
  operator: { isNamed: boolean };
};

const idSchema = z.object({ id: z.uuid() });
const mailedReason = reasonSchema('Scrieți pe scurt de ce: firma primește motivul prin e-mail.');
const decisionSchema = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('approved'),
    reason: z.string().trim().max(1_000).default(''),
    /** the address the colleague saw: a refused firm may have applied again, with another one */
    contactEmail: z.string().nullish(),
  }),
  z.object({ state: z.enum(['refused', 'paused', 'ended']), reason: mailedReason }),
]);
const unknown = [404, 'unknown', 'Acest partener nu există.'] as const;

/** Answers to decisions that cannot be made. */
const refusals: Readonly<Record<PartnerRefusal, readonly [status: number, code: string, message: string]>> = {
  unknown,
  decided: [409, 'decided', 'Altcineva a hotărât deja despre acest partener. Reîncărcați pagina.'],
  changed: [409, 'changed', 'Firma a trimis între timp altă cerere. Reîncărcați pagina și citiți-o.'],
  'no-contact': [
    409,
    'no-contact',
    'Persoana de contact a cerut ștergerea datelor: firma trebuie să trimită altă cerere.',
  ],
  'email-taken': [
    409,
    'email-taken',
    'Adresa de e-mail are deja contul altui partener. Respingeți cererea și cereți firmei altă adresă.',
  ],
};

/** Serves the firms that bring visitors, and what the office decides about them. */
export const partnersRoutes: FastifyPluginAsyncZod<Options> = async (app, { db, mail, operator, now }) => {
  const config = { access: ['partners'] as const };
  const deciders = { ...config, needsSecondFactor: true };
  const { outbox, origin } = mail;

  app.get(
    '/api/admin/partners',
    {
      config,
      schema: {
        querystring: z.object({ stare: z.enum(partnerStates).optional().catch(undefined) }),
        response: { 200: officePartnersAnswer },
      },
    },
    async ({ query }) => ({ partners: await listPartners(db, query.stare) }),
  );

  app.get(
    '/api/admin/partners/:id',
    { config, schema: { params: idSchema, response: { 200: officePartnerAnswer } } },
    async ({ params }, reply) => {
      const [partner, history] = await Promise.all([
        findPartner(db, params.id),
        listPartnerStates(db, params.id),
      ]);
      return partner ? { partner, history } : refuse(reply, ...unknown);
    },
  );

  app.post(
    '/api/admin/partners/:id/state',
    {
      config: deciders,
      schema: { params: idSchema, body: decisionSchema, response: { 200: partnerDecidedAnswer } },
    },
    async (request, reply) => {
      if (request.body.state === 'approved' && !operator.isNamed) {
        return refuse(
          reply,
          409,
          'no-operator',
          'Site-ul nu are încă o firmă care să semneze cu partenerii (OPERATOR_NAME și celelalte): până atunci nu se aprobă nimeni.',
        );
      }
      const made = await decidePartner(
        db,
        { id: request.params.id, ...request.body },
        { by: officerOf(request), outbox, origin, now: now() },
      );
      return 'refused' in made ? refuse(reply, ...refusals[made.refused]) : made;
    },
  );

  app.post(
    '/api/admin/partners/:id/link',
    { config: deciders, schema: { params: idSchema, response: { 200: partnerDecidedAnswer } } },
    async (request, reply) => {
      const { id } = request.params;
      const by = officerOf(request);
      const link = await db.transaction().execute(async (trx) => {
        const partner = await findPartner(trx, id);
        if (!partner || partner.state === 'applied' || partner.state === 'refused') return undefined;
        const subject = { kind: 'partner', id };
        await addToAuditLog(trx, { by, at: now(), action: 'partner.link', subject });
        return await createPartnerLink(trx, { partnerId: id, origin, now: now() });
      });
      return link === undefined ? refuse(reply, ...unknown) : { link };
    },
  );
};
