import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { doneAnswer } from '#domain/answers/office/common.ts';
import { hiddenAnswer, hiddenThingSchema, hideBody, type HidingRow } from '#domain/answers/office/hidden.ts';
import type { Hiding } from './hidden-repository.ts';
import type { HidingAnswer, HidingDesk } from './hiding-desk.ts';
import { officerOf } from '#server/office/office-plugin.ts';
import { refuse } from '#server/office/office-error.ts';
import type { OfficeServices } from '#server/office/office-services.ts';

const editors = { access: ['editor' as const] };
const hiders = { ...editors, needsSecondFactor: true };

/** Serves the switch: the list of hidden things, hiding and showing them. */
export const hiddenRoutes: FastifyPluginAsyncZod<OfficeServices & { hiding: HidingDesk }> = async (
  app,
  { hiding },
) => {
  app.get('/api/admin/hidden', { config: editors, schema: { response: { 200: hiddenAnswer } } }, async () => {
    const [hidden, choices] = await Promise.all([hiding.list(), hiding.choices()]);
    return { hidden: hidden.map((one) => toRow(one, choices, hiding)), choices };
  });

  app.post(
    '/api/admin/hidden',
    { config: hiders, schema: { body: hideBody, response: { 200: doneAnswer } } },
    async (request, reply) => {
      const { reason, ...thing } = request.body;
      return answer(reply, await hiding.hide(thing, reason, officerOf(request)));
    },
  );

  app.post(
    '/api/admin/hidden/show',
    { config: hiders, schema: { body: hiddenThingSchema, response: { 200: doneAnswer } } },
    async (request, reply) => answer(reply, await hiding.show(request.body, officerOf(request))),
  );
};

function toRow(
  { kind, id, reason, hiddenBy, hiddenAt }: Hiding,
  choices: Awaited<ReturnType<HidingDesk['choices']>>,
  hiding: HidingDesk,
): HidingRow {
  const name = kind === 'page' ? id : (choices[kind].find((known) => known.id === id)?.name ?? id);
  return {
    kind,
    id,
    name,
    reason,
    hiddenBy,
    hiddenAt: hiddenAt.toISOString(),
    takes: kind === 'figure' ? hiding.textsLeaningOn(id) : [],
    mentionedIn: kind === 'lender' ? hiding.textsAbout(name) : [],
  };
}

function answer(reply: FastifyReply, given: HidingAnswer) {
  if (!('refused' in given)) return given;
  switch (given.refused) {
    case 'unknown': {
      const id = 'Nu există așa ceva pe site. Pagina se scrie cu bară la început și la sfârșit: /offers/.';
      return refuse(reply, 404, 'unknown', 'Nu am găsit ce vreți să scoateți.', { id });
    }
    case 'hidden':
      return refuse(reply, 409, 'hidden', 'Este scos deja de pe site.');
    case 'shown':
      return refuse(reply, 409, 'shown', 'Este deja la locul lui.');
  }
}
