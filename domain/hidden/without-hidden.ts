import { type LawFigure, lawFigureNames, withoutLawFigures } from '#domain/law/law-figures.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { lenderPath } from '#domain/lenders/lender-path.ts';
import type { Offer } from '#domain/offers/offer.ts';
import type { RateBook } from '#domain/rates/rate-book.ts';
import { figureIds, hideableParts } from './hideable-figures.ts';
import type { HiddenThings } from './hidden-things.ts';

/** A text, as far as it matters here. */
type HideableText = { type: string; slug: string; leansOn: readonly LawFigure[] };

/**
 * Whether a text is out of sight: by its own name, as its lender's, by its page, or with a figure of the law that it leans on.
 * Nobody can tell which sentences of a text still hold without a figure they were written around, so it goes whole.
 * @param path of its page
 */
export function isHiddenText(
  { type, slug, leansOn }: HideableText,
  path: string,
  hidden: HiddenThings,
): boolean {
  return (
    hidden.has('text', slug) ||
    hidden.has('page', path) ||
    (type === 'lender' && hidden.has('lender', slug)) ||
    leansOn.some((figure) => hidden.has('figure', figureIds.ofLaw(figure)))
  );
}

/**
 * Offers without those of hidden lenders and without hidden figures: what is hidden of an offer is unknown, as it was before
 * anybody had read it. The first loan and the lender's own example state its price, and go with it.
 * @param isHiddenPath whether a page is out of sight: nothing leads to it
 */
export function withoutHiddenOffers(
  offers: readonly Offer[],
  hidden: HiddenThings,
  isHiddenPath: (path: string) => boolean,
): Offer[] {
  return offers
    .filter(({ slug }) => !hidden.has('lender', slug))
    .map((offer) => {
      const parts = hideableParts.filter((part) => isHiddenPart(offer, part, hidden));
      const isLinkHidden = offer.lenderLink !== null && isHiddenPath(offer.lenderLink);
      if (parts.length === 0 && !isLinkHidden) return offer;
      const { products, ...own } = offer;
      return {
        ...own,
        // Products repeat the figures: without them the offer is the one product that its own figures describe.
        ...(products && parts.length === 0 && { products }),
        ...Object.fromEntries(parts.map((part) => [part, part === 'conditions' ? [] : null])),
        ...(isLinkHidden && { lenderLink: null }),
      };
    });
}

function isHiddenPart(
  { slug }: Pick<Offer, 'slug'>,
  part: (typeof hideableParts)[number],
  hidden: HiddenThings,
): boolean {
  if (hidden.has('figure', figureIds.ofOffer(slug, part))) return true;
  const statesPrice = part === 'example' || part === 'firstLoan';
  return statesPrice && hidden.has('figure', figureIds.ofOffer(slug, 'price'));
}

/** Whether what is known of a lender's prices is out of sight: with the lender, or with any of its figures, since it says where that is from. */
export function isHiddenEvidence(slug: string, hidden: HiddenThings): boolean {
  return hidden.has('lender', slug) || hideableParts.some((part) => isHiddenPart({ slug }, part, hidden));
}

/** Opinions without those about hidden lenders, or on pages that are out of sight. */
export function withoutHiddenReviews<Review extends { lenderSlug: string }>(
  reviews: readonly Review[],
  hidden: HiddenThings,
  isHiddenPath: (path: string) => boolean,
): Review[] {
  return reviews.filter(
    ({ lenderSlug }) => !hidden.has('lender', lenderSlug) && !isHiddenPath(lenderPath(lenderSlug)),
  );
}

/** Rates without hidden currencies and hidden banks. */
export function withoutHiddenRates(book: RateBook, hidden: HiddenThings): RateBook {
  const isShown = (currency: string) => !hidden.has('figure', figureIds.ofCurrency(currency));
  const series = [...book.series].filter(([currency]) => isShown(currency));
  const bankRates = book.bankRates.filter(
    ({ bank, currency }) => isShown(currency) && !hidden.has('figure', figureIds.ofBank(bank)),
  );
  // The same book where nothing of it is hidden: what was computed of it is found by it.
  if (series.length === book.series.size && bankRates.length === book.bankRates.length) return book;
  return { ...book, series: new Map(series), bankRates };
}

/** The rules of credit without their hidden figures. */
export function withoutHiddenRules(packs: readonly RulePack[], hidden: HiddenThings): RulePack[] {
  const figures = lawFigureNames.filter((figure) => hidden.has('figure', figureIds.ofLaw(figure)));
  return figures.length === 0 ? [...packs] : packs.map((pack) => withoutLawFigures(pack, figures));
}
