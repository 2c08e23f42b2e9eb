import type { FrontmatterOf } from '#domain/texts/schemas/content-schema.ts';
import type { AddedCost } from '#domain/offers/evidence/late-and-extension.ts';
import type { LineMinimum } from '#domain/offers/evidence/line-minimum.ts';
import type { LenderAskedData } from '#app/offers/shared/asked/lender-asked.tsx';
import type { ReportedPrice } from '#domain/people/price-reports/reported-price.ts';
import type { FormState } from '#domain/base/forms/form-state.ts';
import type { Bani } from '#domain/base/money/bani.ts';
import type { LoanRequest } from '#domain/loan/loan-request.ts';
import type { LoanQueryError } from '#domain/offers/loan-query.ts';
import type { Source } from '#domain/offers/offer.ts';
import type { NoteView } from '#app/texts/shared/law/note-view.ts';
import type { ReviewChecks, ShownReview } from '#app/ui/reviews.tsx';
import type { CostOverTime } from './cost-over-time.ts';
import type { EvidenceView } from './evidence-view.ts';
import type { HeadFact } from './head-facts.ts';
import type { LateRule } from './late-rule.ts';
import type { SourceGroup } from './group-by-source.ts';
import type { LenderSquares } from '#app/partners/shared/transparency/lender-squares.ts';

/** What an editor writes about a lender. */
type LenderTexts = Pick<
  FrontmatterOf<'lender'>,
  | 'title'
  | 'description'
  | 'menu'
  | 'h1'
  | 'subtitle'
  | 'updated'
  | 'pros'
  | 'cons'
  | 'suits'
  | 'stepsTitle'
  | 'steps'
  | 'faq'
> & { html: string };

export type IdentityFact = { label: string; value: string };

/** Another lender with a known price, for the same sum and term. */
export type PricedLender = {
  slug: string;
  name: string;
  href: string;
  total: Bani;
  /** „preț publicat de creditor” or „preț din 2022” */
  priceTag: string | null;
  /** by a price that has to be confirmed */
  isOld: boolean;
};

/** Everything the page of a lender shows, but for the figures of its offer, which the route composes. */
export type LenderPageData = {
  /** as in its offers */
  slug: string;
  texts: LenderTexts;
  /** the articles of the law its text leans on */
  notes: readonly NoteView[];
  /** who signs the text */
  author: string;
  /** /credit-nevoi-personale/{slug}/ */
  path: string;
  /** „IFN, creditor nebancar · linie de credit”; null while there is no record of an offer */
  eyebrow: string | null;
  claims: string[];
  /** false: the offer is not on the site now, and no figures of it are shown */
  isAvailable: boolean;
  /** of the offer that is here now */
  offerId: string | null;
  /** the way to the lender; null when there is none */
  leavingHref: string | null;
  /** where a request for its price is made; null: nowhere */
  askHref: string | null;
  offersHref: string;
  /** the six roads for the same sum and term */
  roadsHref: string;
  /** the telephone the lender prints; null: not known */
  phone: string | null;
  /** a price for the request is known */
  isPriced: boolean;
  request: LoanRequest;
  errors: LoanQueryError[];
  costOverTime: CostOverTime | null;
  /** null while there is no record of an offer */
  conditions: SourceGroup<{ text: string }>[] | null;
  example: { text: string; source: Source } | null;
  /** what is looked for first, in a row */
  facts: HeadFact[];
  /** null where nothing that may be shown is known of its prices */
  evidence: EvidenceView | null;
  /** of its first line of credit, for the sum asked for; null where it lends as no line, or that is not known */
  minimum: { line: LineMinimum; isOld: boolean } | null;
  /** prices that readers reported, never ranked */
  reported: readonly ReportedPrice[];
  /** how it answers to being asked for its price; null: no such request exists in this country */
  asked: LenderAskedData | null;
  /** for the form of an alert of its price; null: no alert of it can be asked for */
  alertToken: string | null;
  late: {
    rule: LateRule | null;
    own: { text: string; source: Source } | null;
    /** computed for the sum asked for, where the lender prints how */
    cost: AddedCost | null;
    extension: AddedCost | null;
  };
  /** `check`: where a reader finds the firm; a bank of another state is in no register of BNR's lenders */
  identity: { groups: SourceGroup<IdentityFact>[]; lacksName: boolean; site: string | null; check: string };
  reviews: { published: ShownReview[]; form: FormState; isSent: boolean; texts: ReviewChecks };
  others: { priced: PricedLender[]; links: { href: string; label: string }[] };
  openness: LenderSquares;
  /** every source of the page, once */
  sources: Source[];
};
