import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { doneAnswer } from '#domain/answers/office/common.ts';
import { proposedAnswer } from '#domain/answers/office/offers.ts';
import { refuse } from './office-error.ts';
import { officerOf } from './office-plugin.ts';
import type { By, LifeRefusal } from '#server/shared/changes/two-people.ts';

const editors = { access: ['editor'] as const };
const approvers = { ...editors, needsSecondFactor: true };
const idSchema = z.object({
  id: z.coerce
    .number()
    .int()
    .positive()
    .max(2 ** 52),
});

/** Reason for proposing, refusing or withdrawing a change, for the colleague and for the audit log. */
export const reasonSchema = z
  .string()
  .trim()
  .min(5, 'Scrieți pe scurt de ce: colegul care aprobă trebuie să înțeleagă.')
  .max(1_000, 'Cel mult 1 000 de caractere.');

type Refusal = LifeRefusal | { refused: string };

type Deciding<Own extends { refused: string }> = {
  approve: (id: number, by: By) => Promise<{ status: 'done' } | LifeRefusal | Own>;
  decline: (id: number, reason: string, by: By) => Promise<{ status: 'done' } | LifeRefusal>;
  proposeRetiring: (id: number, note: string, by: By) => Promise<{ id: number } | LifeRefusal>;
};

/**
 * Registers the decisions on a proposal: `/:id/approve`, `/:id/decline`, and `/:id/retire` for a public one.
 * @param path of the proposals
 * @param refuseOwn answers a refusal that only this kind of change has
 */
export function decisionRoutes<Own extends { refused: string } = never>(
  app: Parameters<FastifyPluginAsyncZod>[0],
  path: `/api/admin/${string}`,
  changes: Deciding<Own>,
  refuseOwn: (reply: FastifyReply, refusal: Own) => FastifyReply,
): void {
  const answer = (reply: FastifyReply, refusal: LifeRefusal | Own) =>
    isOfLife(refusal) ? refuseLife(reply, refusal) : refuseOwn(reply, refusal);

  app.post(
    `${path}/:id/approve`,
    { config: approvers, schema: { params: idSchema, response: { 200: doneAnswer } } },
    async (request, reply) => {
      const made = await changes.approve(request.params.id, officerOf(request));
      return 'refused' in made ? answer(reply, made) : made;
    },
  );

  app.post(
    `${path}/:id/decline`,
    {
      config: editors,
      schema: { params: idSchema, body: z.object({ reason: reasonSchema }), response: { 200: doneAnswer } },
    },
    async (request, reply) => {
      const made = await changes.decline(request.params.id, request.body.reason, officerOf(request));
      return 'refused' in made ? answer(reply, made) : made;
    },
  );

  app.post(
    `${path}/:id/retire`,
    {
      config: editors,
      schema: { params: idSchema, body: z.object({ note: reasonSchema }), response: { 200: proposedAnswer } },
    },
    async (request, reply) => {
      const made = await changes.proposeRetiring(request.params.id, request.body.note, officerOf(request));
      return 'refused' in made ? answer(reply, made) : made;
    },
  );
}

/** The same change was proposed before, and is undecided. */
export const alreadyWaiting = [
  409,
  'already-waiting',
  'Aceeași propunere așteaptă deja: o aprobă un coleg, nu este nevoie de încă una.',
] as const;

const sentences = {
  'already-waiting': alreadyWaiting,
  unknown: [404, 'unknown', 'Această propunere nu există.'],
  decided: [409, 'decided', 'Altcineva a hotărât deja asupra acestei propuneri.'],
  own: [
    403,
    'own-change',
    'Propunerea este a dumneavoastră: trebuie aprobată de un coleg, nu de cine a făcut-o.',
  ],
} as const;

function isOfLife(refusal: Refusal): refusal is LifeRefusal {
  return refusal.refused in sentences;
}

function refuseLife(reply: FastifyReply, { refused }: LifeRefusal): FastifyReply {
  const [status, code, message] = sentences[refused];
  return refuse(reply, status, code, message);
}
