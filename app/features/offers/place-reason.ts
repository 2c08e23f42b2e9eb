import type { OfferSort, QuotedOffer } from '#domain/offers/arrange-offers.ts';
import type { LoanRequest } from '#domain/offers/loan-request.ts';
import { bani } from '#domain/money/bani.ts';
import { moneyInSentence } from '#domain/text/format-money.ts';
import { loanInWords } from './offers-title.ts';

const sortWords: Record<OfferSort, string> = {
  total: 'după totalul de plată',
  dae: 'după DAE',
  rata: 'după plata lunară',
  nume: 'în ordine alfabetică',
};

type Place = {
  /** from 0 */
  index: number;
  served: readonly Pick<QuotedOffer<unknown>, 'quote'>[];
  sort: OfferSort;
  request: LoanRequest;
};

/** „De ce e aici?”: the place, what decided it, and the difference from the first place in lei. */
export function placeReason({ index, served, sort, request }: Place): string {
  const place = `Locul ${index + 1} din ${served.length}, ${sortWords[sort]}, pentru ${loanInWords(request)}`;
  return `${place}${difference(index, served, sort)}. Locul nu se cumpără.`;
}

function difference(index: number, served: Place['served'], sort: OfferSort): string {
  const own = served[index]?.quote;
  const first = served[0]?.quote;
  if (own?.status !== 'priced') {
    return sort === 'nume'
      ? ''
      : ': stă după ofertele cu preț, pentru că nu am găsit la acest creditor un preț cu sursă';
  }
  if (sort === 'nume' || first?.status !== 'priced') return '';
  if (index === 0)
    return sort === 'total'
      ? ': dintre ofertele cu preț, aici dați înapoi cel mai puțin'
      : ': este prima în această ordine';
  const more = bani(Math.abs(own.total - first.total));
  if (more === 0) return ': dați înapoi la fel ca la primul loc';
  return `: dați înapoi cu ${moneyInSentence(more)} mai ${own.total > first.total ? 'mult' : 'puțin'} decât la primul loc`;
}
