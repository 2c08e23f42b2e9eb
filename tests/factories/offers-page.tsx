import { renderToStaticMarkup } from 'react-dom/server';
import { fromLei } from '#domain/base/money/bani.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { OffersPage } from '#app/offers/list/offers-page.tsx';
import { loadOffers } from '#app/pages/offers.data.ts';
import { dailyOffer, newOffer, newSource, type OfferChanges } from './new-offer.ts';
import { newPageArgs } from './page-args.ts';

type Options = Omit<Parameters<typeof newPageArgs>[1], 'offers'>;

/** Renders the page of offers like the server, with plain spaces. */
export async function renderOffersPage(
  address: string,
  offers: Offer[],
  options: Options = {},
): Promise<string> {
  const data = await loadOffers(newPageArgs(address, { offers, ...options }));
  return renderToStaticMarkup(<OffersPage data={data} onSearch={() => {}} />).replaceAll('\u00a0', ' ');
}

/** Builds an offer's limits: the largest amount in lei and the longest term in days. */
export function limits(maxLei: number, maxDays: number) {
  return {
    amount: { value: { min: null, max: fromLei(maxLei) }, source: newSource() },
    term: { value: { minDays: null, maxDays }, source: newSource() },
  };
}

/** Returns what the page says about one offer: its card, or its row among the lenders without a price. */
export const articleOf = (html: string, slug: string) =>
  new RegExp(`<article[^>]*aria-labelledby="oferta-${slug}".*?</article>`).exec(html)?.[0] ??
  new RegExp(`<tr[^>]*><th[^>]*id="oferta-${slug}".*?</tr>`).exec(html)?.[0] ??
  '';

/** 1% a day after three free days. */
export const smile = dailyOffer({ id: '1', slug: 'smile', header: 'Smile' });
/** The same, with an unknown way of repayment. */
export const plainSmile = dailyOffer({ id: '1', slug: 'smile', header: 'Smile', repayment: null });
/** Costs nothing, in equal instalments; up to 20 000 lei and a year. */
export const cheap = inInstalments('2', 0, { slug: 'ieftin', header: 'Ieftin' });
/** Builds another at a price of its own. */
export function inInstalments(id: string, yearlyRatePercent: number, changes: OfferChanges = {}): Offer {
  return newOffer({
    ...limits(20_000, 365),
    id,
    slug: `c-${id}`,
    header: `C ${id}`,
    price: { value: { kind: 'instalments', yearlyRatePercent }, source: newSource() },
    ...changes,
  });
}
/** Has no price. */
export const silent = newOffer({ id: '3', slug: 'tacut', header: 'Tacut' });
