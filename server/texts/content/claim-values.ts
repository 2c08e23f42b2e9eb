import type { OfferClaims } from '#domain/law/countries/country.ts';
import type { PlaceholderValues } from './placeholders.ts';

/**
 * Returns placeholders that limit a sentence to one mode of claims: sentences with `{{mod.surse}}` are left out where the old
 * product's unsourced claims are shown, those with `{{mod.specificatie}}` everywhere else. They add no words.
 */
export function claimValues(claims: OfferClaims): PlaceholderValues {
  const shownIn = (mode: OfferClaims) => (claims === mode ? '' : null);
  return { 'mod.surse': shownIn('sourced'), 'mod.specificatie': shownIn('spec') };
}
