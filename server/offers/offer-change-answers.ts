import { offerParts } from '#domain/offers/offer-parts.ts';
import type { OfferRefusal } from './offer-change-steps.ts';
import { changeAnswers } from '#server/office/change-routes.ts';
import { refuse } from '#server/office/office-error.ts';

/** Answers steps of changes of offers. */
export const offerChangeAnswers = changeAnswers<OfferRefusal>({
  sentences: {
    unknown: [404, 'unknown', 'Această ofertă sau modificare nu există.'],
    'nothing-changed': [409, 'nothing-changed', 'Nimic nu este diferit față de ce este public.'],
  },
  refuseOwn(reply, refusal) {
    if (refusal.refused === 'stale') {
      const names = refusal.parts.map((part) => offerParts[part]).join(', ');
      return refuse(reply, 409, 'stale', `Între timp s-au schimbat: ${names}. Propuneți din nou.`);
    }
    const fields = Object.fromEntries(refusal.problems.map(({ part, message }) => [part, message]));
    return refuse(reply, 409, 'not-publishable', 'Oferta nu poate fi publicată așa.', fields);
  },
});
