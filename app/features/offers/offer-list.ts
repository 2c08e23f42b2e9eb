import type { RulePack } from '#domain/law/rule-pack.ts';
import { MAX_COMPARED } from '#domain/offers/loan-query.ts';
import type { LoanRequest } from '#domain/offers/loan-request.ts';
import type { Choice } from './offer-actions.tsx';
import type { OfferView, PricedQuote, UnpricedQuote } from './offer-view.ts';
import { placeReason } from './place-reason.ts';
import type { ArrangedOffersList } from './use-arranged-offers.ts';

/** What each of the three arrangements of the list is given. */
export type OfferListProps = {
  arranged: ArrangedOffersList;
  rulePack: RulePack | null;
  unpricedTexts: { title: string; intro: string };
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
  const { shown, served, sort, request, isMoving, onScreen } = arranged;
  const isFull = compared.length >= MAX_COMPARED;
  return shown.flatMap((shownOffer) => {
    const { offer, quote } = shownOffer;
    if (quote.status === 'unserved') return [];
    const isChosen = compared.includes(offer.slug);
    const isFrozen = isMoving && !onScreen.has(offer.id);
    const reason = isFrozen ? '' : placeReason({ index: served.indexOf(shownOffer), served, sort, request });
    return { offer, quote, request, reason, isFrozen, isChosen, canChoose: isChosen || !isFull, onToggle };
  });
}

/** Where the lenders without a price begin; the length of the list when they stand among the others. */
export function firstUnpriced(items: readonly Pick<OfferItem, 'quote'>[]): number {
  const first = items.findIndex(({ quote }) => quote.status === 'unpriced');
  const areLast = first !== -1 && items.slice(first).every(({ quote }) => quote.status === 'unpriced');
  return areLast ? first : items.length;
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
