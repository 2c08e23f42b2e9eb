import type { OfferTerms } from './offer-terms.ts';
import {
  beginProblems,
  daysInWords,
  endProblems,
  isOverlapping,
  type TermsProblem,
} from './terms-days-problems.ts';
import type { TermsEntry } from './terms-entry.ts';

export type KnownOfferTerms = {
  /** yyyy-mm-dd, in Bucharest */
  today: string;
  /** id and displayed name of each offer */
  offers: ReadonlyMap<string, string>;
  /** ids of payers, each with name, logo and link */
  payers: ReadonlySet<string>;
  offerTerms: readonly OfferTerms[];
};

/** Finds the problems of a decision about an offer's payer, today: when it is proposed, and again when it is approved. */
export function offerTermsProblems(
  entry: TermsEntry<OfferTerms>,
  { today, offers, payers, offerTerms }: KnownOfferTerms,
): TermsProblem[] {
  const own = offerTerms.filter(({ offerId }) => offerId === entry.subject);
  if ('ends' in entry) return endProblems(entry.ends, own, today);
  const { offerId, payerId } = entry.begins;
  const problems = beginProblems(entry.begins, today);
  if (!offers.has(offerId)) problems.push({ field: 'oferta', message: 'Oferta aceasta nu există.' });
  if (!payers.has(payerId)) {
    const message = 'Alegeți plătitorul; dacă lipsește, adăugați-l întâi, cu nume, siglă și adresă.';
    problems.push({ field: 'platitor', message });
  }
  const other = own.find((terms) => isOverlapping(terms, entry.begins));
  if (other) {
    const message = `Pentru oferta aceasta plătește deja cineva ${daysInWords(other)}. Alegeți alte zile sau încheiați întâi acei termeni.`;
    problems.push({ field: 'de_la', message });
  }
  return problems;
}
