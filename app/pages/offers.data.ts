import { OffersRoute } from './offers.tsx';
import type { OffersPageTexts } from '#domain/texts/schemas/offers-page-schema.ts';
import { type Country, isPrepared } from '#domain/law/countries/country.ts';
import { publishedLimits } from '#domain/offers/published-limits.ts';
import { countDays } from '#domain/base/text/count-time.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import type { OfferView, ServedOffer } from '#app/offers/shared/offer/offer-view.ts';
import type { Arrangement, OffersPageData, OffersTexts } from '#app/offers/list/offers-page-data.ts';
import { limitsInWords } from '#app/offers/list/limits-in-words.ts';
import { knownLender } from './known-lender.ts';
import { offersInOrder } from './offers-in-order.ts';
import { roadRates } from './road-rates.data.ts';
import type { PageArgs, Shell } from '#server/web/pages/page-contract.ts';
import { declarePage } from '#app/shell/declare-page.tsx';
import { loanRequestKeys as loanQuery, readLoanQuery } from '#domain/offers/loan-query.ts';
import { loanOrCredit } from '#app/shell/json-ld/loan-or-credit.ts';
import type { JsonLdNode } from '#app/ui/json-ld.tsx';
import { rankOffers } from '#domain/offers/rank-offers.ts';
import { comparedPrices } from '#domain/offers/compared-prices.ts';

const list = { tags: ['offers'], query: [...loanQuery, 'ordine', 'plata', 'zero', 'compara', 'toate'] };

export const offersPage = declarePage({
  module: 'offers',
  group: 'tools',
  kind: 'app',
  Page: OffersRoute,
  load: loadOffers,
  about: describeOffers,
  addresses: [
    {
      path: '/offers/',
      name: 'Oferte',
      ...list,
      changed: ({ offers }) => [...offers.values()],
      search: (content) => ({
        title: 'Oferte de credit',
        summary: content.offersPage.description,
        names: 'Comparați împrumuturi',
      }),
      examples: ['/offers/', '/offers/?suma=abc&perioada=3', '/offers/?suma=20000&perioada=12'],
    },
    { path: '/offers2/', isListed: false, ...list },
    { path: '/offers3/', isListed: false, ...list },
    {
      path: '/landing/offers/',
      layout: 'empty',
      isListed: false,
      ...list,
      examples: ['/landing/offers/?suma=2000&perioada=3'],
    },
  ],
});

const arrangements: Record<string, Arrangement> = {
  '/offers/': 'cards',
  '/offers2/': 'table',
  '/offers3/': 'short',
};

/**
 * /offers/, /offers2/, /offers3/: loads one list in three arrangements. Unreadable offers are reported as such, not as an empty
 * list.
 */
export async function loadOffers(args: PageArgs): Promise<OffersPageData> {
  const { url, services, country, rulePack } = args;
  const texts = services.content.offersPage;
  const { isOutage = false } = await services.offers.load();
  const offers = await offersInOrder(args, (offer) => knownLender(offer, args));
  return {
    path: url.pathname,
    search: url.search,
    arrangement: arrangements[url.pathname] ?? 'cards',
    offers: offers.map(withShownParts),
    isOutage,
    rulePack,
    hasNotices: isPrepared(country),
    limits: country.limits,
    claims: country.offerClaims,
    texts: textsOfList(texts),
    statedTerms: statedTerms(country, offers),
    ways: waysOf(args),
  };
}

/** Leaves out the conditions and sources of an offer without a price: only a card shows them, and every browser would load them. */
function withShownParts(offer: OfferView): OfferView {
  const hasPrice = offer.evidence.products.some(({ terms }) => terms !== null);
  return hasPrice ? offer : { ...offer, conditions: [], sources: [] };
}

/** Returns banks and mutual-aid houses, without overdrafts and cards: this page is about loans. */
function waysOf(args: PageArgs): OffersPageData['ways'] {
  const { ways: texts, fund } = args.services.content.roads;
  const rates = roadRates(args);
  const lenders = rates.lenders.filter(({ road }) => road === 'bank' || road === 'credit-union');
  return { texts, fund: { least: fund.least, most: fund.most }, rates: { ...rates, lenders } };
}

/** Returns the list's texts without those of other pages, which no browser needs. */
function textsOfList(texts: OffersPageTexts): OffersTexts {
  const { description, ordering, unpriced, missing, beyond, noMatch, noneServed } = texts;
  const { noOffers, failure, end, purposes } = texts;
  return {
    description,
    ordering,
    unpriced,
    missing,
    beyond,
    noMatch,
    noneServed,
    noOffers,
    failure,
    end,
    purposes,
  };
}

/** Statements about amounts, terms and DAE of the whole list: in `spec` mode the old product's claims, else those with a source. */
function statedTerms(
  { offerClaims, statedTerms: terms }: Country,
  offers: readonly OfferView[],
): string | null {
  if (offerClaims === 'sourced') return limitsInWords(publishedLimits(offers));
  if (terms === null) return null;
  return (
    `Împrumuturi de până la ${formatNumber(terms.maxPrincipalLei)}\u00a0lei, primul cu 0% în prima lună, DAE între ` +
    `${terms.aprMinPercent}% și ${terms.aprMaxPercent}%, rambursare între ${terms.minDays} și ` +
    `${countDays(terms.maxDays)}. Creditorii împrumută între ${formatNumber(terms.lenderMinLei)} și ` +
    `${formatNumber(terms.lenderMaxLei)}\u00a0lei.`
  );
}

/** The offers with a price of today; as a list with places only where the page gives places. */
export function describeOffers(data: OffersPageData, { origin, country }: Shell): JsonLdNode[] {
  const { offers, rulePack: pack, claims, limits } = data;
  const { request, sort, filters, errors } = readLoanQuery(new URLSearchParams(data.search), limits);
  // Of a request that can not be read the page shows no price.
  if (errors.length > 0) return [];
  const { code: currency } = country.currency;
  const { served } = rankOffers({ offers, request, pack, sort, filters, claims });
  const describe = (quoted: ServedOffer): JsonLdNode[] => {
    const loan = loanOrCredit({ ...quoted, request, currency }, origin);
    return loan ? [loan] : [];
  };
  const compared = comparedPrices(served);
  if (compared.length === 0) return served.flatMap(describe);
  const loans = compared.flatMap(describe);
  return [
    {
      '@type': 'ItemList',
      '@id': `${origin}/offers/#lista`,
      numberOfItems: loans.length,
      itemListElement: loans.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
    },
  ];
}
