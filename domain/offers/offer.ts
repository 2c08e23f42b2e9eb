import type { IdentityOrigin } from '#domain/lenders/identity-origin.ts';
import type { Bani } from '#domain/money/bani.ts';

/**
 * Where a figure was read. Without a source and a date no figure about a lender is shown. Its own date and ours are two,
 * never one for the other, each yyyy, yyyy-mm or yyyy-mm-dd; at least one is known.
 */
export type Source = {
  /** Romanian, as shown: "pagina creditorului, „Detalii linie credit”" */
  name: string;
  /** the page itself; null when it can not be linked (a document with personal data, say) */
  url: string | null;
  /** the source's own date, as it gives it; null: it gives none */
  date: string | null;
  /** when we read it; null: not written down */
  readAt: string | null;
};

export type SourceDates = Pick<Source, 'date' | 'readAt'>;

/** A value that may be shown, because its source is known. */
export type Figure<T> = { value: T; source: Source };

/** Who a lender is, and whose word that is: see domain/lenders/lender-identity.ts for what it is worth. */
export type IdentityFigure<T> = { value: T; source: Source; origin: IdentityOrigin };

/** What a lender charges. The two shapes cover every sourced Romanian price so far; add a shape, never a flag. */
export type Price =
  | {
      /** simple interest by day, everything paid back once, at the end of the term */
      kind: 'daily';
      /** percent of the principal a day: 1 is 1% */
      ratePercentPerDay: number;
      /** first days without interest (0% for new customers counts only when its condition is in `conditions`) */
      freeDays: number;
    }
  | {
      /** equal monthly instalments at a nominal yearly rate */
      kind: 'instalments';
      /** percent a year: 146.8 is 146,8% */
      yearlyRatePercent: number;
    };

export type LenderKind = 'ifn' | 'foreign-bank' | 'unknown';
export type Repayment = 'instalments' | 'credit-line' | 'credit-card';

/** One offer of one lender in one country: the feed's fields of the specification, and the figures behind its cost. */
export type Offer = {
  /** offer_id of the feed */
  id: string;
  country: string;
  /** slug of the review page /credit-nevoi-personale/{slug}/ */
  slug: string;
  /** header of the feed: the brand, as shown; two offers with one header are one offer */
  header: string;
  /** 1 to 5; null when the feed gives none */
  stars: number | null;
  /** field2_value: text that may hold {time} */
  field2: string | null;
  /** field4_value: text that may hold {val} */
  field4: string | null;
  tags: string[];
  /** asnef_value: true unless the feed says otherwise */
  asnef: boolean;
  /** product_type; `domainactive` marks a technical entry that carries no loan */
  productType: string;
  /** lender_link: path of our review page; an inactive offer is listed only when it has one */
  lenderLink: string | null;
  /** where the redirector sends: https, with the macros {click_id} and {sub1} to {sub8}; null when there is no such page */
  url: string | null;
  /** whether the offer can be taken now, by its own record; the lead feed may still leave it out */
  isActive: boolean;
  lenderKind: LenderKind;
  legalName: IdentityFigure<string> | null;
  /** register entries as printed, most important first; of a bank of another state its licence and authority */
  registers: IdentityFigure<string[]> | null;
  repayment: Figure<Repayment> | null;
  /** the sums lent; a bound that has no source is null */
  amount: Figure<{ min: Bani | null; max: Bani | null }> | null;
  /** the terms offered, in days */
  term: Figure<{ minDays: number | null; maxDays: number | null }> | null;
  price: Figure<Price> | null;
  /** interest-free days of a first loan: with the condition and what follows, never alone */
  firstLoan: Figure<{ freeDays: number; condition: string }> | null;
  /** what one needs or must accept; each a Romanian sentence; the first is the one that bites most */
  conditions: Figure<string>[];
  /** the lender's own printed example, in Romanian */
  example: Figure<string> | null;
};

/** The offers of a country and which of them the lead feed names active. */
export type OfferList = {
  offers: Offer[];
  activeIds: string[];
  /** true when nothing could be read: the lists are empty for that reason only */
  isOutage?: boolean;
};
