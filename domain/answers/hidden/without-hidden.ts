import { type LawFigure, lawFigureNames, withoutLawFigures } from '#domain/law/law-figures.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { lenderPath } from '#domain/offers/lenders/lender-path.ts';
import type { Offer } from '#domain/offers/offer.ts';
import type { RateBook } from '#domain/tools/rates/rate-book.ts';
import { figureIds, hideableParts } from './hideable-figures.ts';
import type { HiddenThings } from './hidden-things.ts';

/** A text, with the fields needed here. */
type HideableText = { type: string; slug: string; leansOn: readonly LawFigure[] };

/**
 * Tells whether a text is hidden: by itself, with its lender, with its page, or with a figure of the law that it uses. No program
 * can tell which sentences of a text hold without the figure they were written around, so the whole text is hidden.
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
 * Removes hidden lenders' offers and hidden figures: a hidden figure is unknown, as before it was first read. The first loan and
 * the lender's own example state its price, and go with it.
 * @param isHiddenPath whether a page is hidden: nothing links to it
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
        // Products repeat the figures: without them the offer is the single product that its own figures describe.
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

/**
 * Tells whether a lender's evidence is hidden: with the lender, or with any of its figures, since evidence states their sources.
 */
export function isHiddenEvidence(slug: string, hidden: HiddenThings): boolean {
  return hidden.has('lender', slug) || hideableParts.some((part) => isHiddenPart({ slug }, part, hidden));
}

/** Removes opinions about hidden lenders, and those on hidden pages. */
export function withoutHiddenReviews<Review extends { lenderSlug: string }>(
  reviews: readonly Review[],
  hidden: HiddenThings,
  isHiddenPath: (path: string) => boolean,
): Review[] {
  return reviews.filter(
    ({ lenderSlug }) => !hidden.has('lender', lenderSlug) && !isHiddenPath(lenderPath(lenderSlug)),
  );
}

/** Removes hidden currencies and hidden banks from rates. */
export function withoutHiddenRates(book: RateBook, hidden: HiddenThings): RateBook {
  const isShown = (currency: string) => !hidden.has('figure', figureIds.ofCurrency(currency));
  const series = [...book.series].filter(([currency]) => isShown(currency));
  const bankRates = book.bankRates.filter(
    ({ bank, currency }) => isShown(currency) && !hidden.has('figure', figureIds.ofBank(bank)),
  );
  // Returns the same object if nothing of it is hidden: it is the cache key of computed values.
  if (series.length === book.series.size && bankRates.length === book.bankRates.length) return book;
  return { ...book, series: new Map(series), bankRates };
}

/** Removes hidden figures from the rules of credit. */
export function withoutHiddenRules(packs: readonly RulePack[], hidden: HiddenThings): RulePack[] {
  const figures = lawFigureNames.filter((figure) => hidden.has('figure', figureIds.ofLaw(figure)));
  return figures.length === 0 ? [...packs] : packs.map((pack) => withoutLawFigures(pack, figures));
}
