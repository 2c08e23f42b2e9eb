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

/** Props shared by the three arrangements of the list. */
export type OfferListProps = {
  data: OffersPageData;
  arranged: ArrangedOffersList;
  /** slugs of the compared offers */
  compared: readonly string[];
  onToggle: Choice['onToggle'];
};

type Item = Choice & {
  offer: OfferView;
  request: LoanRequest;
  /** off the screen while a slider moves: unchanged until the slider rests */
  isFrozen: boolean;
};
/** Props of one offer with a price. */
export type PricedItem = Item & {
  quote: PricedQuote;
  /** reason for its position */
  reason: string;
  /** right edge of the bars beside it; null: nothing in the list has a ceiling */
  scale: Bani | null;
};
/** A lender whose price is unknown. */
export type UnpricedItem = Item & { quote: UnpricedQuote };
type OfferItem = PricedItem | UnpricedItem;

/** Neighbours of one kind: offers with a price are cards, lenders without one are rows of a table. */
export type OfferRun = { kind: 'priced'; items: PricedItem[] } | { kind: 'unpriced'; items: UnpricedItem[] };

/**
 * Splits the offers of a list, in order, into runs: first those with a price, then the others. The feed's own order mixes them.
 * @param most maximum number of offers
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

/** Tells whether the list is in its groups, so that statements about all lenders without a price are made once, above them. */
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
    // Waiting offers are drawn for the loan they were quoted for: a card rendered meanwhile must not mix two loans.
    const request = isFrozen ? rested : arranged.request;
    const item = { offer, request, isFrozen, isChosen, canChoose: isChosen || !isFull, onToggle };
    if (quote.status === 'unpriced') return [{ ...item, quote }];
    const reason = isFrozen ? '' : placeReason({ quote, served, all, sort, request });
    return [{ ...item, quote, reason, scale: isFrozen ? null : scale }];
  });
}

/** Tells whether an offer's view may stay unchanged: then hundreds of offers cost a frame no more than a dozen. */
export function isSameItem(
  before: Readonly<Omit<OfferItem, 'quote'>>,
  after: Readonly<Omit<OfferItem, 'quote'>>,
): boolean {
  if (after.isFrozen) return true;
  const keys = Object.keys(after) as (keyof typeof after)[];
  return !before.isFrozen && keys.every((key) => before[key] === after[key]);
}

const BLOCK_SIZE = 20;

/** Splits items into blocks: at a step of the slider only blocks on the screen are compared, even in a list of hundreds. */
export function inBlocks<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / BLOCK_SIZE) }, (_, block) =>
    items.slice(block * BLOCK_SIZE, (block + 1) * BLOCK_SIZE),
  );
}
