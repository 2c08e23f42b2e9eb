import { currentPrices } from '#domain/offers/compared-prices.ts';
import { mainCosts } from '#domain/offers/roads/illustrated-road.ts';
import type { OtherWays } from '#domain/offers/roads/other-ways.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { joinWords } from '#app/offers/shared/offer/join-words.ts';
import type { OfferView, ServedOffer } from '#app/offers/shared/offer/offer-view.ts';
import { agesInWords } from '#app/offers/shared/roads/price-in-words.ts';
import { rangeInWords } from '#app/offers/shared/roads/road-figures.ts';

const MOST_NAMES = 3;

/** Describes a list of offers: how many prices are known, and how many lenders are only known to lend. */
export function listInWords(served: readonly ServedOffer[]): string {
  const current = currentPrices(served).map(({ offer }) => offer);
  const old = served.filter(({ quote }) => quote.status === 'priced' && quote.evidence !== 'current');
  const unpriced = served.filter(({ quote }) => quote.status === 'unpriced');
  const lending = unpriced.filter(({ offer }) => offer.evidence.limits === 'current');
  return [
    current.length > 0 &&
      `${named(current)} ${current.length === 1 ? 'are' : 'au'} prețul publicat acum${areOneFirm(current) ? ' și sunt aceeași firmă' : ''}.`,
    old.length > 0 &&
      `${named(old.map(({ offer }) => offer))} ${old.length === 1 ? `are un ${old[0]?.offer.priceTag}` : 'au prețuri vechi'}.`,
    lending.length > 0 &&
      `${named(lending.map(({ offer }) => offer))} ${lending.length === 1 ? 'dă' : 'dau'} atât, dar nu avem prețul.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Describes a request for an amount that no lender of the list is known to give. */
export function beyondInWords(
  { bank }: Pick<OtherWays<unknown>, 'bank'>,
  { isBeyond, beyond }: { isBeyond: boolean; beyond: string },
): string {
  const { what, costs } = mainCosts(bank);
  const [low, high] = [costs[0], costs.at(-1)];
  const age = agesInWords(bank.whole.flatMap(({ prices }) => prices));
  return [
    isBeyond && beyond,
    what === 'whole' &&
      low !== undefined &&
      high !== undefined &&
      `La bancă, costul ar fi ${rangeInWords(low, high)}, după prețurile publicate de bănci${age ? `, ${age}` : ''}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function named(offers: readonly OfferView[]): string {
  if (offers.length > MOST_NAMES) return countNoun(offers.length, 'creditor', 'creditori');
  return joinWords(offers.map(({ header }) => header));
}

function areOneFirm(offers: readonly OfferView[]): boolean {
  const [first, ...others] = offers.map(({ legalName }) => legalName);
  return others.length > 0 && first !== null && others.every((name) => name === first);
}
