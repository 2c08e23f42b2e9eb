import type { Offer } from '#domain/offers/offer.ts';
import { countNoun } from '#domain/text/count-noun.ts';
import { moneyInSentence } from '#domain/text/format-money.ts';
import { formatNumber } from '#domain/text/format-number.ts';

const DAYS_OF_LONGEST_SHOWN_TERM = 366; // contracts of years say nothing about a loan of months

/** The sums and terms of an offer, as far as they have a source: „Între 100 și 2 000 de lei, pe cel mult 91 de zile”. */
export function offerReach({ amount, term }: Pick<Offer, 'amount' | 'term'>): string | null {
  const sums = amount && sumsInWords(amount.value);
  const days = term?.value.maxDays ?? null;
  const longest =
    days !== null && days <= DAYS_OF_LONGEST_SHOWN_TERM && `pe cel mult ${countNoun(days, 'zi', 'zile')}`;
  const text = [sums, longest].filter(Boolean).join(', ');
  return text === '' ? null : `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** The sums between two bounds, of which either may be unknown: „între 100 și 2 000 de lei”; null when both are. */
export function sumsInWords({ min, max }: NonNullable<Offer['amount']>['value']): string | null {
  if (min !== null && min === max) return `numai ${moneyInSentence(max)}`;
  if (min !== null && max !== null) return `între ${formatNumber(min / 100)} și ${moneyInSentence(max)}`;
  if (max !== null) return `cel mult ${moneyInSentence(max)}`;
  return min === null ? null : `cel puțin ${moneyInSentence(min)}`;
}
