import { renderToStaticMarkup } from 'react-dom/server';
import { loadLender } from '#app/pages/lender.data.ts';
import { LenderRoute } from '#app/pages/lender.tsx';
import type { AskedInPublic } from '#domain/people/price-reports/asked-in-public.ts';
import type { ReportedPrice } from '#domain/people/price-reports/reported-price.ts';
import { withProducts } from '#domain/offers/offer-products.ts';
import type { Offer } from '#domain/offers/offer.ts';
import type { TransparencyBook } from '#domain/partners/transparency/transparency-book.ts';
import type { FormState } from '#domain/base/forms/form-state.ts';
import { readEvidence } from '#server/texts/content/read-evidence.ts';
import { findOffersFile } from '#server/offers/offers-file.ts';
import type { PublicReview } from '#server/people/comments/public-review.ts';
import { newLenderArgs } from './lender-page-args.ts';

type Options = {
  search?: string;
  activeIds?: string[];
  reviews?: PublicReview[];
  reported?: ReportedPrice[];
  asked?: Map<string, AskedInPublic>;
  transparency?: TransparencyBook;
  offers?: Offer[];
  submission?: FormState;
};

/** Reads the site's offers whose lenders have a page, with their products. 12rate has no review: its sheet is enough. */
export async function reviewedOffers(): Promise<Offer[]> {
  const file = await findOffersFile('RO');
  return withProducts(file?.offers.filter(({ slug }) => slug !== '12rate') ?? [], readEvidence('content'));
}

// Read once: a file renders many pages.
let read: Promise<Offer[]> | undefined;

/** Renders the page of a lender with the site's own text and offers, no-break spaces as plain ones, without the elements that keep words together. */
export async function lenderPage(
  slug: string,
  { search = '', submission, ...options }: Options = {},
): Promise<string> {
  const own = await (read ??= reviewedOffers());
  const args = newLenderArgs(
    `/credit-nevoi-personale/${slug}/${search}`,
    { slug },
    { offers: own, lenders: own.map((offer) => offer.slug), ...options },
  );
  const data = await loadLender({ ...args, ...(submission && { submission }) });
  if (!data) throw new Error(`no page of ${slug}`);
  return asWritten(renderToStaticMarkup(<LenderRoute data={data} />));
}

/** Returns markup with plain spaces, without the elements that keep words on one line. */
export function asWritten(html: string): string {
  return html.replaceAll('\u00a0', ' ').replaceAll(/<\/?(?:text-run|no-break)[^>]*>/g, '');
}

/** Returns the markup of one section, by its id, with nested ones. */
export function section(html: string, id: string): string {
  const start = new RegExp(`<section[^>]* id="${id}"`).exec(html)?.index;
  if (start === undefined) return '';
  let open = 0;
  for (const { 0: tag, index } of html.slice(start).matchAll(/<section|<\/section>/g)) {
    open += tag === '<section' ? 1 : -1;
    if (open === 0) return html.slice(start, start + index + tag.length);
  }
  return '';
}
