import { type RejectedPageData, RejectedPage } from '#app/people/registration/rejected-page.tsx';
import { amountScale } from '#domain/offers/amount-scale.ts';
import { explainUnserved } from '#domain/offers/explain-unserved.ts';
import {
  type LoanQueryError,
  readLoanRequest,
  typedLoanSearch,
  writeLoanQuery,
  loanRequestKeys as loanQuery,
} from '#domain/offers/loan-query.ts';
import type { LoanRequest } from '#domain/loan/loan-request.ts';
import { matchOffers } from '#domain/people/registration/match-offers.ts';
import { leiInSentence } from '#domain/base/text/format-money.ts';
import { formatTerm } from '#domain/loan/format-term.ts';
import { countedInWords, offersTitle } from '#app/offers/shared/offer/offers-title.ts';
import type { Choice } from '#app/ui/choice-list.tsx';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { knownOffers } from './offers-in-order.ts';
import { debtHelp } from './debt-help.ts';
import { declarePage } from '#app/shell/declare-page.tsx';

export const rejected2Page = declarePage({
  module: 'rejected2',
  Page: RejectedPage,
  load: loadRejected2,
  addresses: [
    {
      path: '/landing/rejected2/',
      isListed: false,
      tags: ['offers'],
      query: loanQuery,
      examples: ['/landing/rejected2/?suma=50000&perioada=12'],
    },
  ],
});

/**
 * /landing/rejected2/: no lender gives this amount for this term. Loads the reason of each lender, and the largest smaller amount that
 * a lender gives.
 */
export async function loadRejected2(args: PageArgs): Promise<RejectedPageData> {
  const { searchParams } = args.url;
  const { request, errors } = readLoanRequest(searchParams, args.country.limits);
  if (errors.length > 0) return unread(errors, typedLoanSearch(searchParams));
  const offers = await knownOffers(args);
  const matching = matchOffers(offers, request, args.rulePack);
  const asked = `${leiInSentence(request.principal)} pe ${formatTerm(request.term)}`;
  const isServed = matching.served > 0;
  return {
    title: isServed ? offersTitle(matching.confirmed, request) : `Niciun creditor din listă nu dă ${asked}`,
    lede: isServed
      ? countedInWords(matching) + (matching.unserved.length > 0 ? ' Limitele celorlalți sunt mai jos.' : '')
      : 'Nimeni nu v-a refuzat: acestea sunt limitele lor. Mai jos este limita fiecăruia și ce puteți schimba.',
    reasonsTitle: 'Limita fiecărui creditor',
    reasons: matching.unserved.flatMap(({ offer, quote }) =>
      quote.status === 'unserved' ? [{ title: offer.header, text: explainUnserved(quote.reason) }] : [],
    ),
    choices: [
      isServed ? toOffers(request, asked, matching.confirmed > 0) : smallerAmount(args, request, offers),
      {
        text: 'Ceilalți creditori pe care îi urmărim',
        href: '/credit-nevoi-personale/',
        note: 'Și cei fără ofertă deschisă la noi.',
      },
      ...debtHelp,
    ].filter((choice) => choice !== null),
  };
}

/** Leads to the list; where nobody of it is known to give the loan, banks and CAR stand first there. */
function toOffers(request: LoanRequest, asked: string, isConfirmed: boolean): Choice {
  return {
    text: isConfirmed ? `Vedeți ofertele pentru ${asked}` : `Vedeți banca și CAR-ul pentru ${asked}`,
    href: `/offers/${writeLoanQuery({ request })}`,
    note: isConfirmed
      ? 'Întâi sunt prețurile publicate acum de creditori.'
      : 'Apoi creditorii din listă, cu ce știm despre fiecare.',
  };
}

/** Handles an unreadable request: neither limits nor another amount are shown. */
function unread(errors: readonly LoanQueryError[], search: string): RejectedPageData {
  return {
    title: 'Corectați suma sau perioada',
    lede: errors.map(({ message }) => message).join(' '),
    reasonsTitle: '',
    reasons: [],
    choices: [
      {
        text: 'Scrieți din nou suma și perioada',
        href: `/application/${search}`,
        note: 'Ce ați scris este păstrat în formular.',
      },
      ...debtHelp,
    ],
  };
}

/** Finds the largest smaller amount that a lender gives for the same term; null if there is none. */
function smallerAmount(
  { country, rulePack }: PageArgs,
  request: LoanRequest,
  offers: Awaited<ReturnType<typeof knownOffers>>,
): Choice | null {
  const smaller = amountScale(country.limits).filter((principal) => principal < request.principal);
  for (const principal of smaller.toReversed()) {
    const less = { ...request, principal };
    const { served, confirmed } = matchOffers(offers, less, rulePack);
    if (served === 0) continue;
    return {
      text: `O sumă mai mică: ${leiInSentence(principal)} pe ${formatTerm(request.term)}`,
      href: `/offers/${writeLoanQuery({ request: less })}`,
      note: `${countedInWords({ served, confirmed })} Împrumutați numai cât nu poate aștepta.`,
    };
  }
  return null;
}
