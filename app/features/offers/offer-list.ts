import { MAX_COMPARED } from '#domain/offers/loan-query.ts';
import type { LoanRequest } from '#domain/offers/loan-request.ts';
import type { Choice } from './offer-actions.tsx';
import type { OfferView, PricedQuote, UnpricedQuote } from '#app/shared/offer/offer-view.ts';
import type { OffersPageData } from './offers-page-data.ts';
import { placeReason } from './place-reason.ts';
import type { ArrangedOffersList } from './use-arranged-offers.ts';

/** What each of the three arrangements of the list is given. */
export type OfferListProps = {
  data: OffersPageData;
  arranged: ArrangedOffersList;
  /** slugs of the offers put side by side */
  compared: readonly string[];
  onToggle: Choice['onToggle'];
};

/** What one offer of the list is shown with. */
export type OfferItem = Choice & {
  offer: OfferView;
  quote: PricedQuote | UnpricedQuote;
  request: LoanRequest;
  /** why it stands where it stands */
  reason: string;
  /** not on the screen while a slider moves: keeps what it shows until the slider rests */
  isFrozen: boolean;
};

/** The offers of a list, each with its place, its reason and whether it is chosen. */
export function offerItems({ arranged, compared, onToggle }: OfferListProps): OfferItem[] {
  const { shown, served, all, sort, request, isMoving, onScreen } = arranged;
  const isFull = compared.length >= MAX_COMPARED;
  return shown.flatMap(({ offer, quote }) => {
    if (quote.status === 'unserved') return [];
    const isChosen = compared.includes(offer.slug);
    const isFrozen = isMoving && !onScreen.has(offer.id);
    const reason = isFrozen ? '' : placeReason({ quote, served, all, sort, request });
    return { offer, quote, request, reason, isFrozen, isChosen, canChoose: isChosen || !isFull, onToggle };
  });
}

/** In the order they stand in. */
export const shownGroups = ['current', 'toConfirm', 'unpriced'] as const;
type ItemGroup = (typeof shownGroups)[number];

/** The list in its groups; null where the feed's own order mixes them. */
export function groupItems<T extends Pick<OfferItem, 'quote'>>(
  items: readonly T[],
): Record<ItemGroup, T[]> | null {
  const {
    current = [],
    toConfirm = [],
    unpriced = [],
  } = Object.groupBy(items, ({ quote }) => groupOf(quote));
  const isGrouped = [...current, ...toConfirm, ...unpriced].every((item, index) => item === items[index]);
  return isGrouped ? { current, toConfirm, unpriced } : null;
}

function groupOf(quote: OfferItem['quote']): ItemGroup {
  if (quote.status === 'unpriced') return 'unpriced';
  return quote.evidence === 'current' ? 'current' : 'toConfirm';
}

/** Whether an offer's card may stay as it is: hundreds of cards then cost a frame no more than a dozen. */
export function isSameItem(
  before: Readonly<Omit<OfferItem, 'quote'>>,
  after: Readonly<Omit<OfferItem, 'quote'>>,
): boolean {
  if (after.isFrozen) return true;
  const keys = Object.keys(after) as (keyof typeof after)[];
  return !before.isFrozen && keys.every((key) => before[key] === after[key]);
}
