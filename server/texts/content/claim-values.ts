import type { OfferClaims } from '#domain/law/countries/country.ts';
import type { PlaceholderValues } from './placeholders.ts';

/**
 * Placeholders that keep a sentence to one way of making claims: what carries `{{mod.surse}}` is left out where the old product's claims
 * without a source are shown, what carries `{{mod.specificatie}}` everywhere else. They add no words.
 */
export function claimValues(claims: OfferClaims): PlaceholderValues {
  const shownIn = (mode: OfferClaims) => (claims === mode ? '' : null);
  return { 'mod.surse': shownIn('sourced'), 'mod.specificatie': shownIn('spec') };
}
