import { fieldReader, problemsByField } from '#domain/base/forms/field-reader.ts';
import { accept, refuse } from '#domain/base/forms/read.ts';
import { readDay } from './read-day.ts';
import type { OfferTerms } from './offer-terms.ts';
import { paysForWords } from './pays-for.ts';

/** Fields of the form about who pays for an offer, by name. */
export const offerTermsFields = {
  oferta: 'Oferta',
  platitor: 'Cine plătește',
  plateste: 'Pentru ce',
  de_la: 'Prima zi',
  pana_la: 'Ultima zi',
} as const;
export type TypedOfferTerms = Partial<Record<keyof typeof offerTermsFields, string>>;

/** Reads who pays for an offer as people type it. @returns the problems, by field, in Romanian sentences */
export function readOfferTerms(
  typed: TypedOfferTerms,
): { terms: Omit<OfferTerms, 'id'> } | { problems: Record<string, string> } {
  const {
    problems,
    typed: text,
    read,
    optional,
  } = fieldReader<keyof typeof offerTermsFields>((field) => typed[field]);
  const offerId = text('oferta');
  const payerId = text('platitor');
  if (offerId === '') problems.push({ field: 'oferta', message: 'Alegeți oferta.' });
  if (payerId === '') problems.push({ field: 'platitor', message: 'Alegeți cine plătește.' });
  const paysFor = read('plateste', (given) =>
    isPaysFor(given) ? accept(given) : refuse('Alegeți pentru ce plătește.'),
  );
  const from = read('de_la', readDay);
  const until = optional('pana_la', readDay);
  if (paysFor === null || from === null || problems.length > 0)
    return { problems: problemsByField(problems) };
  return { terms: { offerId, payerId, paysFor, from, until } };
}

function isPaysFor(text: string): text is OfferTerms['paysFor'] {
  return Object.hasOwn(paysForWords, text);
}
