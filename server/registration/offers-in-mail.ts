import { identityInWords } from '#domain/lenders/identity-in-words.ts';
import type { ArrangedOffers, QuotedOffer } from '#domain/offers/arrange-offers.ts';
import { explainRepayment } from '#domain/offers/explain-repayment.ts';
import { explainUnserved } from '#domain/offers/explain-unserved.ts';
import type { LoanRequest } from '#domain/offers/loan-request.ts';
import { writeLoanQuery } from '#domain/offers/loan-query.ts';
import type { OfferEvidence } from '#domain/evidence/offer-evidence.ts';
import type { OfferQuote } from '#domain/offers/offer-quote.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { oldPriceInWords } from '#domain/offers/old-price-in-words.ts';
import { workedExample } from '#domain/offers/worked-example.ts';
import { freeDaysNote } from '#domain/offers/free-days-note.ts';
import { moneyInSentence } from '#domain/text/format-money.ts';
import { citedDate } from '#domain/text/cited-date.ts';
import type { MailBlock } from '#server/mail/compose-mail.ts';

type KnownOffer = Offer & { evidence: OfferEvidence };
type Served = Exclude<OfferQuote, { status: 'unserved' }>;

/**
 * Lists the offers for one request in a mail, in the order of the page: lender, cost or what is known of it, with the source. It
 * promises nothing.
 */
export function offersInMail(
  { served, unserved }: Pick<ArrangedOffers<KnownOffer>, 'served' | 'unserved'>,
  request: LoanRequest,
  origin: string,
): MailBlock[] {
  return [
    ...(served.length === 0
      ? ['Pentru suma și perioada dumneavoastră nu am găsit nicio ofertă.']
      : served.flatMap((quoted) => offerBlocks(quoted, request, origin))),
    ...(unserved.length === 0
      ? []
      : [{ heading: 'Nu pentru această cerere' }, unserved.map(unservedLine).join('\n')]),
  ];
}

function offerBlocks(
  { offer, quote }: QuotedOffer<KnownOffer>,
  request: LoanRequest,
  origin: string,
): MailBlock[] {
  if (quote.status === 'unserved') return [];
  const { header, lenderLink, conditions } = offer;
  const lines = [
    identityInWords(offer),
    ...costLines(offer, quote, request),
    conditions[0]?.value,
    freeDaysNote(offer),
  ];
  return [
    { heading: header },
    lines.filter((line) => typeof line === 'string').join('\n'),
    ...(lenderLink === null
      ? []
      : [
          {
            link: `Ce știm despre ${header}`,
            href: `${origin}${lenderLink}${writeLoanQuery({ request })}`,
          },
        ]),
  ];
}

function costLines(offer: KnownOffer, quote: Served, request: LoanRequest): string[] {
  if (quote.status === 'unpriced' || offer.price === null) {
    const most = quote.legalMaximum?.total;
    return [
      'Nu avem un preț al acestui creditor pentru suma și perioada alese.',
      ...(most ? [`Prin lege, poate cere înapoi cel mult ${moneyInSentence(most)}.`] : []),
    ];
  }
  const { source } = offer.price;
  const way = explainRepayment(quote);
  return [
    `Dați înapoi ${moneyInSentence(quote.total)}, din care cost ${moneyInSentence(quote.cost)}.`,
    workedExample(offer, request, quote),
    ...(way === null ? [] : [way]),
    ...(quote.evidence === 'current'
      ? []
      : [`Este un ${oldPriceInWords(source)}. Confirmați-l la creditor înainte de a semna.`]),
    `Sursa prețului: ${source.name}${citedDate(source)}.`,
  ];
}

function unservedLine({ offer, quote }: QuotedOffer<KnownOffer>): string {
  return quote.status === 'unserved' ? `${offer.header}: ${explainUnserved(quote.reason)}` : offer.header;
}
