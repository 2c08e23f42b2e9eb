import type { Bani } from '#domain/base/money/bani.ts';
import { MAX_COMPARED } from '#domain/offers/loan-query.ts';
import type { LoanRequest } from '#domain/loan/loan-request.ts';
import type { OfferView, PricedQuote, UnpricedQuote } from '#app/offers/shared/offer/offer-view.ts';
import type { OffersPageData } from './offers-page-data.ts';
import { placeReason } from './place-reason.ts';
import type { ArrangedOffersList } from './use-arranged-offers.ts';

/** Whether an offer is chosen for comparison. Flat and stable, so that a tick renders one card again, not all. */
type Choice = {
  isChosen: boolean;
  /** false once four others are chosen */
  canChoose: boolean;
  onToggle: (name: string, value: string) => void;
};

/** What each of the three arrangements of the list is given. */
export type OfferListProps = {
  data: OffersPageData;
  arranged: ArrangedOffersList;
  /** slugs of the offers put side by side */
  compared: readonly string[];
  onToggle: Choice['onToggle'];
};

type Item = Choice & {
  offer: OfferView;
  request: LoanRequest;
  /** not on the screen while a slider moves: keeps what it shows until the slider rests */
  isFrozen: boolean;
};
/** What one offer with a price is shown with. */
export type PricedItem = Item & {
  quote: PricedQuote;
  /** why it stands where it stands */
  reason: string;
  /** the right edge of the bars beside it; null: nothing in the list has a ceiling */
  scale: Bani | null;
};
/** A lender whose price is not known. */
export type UnpricedItem = Item & { quote: UnpricedQuote };
type OfferItem = PricedItem | UnpricedItem;

/** Neighbours of one look: offers with a price are cards, lenders without one are lines of a table. */
export type OfferRun = { kind: 'priced'; items: PricedItem[] } | { kind: 'unpriced'; items: UnpricedItem[] };

/**
 * The offers of a list in their order, in runs: first those with a price, then the others. The feed's own order mixes them.
 * @param most how many offers at most
 */
export function offerRuns(list: OfferListProps, most = Infinity): OfferRun[] {
  const runs: OfferRun[] = [];
  for (const item of offerItems(list).slice(0, most)) {
    const last = runs.at(-1);
    if (isPriced(item)) {
      if (last?.kind === 'priced') last.items.push(item);
      else runs.push({ kind: 'priced', items: [item] });
    } else if (last?.kind === 'unpriced') last.items.push(item);
    else runs.push({ kind: 'unpriced', items: [item] });
  }
  return runs;
}

/** Whether the list is in its groups, so that what holds of all lenders without a price is said once, above them. */
export function isGrouped(runs: readonly OfferRun[]): boolean {
  return runs.every(({ kind }, index) => kind === 'priced' || index === runs.length - 1);
}

function isPriced(item: OfferItem): item is PricedItem {
  return item.quote.status === 'priced';
}

function offerItems({ arranged, compared, onToggle }: OfferListProps): OfferItem[] {
  const { shown, served, all, sort, rested, isMoving, onScreen } = arranged;
  const scale =
    all.flatMap(({ quote }) => (quote.status !== 'unserved' && quote.legalMaximum?.total) || []).at(0) ??
    null;
  const isFull = compared.length >= MAX_COMPARED;
  return shown.flatMap(({ offer, quote }): OfferItem[] => {
    if (quote.status === 'unserved') return [];
    const isChosen = compared.includes(offer.slug);
    const isFrozen = isMoving && !onScreen.has(offer.id);
    // What waits is drawn for the loan it was quoted for: a card that is made anew meanwhile must not mix two loans.
    const request = isFrozen ? rested : arranged.request;
    const item = { offer, request, isFrozen, isChosen, canChoose: isChosen || !isFull, onToggle };
    if (quote.status === 'unpriced') return [{ ...item, quote }];
    const reason = isFrozen ? '' : placeReason({ quote, served, all, sort, request });
    return [{ ...item, quote, reason, scale: isFrozen ? null : scale }];
  });
}

/** Whether what shows an offer may stay as it is: hundreds of them then cost a frame no more than a dozen. */
export function isSameItem(
  before: Readonly<Omit<OfferItem, 'quote'>>,
  after: Readonly<Omit<OfferItem, 'quote'>>,
): boolean {
  if (after.isFrozen) return true;
  const keys = Object.keys(after) as (keyof typeof after)[];
  return !before.isFrozen && keys.every((key) => before[key] === after[key]);
}

const BLOCK_SIZE = 20;

/** In blocks: of a list of hundreds a step of the slider then asks those on the screen alone whether they change. */
export function inBlocks<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / BLOCK_SIZE) }, (_, block) =>
    items.slice(block * BLOCK_SIZE, (block + 1) * BLOCK_SIZE),
  );
}
