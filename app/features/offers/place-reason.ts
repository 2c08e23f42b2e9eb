import type { OfferSort, QuotedOffer } from '#domain/offers/arrange-offers.ts';
import { comparedPrices, currentPrices } from '#domain/offers/compared-prices.ts';
import type { LoanRequest } from '#domain/offers/loan-request.ts';
import { bani } from '#domain/money/bani.ts';
import { isPaidAsAsked } from '#domain/offers/repayment-profile.ts';
import { moneyInSentence } from '#domain/text/format-money.ts';
import { loanInWords } from '#app/shared/offer/loan-in-words.ts';
import type { PricedQuote, UnpricedQuote } from '#app/shared/offer/offer-view.ts';

const sortWords: Record<OfferSort, string> = {
  total: 'după totalul de plată',
  dae: 'după DAE',
  rata: 'după plata lunară',
  nume: 'în ordine alfabetică',
};

type Listed = Pick<QuotedOffer<unknown>, 'quote'>;
type Place = {
  quote: PricedQuote | UnpricedQuote;
  /** the list as it is shown, in its order */
  served: readonly Listed[];
  /** the same before the filters */
  all: readonly Listed[];
  sort: OfferSort;
  request: LoanRequest;
};

/** „De ce e aici?”: what decided where an offer stands; a place and a difference only among prices that compare. */
export function placeReason({ quote, served, all, sort, request }: Place): string {
  if (!isInGroups(served)) return 'Lista stă în ordine alfabetică. Locul nu se cumpără.';
  const reason =
    quote.status === 'priced'
      ? quote.evidence === 'current'
        ? reasonOfCurrent(quote, { served, all, sort, request })
        : 'Prețul nu este de azi și trebuie confirmat: stă după prețurile publicate acum, oricât de mic ar fi, și nu primește un loc'
      : 'Nu am găsit la acest creditor un preț pentru suma și perioada alese, așa că stă după cei cu preț';
  return `${reason}. Locul nu se cumpără.`;
}

/** Whether prices of today stand before those to confirm, and both before what has none: in `spec` mode the feed's order mixes them. */
function isInGroups(served: readonly Listed[]): boolean {
  const groups = served.map(({ quote }) =>
    quote.status !== 'priced' ? 2 : quote.evidence === 'current' ? 0 : 1,
  );
  return groups.every((group, at) => at === 0 || group >= (groups[at - 1] ?? 0));
}

function reasonOfCurrent(quote: PricedQuote, { served, all, sort, request }: Omit<Place, 'quote'>): string {
  const loan = loanInWords(request);
  if (currentPrices(all).length === 1) return `Singurul preț publicat pe care l-am găsit pentru ${loan}`;
  if (sort === 'nume') return 'Prețurile publicate stau în ordine alfabetică';
  const ordered = `Prețurile publicate stau ${sortWords[sort]}, pentru ${loan}`;
  if (!isPaidAsAsked(quote)) {
    const way =
      quote.differs === 'single-payment' ? 'o dată, la sfârșit, și nu în rate' : 'în rate, și nu o dată';
    return `${ordered}. Aici se plătește ${way}, așa că nu primește un loc`;
  }
  const compared = comparedPrices(served);
  const first = compared[0]?.quote;
  if (!first) return `${ordered}. Sunt prea puține prețuri comparabile ca să le dăm locuri`;
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
  if (more === 0) return ': dați înapoi la fel ca la primul loc';
  return `: dați înapoi cu ${moneyInSentence(more)} mai ${own.total > first.total ? 'mult' : 'puțin'} decât la primul loc`;
}
