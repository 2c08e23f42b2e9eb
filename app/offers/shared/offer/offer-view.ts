import type { ArrangeableOffer, QuotedOffer } from '#domain/offers/arrange-offers.ts';
import type { OfferQuote } from '#domain/offers/offer-quote.ts';
import type { Offer } from '#domain/offers/offer.ts';

/**
 * An offer as the pages show it: what arranging needs, and the sentences that do not depend on amount and term, made
 * once on the server so that browsers neither compute nor download the code for them.
 */
export type OfferView = ArrangeableOffer &
  Pick<Offer, 'amount' | 'term' | 'price' | 'repayment'> & {
    id: string;
    slug: string;
    header: string;
    /** of the firm that signs the contract, where it is proven */
    legalName: string | null;
    /** „IFN · RG-PJR-41-110300 · linie de credit” */
    identityLine: string;
    /** what is lent, as far as it is known: „între 100 și 2 000 de lei” */
    reach: string | null;
    /** whether visitors may be led to the lender: it is known, lends now and has a page */
    canLeave: boolean;
    /** whether the site makes a request for its price: /cereti-pretul/ */
    canAsk: boolean;
    /** path of our review page */
    detailsHref: string | null;
    /** what the feed claims, already allowed by the country's setting; empty in most countries */
    claims: string[];
    /** Romanian sentences, the one that bites first */
    conditions: string[];
    /** when the money comes, in a few words; null: no source says */
    arrival: string | null;
    /** the interest-free days, always with whom they are for, their condition and what follows */
    freeDaysNote: string | null;
    /** „preț publicat de creditor” or, past twelve months, „preț din 2022” */
    priceTag: string | null;
    /** asks to confirm an old price with the lender, or says why a price is not used */
    priceNote: string | null;
    /** „smilecredit.ro, nov. 2026”: where the price is from; null: there is none */
    briefSource: string | null;
    /** which figures come from where, and of when; last, where to say that one is wrong */
    sources: CitedSource[];
    /** „dă 200–6 000 lei · linie de credit”: what is known of a lender besides its price; empty when nothing is */
    known: string;
    /** its telephone, and what calls it */
    phone: { value: string; href: string } | null;
  };

/** „Prețul și sumele” : „pagina creditorului” „, nov. 2026” */
export type CitedSource = { what: string; name: string; date: string; url: string | null };

export type PricedQuote = Extract<OfferQuote, { status: 'priced' }>;
export type UnpricedQuote = Extract<OfferQuote, { status: 'unpriced' }>;
export type ServedOffer = QuotedOffer<OfferView>;
