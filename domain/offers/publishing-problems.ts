import { lenderIdentity } from '#domain/offers/lenders/lender-identity.ts';
import { lenderSheetPath } from '#domain/offers/lenders/lender-path.ts';
import type { Bani } from '#domain/base/money/bani.ts';
import { fromLei } from '#domain/base/money/bani.ts';
import type { Term } from '#domain/loan/term.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { leiInSentence } from '#domain/base/text/format-money.ts';
import { formatTerm } from '#domain/loan/format-term.ts';
import type { LoanLimits, LoanRequest } from '#domain/loan/loan-request.ts';
import { withEvidence } from './offer-evidence.ts';
import { type OfferPart, offerParts } from './offer-parts.ts';
import type { Figure, Offer, LeadFigures, OfferRecord } from './offer.ts';
import type { SourceDates } from '#domain/base/sources/source-schema.ts';
import { quoteOffer } from './quote-offer.ts';

/** What a problem is about: a part of the offer, or the price its lender's evidence states. */
export type ProblemPart = OfferPart | 'price';
export type PublishingProblem = { part: ProblemPart; message: string };

type Rules = {
  /** in force today; null without prepared rules */
  pack: RulePack | null;
  limits: LoanLimits;
  /** yyyy-mm-dd */
  today: string;
  /** whether visitors find a page of ours at a path; left out if already checked */
  hasPage?: (path: string) => boolean;
};

/**
 * Lists reasons why an offer may not be published as it is, each a Romanian sentence: a future source, a price above the legal
 * maximum for any request the site would show, a price without a representative example, an offer without a link or an identified
 * lender.
 */
export function publishingProblems(offer: Offer, rules: Rules): PublishingProblem[] {
  return [
    ...ownProblems(offer, rules),
    ...priceProblems(offer, rules),
    ...(offer.lenderKind === 'unknown' && offer.products.some(({ price }) => price !== null)
      ? [
          problem(
            'lenderKind',
            'Un preț se publică numai când știm ce fel de creditor este: altă lege, alt maxim.',
          ),
        ]
      : []),
  ];
}

/** Lists those of the reasons that lie in the offer itself, without its prices: its author can mend them at once. */
export function ownProblems(
  offer: OfferRecord,
  rules: Pick<Rules, 'today' | 'hasPage'>,
): PublishingProblem[] {
  return [
    ...futureSources(offer, rules.today),
    ...(offer.isActive && offer.url === null
      ? [problem('url', 'O ofertă care se poate lua are nevoie de adresa la care trimitem vizitatorul.')]
      : []),
    ...pageProblems(offer, rules),
    ...identityProblems(offer),
  ];
}

/** Checks that an offer links to an existing page about its lender: another page, or its own sheet. */
function pageProblems(
  { lenderLink, slug, id }: Pick<OfferRecord, 'lenderLink' | 'slug' | 'id'>,
  { hasPage = () => true }: Pick<Rules, 'hasPage'>,
): PublishingProblem[] {
  if (lenderLink === null || [slug, id].map(lenderSheetPath).includes(lenderLink)) return [];
  if (!lenderLink.startsWith('/lenders/') && hasPage(lenderLink)) return [];
  const message = `Pagina ${lenderLink} nu există pe site. Scrieți una publică, ${lenderSheetPath(slug)} sau nimic.`;
  return [problem('lenderLink', message)];
}

// The gate asks who lends only of what visitors would see as an offer: a paused one may wait for its lender's papers.
function identityProblems(offer: OfferRecord): PublishingProblem[] {
  if (!offer.isActive || lenderIdentity(offer) !== 'missing') return [];
  if (offer.lenderKind === 'foreign-bank') {
    const message =
      'O bancă din alt stat are nevoie de licență și de autoritatea ei, dintr-un registru sau dintr-un document al băncii: „instituție de credit din Malta, licența C 56251, supravegheată de MFSA”.';
    return [problem('registers', message)];
  }
  const message =
    'O ofertă care se poate lua are nevoie de firma din spatele ei: numărul din registrul BNR sau măcar denumirea, dintr-un document al creditorului. Presa și listele altora nu ajung.';
  return [problem('legalName', message)];
}

function futureSources(offer: OfferRecord, today: string): PublishingProblem[] {
  const parts = Object.keys(offerParts) as OfferPart[];
  return parts
    .filter((part) => figuresOf(offer[part]).some(({ source }) => isFromTheFuture(source, today)))
    .map((part) => problem(part, 'Sursa are o dată din viitor.'));
}

function isFromTheFuture({ date, readAt }: SourceDates, today: string): boolean {
  return (date !== null && date > today) || (readAt !== null && readAt > today);
}

function priceProblems(offer: Offer, { pack, limits, today }: Rules): PublishingProblem[] {
  const known = withEvidence(offer, today);
  if (known.price === null) return [];
  const quotes = requestsOf(known.amount?.value ?? null, pack, limits).map((request) => ({
    request,
    quote: quoteOffer(known, request, pack),
  }));
  const unlawful = quotes.find(
    ({ quote }) => quote.status === 'unserved' && quote.reason.kind === 'over-legal-maximum',
  );
  if (unlawful) {
    const { principal, term } = unlawful.request;
    const law = pack?.capLawName ? ` (${pack.capLawName})` : '';
    const place = `${leiInSentence(principal)} pe ${formatTerm(term)}`;
    return [problem('price', `Pentru ${place} prețul trece de maximul legal${law}.`)];
  }
  const hasExample = offer.example !== null || quotes.some(({ quote }) => quote.status === 'priced');
  if (hasExample) return [];
  return [
    problem('example', 'Prețul are nevoie de un exemplu reprezentativ, iar din el nu putem calcula unul.'),
  ];
}

/** Lists the requests of the site's form at which a price can cross the legal limit: the limits of the form and of the law. */
function requestsOf(
  amount: NonNullable<LeadFigures['amount']>['value'] | null,
  pack: RulePack | null,
  limits: LoanLimits,
): Pick<LoanRequest, 'principal' | 'term'>[] {
  const { min = null, max = null } = amount ?? {};
  const least = min ?? limits.minPrincipal;
  const most = max ?? limits.maxPrincipal;
  const edges = (pack?.dailyCaps?.value ?? []).flatMap(({ upTo }) => [upTo, (upTo + fromLei(1)) as Bani]);
  const amounts = [least, ...edges.filter((edge) => edge > least && edge < most), most];
  const months = range(limits.minMonths, limits.maxMonths);
  const days = [limits.minDays, 15, 30, 60, limits.maxDays];
  const terms: Term[] = [
    ...months.map((count) => ({ count, unit: 'months' as const })),
    ...days.map((count) => ({ count, unit: 'days' as const })),
  ];
  return amounts.flatMap((principal) => terms.map((term) => ({ principal, term })));
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function figuresOf(value: OfferRecord[OfferPart]): Figure<unknown>[] {
  return [value].flat().filter((one): one is Figure<never> => typeof one === 'object' && one !== null);
}

function problem(part: ProblemPart, message: string): PublishingProblem {
  return { part, message };
}
