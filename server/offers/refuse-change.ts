import type { FastifyReply } from 'fastify';
import { offerParts } from '#domain/offers/offer-parts.ts';
import { alreadyWaiting } from '#server/office/decision-routes.ts';
import { refuse } from '#server/office/office-error.ts';
import type { ChangeRefusal } from './offer-change-steps.ts';

/** Answers the refusal of a change of an offer, for people. */
export function refuseChange(reply: FastifyReply, refusal: ChangeRefusal): FastifyReply {
  switch (refusal.refused) {
    case 'unknown':
      return refuse(reply, 404, 'unknown', 'Această ofertă sau modificare nu există.');
    case 'decided':
      return refuse(reply, 409, 'decided', 'Altcineva a hotărât deja asupra acestei modificări.');
    case 'own':
      return refuse(
        reply,
        403,
        'own-change',
        'Modificarea este a dumneavoastră: trebuie aprobată de un coleg, nu de cine a propus-o.',
      );
    case 'nothing-changed':
      return refuse(reply, 409, 'nothing-changed', 'Nimic nu este diferit față de ce este public.');
    case 'already-waiting':
      return refuse(reply, ...alreadyWaiting);
    case 'stale': {
      const names = refusal.parts.map((part) => offerParts[part]).join(', ');
      return refuse(reply, 409, 'stale', `Între timp s-au schimbat: ${names}. Propuneți din nou.`);
    }
    case 'not-publishable': {
      const fields = Object.fromEntries(refusal.problems.map(({ part, message }) => [part, message]));
      return refuse(reply, 409, 'not-publishable', 'Oferta nu poate fi publicată așa.', fields);
    }
  }
}
