import type { QuotedOffer } from '#domain/offers/rank-offers.ts';
import type { OtherWay } from '#domain/offers/offer-quote.ts';
import { isPaidAsAsked } from '#domain/offers/repayment-profile.ts';
import { bani } from '#domain/base/money/bani.ts';
import { moneyInSentence } from '#domain/base/text/format-money.ts';
import { wholeLei } from '#app/offers/shared/roads/road-figures.ts';
import { joinWords } from '#app/offers/shared/offer/join-words.ts';
import type { OfferView } from '#app/offers/shared/offer/offer-view.ts';

export type ComparedOffer = QuotedOffer<OfferView>;

/**
 * Returns the cost of an offer repaid as requested: only such costs are compared. Null without a price, or if it cannot be repaid
 * so.
 */
export function costAsAsked({ quote }: ComparedOffer): OtherWay | null {
  if (quote.status !== 'priced') return null;
  return isPaidAsAsked(quote) ? quote : quote.other;
}

/** Lowest and highest total among the offers repaid as requested. */
type Difference = { low: ComparedOffer; high: ComparedOffer; lei: string };

/** @returns null with fewer than two offers repaid as requested */
export function largestDifference(items: readonly ComparedOffer[]): Difference | null {
  const costs = items
    .flatMap((item) => {
      const paid = costAsAsked(item);
      return paid === null ? [] : [{ item, total: paid.total }];
    })
    .toSorted((a, b) => a.total - b.total);
  const [low, high] = [costs[0], costs.at(-1)];
  if (!low || !high || low === high) return null;
  return { low: low.item, high: high.item, lei: moneyInSentence(bani(high.total - low.total)) };
}

/** Writes the answer of a comparison, with its caveat in one clause: an old price is always named with its year. */
export function comparisonTitle(items: readonly ComparedOffer[]): string {
  const names = joinWords(items.map(({ offer }) => offer.header));
  const found = largestDifference(items);
  if (!found) return `${names}, alături`;
  const { low, high } = found;
  const [least, most] = [costAsAsked(low)?.total ?? 0, costAsAsked(high)?.total ?? 0];
  if (least === most) return `${names}: dați înapoi la fel`;
  const more = moneyInSentence(wholeLei(bani(most - least)));
  const old = [oldPrice(low, 'la'), oldPrice(high, 'față de')].filter(Boolean);
  return `${low.offer.header}: cu ${more} mai puțin decât ${high.offer.header}${old.length > 0 ? `, dar ${joinWords(old)}` : ''}`;
}

function oldPrice({ offer, quote }: ComparedOffer, before: string): string {
  if (quote.status !== 'priced' || quote.evidence === 'current') return '';
  // For example „preț din 2022”
  return `${before} ${offer.priceTag?.replace(/^preț/, 'prețul') ?? 'un preț vechi'}`;
}

/** Lists the offers missing from the difference, and what to ask; empty if there are none. */
export function comparisonCaveat(items: readonly ComparedOffer[]): string {
  const priced = items.filter(({ quote }) => quote.status === 'priced');
  const otherwise = priced.filter((item) => costAsAsked(item) === null);
  const old = priced.filter(({ quote }) => quote.status === 'priced' && quote.evidence !== 'current');
  const unpriced = items.filter(({ quote }) => quote.status !== 'priced');
  const names = (of: readonly ComparedOffer[]) => joinWords(of.map(({ offer }) => offer.header));
  return [
    old.length > 0 && `Întrebați la ${names(old)} cât cere azi.`,
    otherwise.length > 0 &&
      `La ${names(otherwise)} banii se dau înapoi altfel, așa că diferența nu se poate spune.`,
    unpriced.length > 0 && `La ${names(unpriced)} nu avem prețul pentru suma aceasta.`,
  ]
    .filter(Boolean)
    .join(' ');
}
