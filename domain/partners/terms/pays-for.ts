import type { OfferTerms } from './offer-terms.ts';

/** The action that a payer pays for, in the words of pages. */
export const paysForWords: Readonly<Record<OfferTerms['paysFor'], string>> = {
  visit: 'o vizită',
  request: 'o cerere',
  loan: 'un credit acordat',
};

/** Writes the sentence beside every link to the lender of a paid offer: „Viva Credit ne plătește pentru o cerere.” */
export function whoPaysInWords(payer: string, paysFor: OfferTerms['paysFor']): string {
  return `${payer} ne plătește pentru ${paysForWords[paysFor]}.`;
}
