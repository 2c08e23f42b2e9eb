import type { OfferSort, QuotedOffer } from '#domain/offers/rank-offers.ts';
import { comparedPrices, currentPrices } from '#domain/offers/compared-prices.ts';
import type { LoanRequest } from '#domain/loan/loan-request.ts';
import { bani } from '#domain/base/money/bani.ts';
import { isPaidAsAsked } from '#domain/offers/repayment-profile.ts';
import { moneyInSentence } from '#domain/base/text/format-money.ts';
import { loanInWords } from '#app/offers/shared/offer/loan-in-words.ts';
import type { PricedQuote } from '#app/offers/shared/offer/offer-view.ts';

const sortWords: Record<OfferSort, string> = {
  total: 'după cost',
  dae: 'după DAE',
  rata: 'după plata lunară',
  nume: 'în ordine alfabetică',
};

type Listed = Pick<QuotedOffer<unknown>, 'quote'>;
type Place = {
  quote: PricedQuote;
  /** the displayed list, in its order */
  served: readonly Listed[];
  /** the same list before the filters */
  all: readonly Listed[];
  sort: OfferSort;
  request: LoanRequest;
};

/** Explains the position of an offer; a rank and a difference only among comparable prices. */
export function placeReason({ quote, served, all, sort, request }: Place): string {
  const reason = !isInGroups(served)
    ? 'Lista este în ordine alfabetică'
    : quote.evidence === 'current'
      ? reasonOfCurrent(quote, { served, all, sort, request })
      : 'Prețul este vechi, așa că stă după cele de acum, oricât de mic ar fi: azi poate fi altul';
  return `${reason}. Nimeni nu ne plătește pentru loc.`;
}

/**
 * Tells whether current prices stand before those to confirm, and both before offers without a price: in `spec` mode the feed's
 * order mixes them.
 */
function isInGroups(served: readonly Listed[]): boolean {
  const groups = served.map(({ quote }) =>
    quote.status !== 'priced' ? 2 : quote.evidence === 'current' ? 0 : 1,
  );
  return groups.every((group, at) => at === 0 || group >= (groups[at - 1] ?? 0));
}

function reasonOfCurrent(quote: PricedQuote, { served, all, sort, request }: Omit<Place, 'quote'>): string {
  const loan = loanInWords(request);
  if (currentPrices(all).length === 1)
    return `Este singurul preț publicat acum pe care îl avem pentru ${loan}`;
  if (sort === 'nume') return 'Prețurile publicate acum sunt în ordine alfabetică';
  const ordered = `Prețurile publicate acum sunt ${sortWords[sort]}, pentru ${loan}`;
  if (!isPaidAsAsked(quote)) {
    const way = quote.differs === 'single-payment' ? 'o dată, la sfârșit, nu în rate' : 'în rate, nu o dată';
    return `${ordered}. Aici plătiți ${way}, așa că nu o punem la rând cu ele`;
  }
  const compared = comparedPrices(served);
  const first = compared[0]?.quote;
  if (!first) return `${ordered}. Sunt prea puține ca să le dăm locuri`;
  const place = compared.findIndex((other) => other.quote === quote) + 1;
  return `Locul ${place} din ${compared.length} prețuri publicate, ${sortWords[sort]}, pentru ${loan}${difference(quote, first, sort)}`;
}

function difference(own: PricedQuote, first: PricedQuote, sort: OfferSort): string {
  if (own === first) {
    return sort === 'total'
      ? ': dintre ele, aici dați înapoi cel mai puțin'
      : ': este primul în această ordine';
  }
  const more = bani(Math.abs(own.total - first.total));
  if (more === 0) return ': dați înapoi la fel ca la primul';
  return `: dați înapoi cu ${moneyInSentence(more)} mai ${own.total > first.total ? 'mult' : 'puțin'} decât la primul`;
}
