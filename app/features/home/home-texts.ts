import type { Term } from '#domain/loan/term.ts';
import type { Purpose } from '#domain/offers/loan-request.ts';

type Link = { text: string; link: string };
type Titled = { title: string; text: string };
type Checklist = { title: string; items: string[] };

/** Texts of the part that reacts to the visitor; it travels to the browser, so it is no larger than that part. */
export type HeroTexts = {
  question: string;
  amountLabel: string;
  termLabel: string;
  unitLegend: string;
  purposeLabel: string;
  purposeNone: string;
  submit: string;
  privacy: string;
  mailing: string;
  several: string;
  single: string;
  few: string;
  none: string;
  ceiling: string;
  noCeiling: string;
  rowsLabel: string;
  others: string;
  othersCeiling: string;
  unserved: string;
  failure: string;
  method: string;
  foreignBank: string;
  compare: string;
  /** the link is left out while its page does not exist */
  avoid: { title: string; items: string[]; link: Link | null };
};

export type TypicalLoan = { title: string; link: string; amount: number; term: Term };

/** A figure about the site, with where it comes from. */
type Counter = { value: string; label: string; source: string; date: string };
/** In `spec` mode a counter is a claim without a source. */
export type ShownCounter = Omit<Counter, 'source' | 'date'> & Partial<Counter>;

/** The texts of the home page: content/pages/home.yml. Amounts are whole lei. */
export type HomeTexts = {
  steps: { title: string; intro: string; items: Titled[] };
  typicalLoans: { title: string; intro: string; ends: [string, string]; items: TypicalLoan[] };
  purposes: { title: string; intro: string; labels: Record<Purpose, string> };
  reasons: { title: string; items: Titled[]; link: Link };
  reviews: {
    title: string;
    intro: string;
    none: string;
    checksTitle: string;
    checks: string[];
    invite: string;
    inviteMore: string;
    link: Link;
  };
  amounts: { title: string; intro: string; ceiling: string; noCeiling: string; items: number[] };
  loanTypes: { title: string; intro: string };
  faq: { title: string; items: { q: string; a: string }[] };
  benefits: { title: string; given: Checklist; notAsked: Checklist };
  closing: { title: string; text: string; action: string; link: Link };
  counters: Counter[];
};
