import type { RankableOffer, QuotedOffer } from '#domain/offers/rank-offers.ts';
import type { OfferQuote } from '#domain/offers/offer-quote.ts';
import type { LeadFigures } from '#domain/offers/offer.ts';

/**
 * An offer as the pages show it: the data for arranging, and the sentences that do not depend on amount and term, made once on
 * the server so that browsers neither compute them nor download the code.
 */
export type OfferView = RankableOffer &
  Pick<LeadFigures, 'amount' | 'term' | 'price' | 'repayment'> & {
    id: string;
    slug: string;
    header: string;
    /** of the company that signs the contract, if proven */
    legalName: string | null;
    /** „IFN · RG-PJR-41-110300 · linie de credit” */
    identityLine: string;
    /** the loan, as far as known: „între 100 și 2 000 de lei” */
    reach: string | null;
    /** whether visitors may be sent to the lender: it is identified, lends now and has a page */
    canLeave: boolean;
    /** „Viva Credit ne plătește pentru o cerere.”: shown beside every link to the lender; omitted if we are not paid */
    whoPays?: string;
    /** whether the site writes a request for its price: /cereti-pretul/ */
    canAsk: boolean;
    /** path of our review page */
    detailsHref: string | null;
    /** claims of the feed, filtered by the country's setting; empty in most countries */
    claims: string[];
    /** Romanian sentences, the most important first */
    conditions: string[];
    /** when the money arrives, in a few words; null: no source */
    arrival: string | null;
    /** the interest-free days, always with whom they apply to, their condition and what follows */
    freeDaysNote: string | null;
    /** „preț publicat de creditor” or, past twelve months, „preț din 2022” */
    priceTag: string | null;
    /** advice to confirm an old price with the lender, or why a price is not used */
    priceNote: string | null;
    /** „smilecredit.ro, nov. 2026”: source of the price; null without one */
    briefSource: string | null;
    /** sources of the figures, with dates; last, where to report a wrong figure */
    sources: CitedSource[];
    /** „dă 200–6 000 lei · linie de credit”: known facts besides the price; empty without any */
    known: string;
    /** its telephone number, and the link that calls it */
    phone: { value: string; href: string } | null;
  };

/** „Prețul și sumele” : „pagina creditorului” „, nov. 2026” */
export type CitedSource = { what: string; name: string; date: string; url: string | null };

export type PricedQuote = Extract<OfferQuote, { status: 'priced' }>;
export type UnpricedQuote = Extract<OfferQuote, { status: 'unpriced' }>;
export type ServedOffer = QuotedOffer<OfferView>;
