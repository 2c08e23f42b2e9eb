import type { HomeTexts } from '#domain/texts/schemas/home-schema.ts';
import type { LoanLimits } from '#domain/loan/loan-request.ts';

/** Returns the round amounts linked to their offers, scaled to the country's money. */
export function pickedAmounts(texts: HomeTexts['amounts'], { units = 1 }: LoanLimits): HomeTexts['amounts'] {
  return { ...texts, items: texts.items.map((amount) => amount * units) };
}
