import { identityInWords } from '#domain/lenders/identity-in-words.ts';
import type { ArrangedOffers, QuotedOffer } from '#domain/offers/arrange-offers.ts';
import { explainRepayment } from '#domain/offers/explain-repayment.ts';
import type { LoanRequest } from '#domain/offers/loan-request.ts';
import { writeLoanQuery } from '#domain/offers/loan-query.ts';
import type { OfferEvidence } from '#domain/evidence/offer-evidence.ts';
import type { OfferQuote } from '#domain/offers/offer-quote.ts';
import type { Offer, Source } from '#domain/offers/offer.ts';
import { oldPriceNote } from '#domain/offers/old-price-note.ts';
import { workedExample } from '#domain/offers/worked-example.ts';
import { freeDaysNote } from '#domain/offers/free-days-note.ts';
import { countNoun } from '#domain/text/count-noun.ts';
import { moneyInSentence } from '#domain/text/format-money.ts';
import { formatApr } from '#domain/text/format-percent.ts';
import { citedDate } from '#domain/text/cited-date.ts';
import type { MailBlock } from '#server/mail/compose-mail.ts';

type KnownOffer = Offer & { evidence: OfferEvidence };
type Quoted = QuotedOffer<KnownOffer>;
type Priced = { offer: KnownOffer; quote: Extract<OfferQuote, { status: 'priced' }> };

/**
 * The offers of the list for one request, in the order of the page: the first price in full, the others a line each, all with their
 * sources; then who lends without a price we have, and whom the request does not fit, by name. Nothing of it promises anything.
 */
export function offersInMail(
  { served, unserved }: Pick<ArrangedOffers<KnownOffer>, 'served' | 'unserved'>,
  request: LoanRequest,
  origin: string,
): MailBlock[] {
  const [first, ...others] = served.filter(isPriced);
  const unpriced = served.filter((quoted) => !isPriced(quoted));
  return [
    ...(served.length === 0 ? ['Pentru suma și perioada dumneavoastră nu am găsit nicio ofertă.'] : []),
    ...(first ? firstPrice(first, request, origin) : []),
    ...(others.length > 0 ? [others.map(priceLine).join('\n')] : []),
    ...(unpriced.length > 0 ? [unpricedLine(unpriced)] : []),
    ...(unserved.length > 0 ? [`Nu se potrivesc cererii: ${namesOf(unserved)}. De ce, scrie în listă.`] : []),
  ];
}

function isPriced(quoted: Quoted): quoted is Priced {
  return quoted.quote.status === 'priced' && quoted.offer.price !== null;
}

/** The first price; while it is of today it is the representative example of the mail. */
function firstPrice({ offer, quote }: Priced, request: LoanRequest, origin: string): MailBlock[] {
  const { header, lenderLink, price } = offer;
  const lines = [
    `Dați înapoi ${moneyInSentence(quote.total)}, din care cost ${moneyInSentence(quote.cost)}.`,
    explainRepayment(quote),
    freeDaysNote(offer),
    workedExample(offer, request, quote),
    `${identityInWords(offer)}.`,
    price && ageAndSource(quote, price.source),
  ];
  const href = lenderLink && `${origin}${lenderLink}${writeLoanQuery({ request })}`;
  return [
    { heading: header },
    lines.filter((line) => typeof line === 'string').join('\n'),
    ...(href ? [{ link: `Condițiile la ${header}`, href }] : []),
  ];
}

function priceLine({ offer: { header, price }, quote }: Priced): string {
  const figures = `${header}: dați înapoi ${moneyInSentence(quote.total)}, DAE ${formatApr(quote.aprPercent)}.`;
  return price ? `${figures} ${ageAndSource(quote, price.source)}` : figures;
}

/** „Preț din 2022. Întrebați cât cere azi. Sursa: scribd.com, din 2022.” */
function ageAndSource({ evidence }: Priced['quote'], source: Source): string {
  return evidence === 'current' ? sourceLine(source) : `${oldPriceNote(source)} ${sourceLine(source)}`;
}

/** „Sursa: smilecredit.ro, nov. 2026.”; a source without an address by its name. */
function sourceLine({ name, url, ...dates }: Source): string {
  const site = url === null ? name : new URL(url).host.replace(/^www\./, '');
  return `Sursa: ${site}${citedDate({ name: site, ...dates })}.`;
}

/** The most the law allows is told only where one of them is known to be bound by it. */
function unpricedLine(unpriced: readonly Quoted[]): string {
  const [most] = unpriced.flatMap(({ quote }) =>
    quote.status === 'unpriced' && quote.legalMaximum ? [quote.legalMaximum.total] : [],
  );
  const names = namesOf(unpriced);
  const who =
    unpriced.length === 1
      ? `Nu avem prețul de la ${names}.`
      : `La ${countNoun(unpriced.length, 'creditor', 'creditori')} nu avem prețul: ${names}.`;
  const ceiling = most ? ` Prin lege, un IFN poate cere înapoi cel mult ${moneyInSentence(most)}.` : '';
  return `${who} Întrebați înainte de cerere.${ceiling}`;
}

function namesOf(offers: readonly Quoted[]): string {
  return offers.map(({ offer }) => offer.header).join(', ');
}
