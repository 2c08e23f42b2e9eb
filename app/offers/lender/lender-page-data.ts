import type { PublicCorrection } from '#domain/texts/editorial/public-correction.ts';
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

/** Editorial texts about a lender. */
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
> & { html: string; changes?: readonly PublicCorrection[] | undefined };

export type IdentityFact = { label: string; value: string };

/** Another lender with a known price for the same amount and term. */
export type PricedLender = {
  slug: string;
  name: string;
  href: string;
  total: Bani;
  /** „preț publicat de creditor” or „preț din 2022” */
  priceTag: string | null;
  /** from a price to confirm */
  isOld: boolean;
};

/** Everything shown on a lender's page except the figures of its offer, which the route composes. */
export type LenderPageData = {
  /** of its offers */
  slug: string;
  texts: LenderTexts;
  /** articles of law that its text relies on */
  notes: readonly NoteView[];
  /** author of the text */
  author: string;
  /** /credit-nevoi-personale/{slug}/ */
  path: string;
  /** „IFN, creditor nebancar · linie de credit”; null without a record of an offer */
  eyebrow: string | null;
  claims: string[];
  /** false: the offer is not on the site now, and its figures are not shown */
  isAvailable: boolean;
  /** of the offer currently shown */
  offerId: string | null;
  /** address of the way to the lender; null without one */
  leavingHref: string | null;
  /** sentence: who pays us for the offer; null: we are not paid */
  whoPays: string | null;
  /** page that requests its price; null without one */
  askHref: string | null;
  offersHref: string;
  /** six roads for the same amount and term */
  roadsHref: string;
  /** telephone number printed by the lender; null if unknown */
  phone: string | null;
  /** the price for the request is known */
  isPriced: boolean;
  request: LoanRequest;
  errors: LoanQueryError[];
  costOverTime: CostOverTime | null;
  /** null without a record of an offer */
  conditions: SourceGroup<{ text: string }>[] | null;
  example: { text: string; source: Source } | null;
  /** the facts visitors look for first, in a row */
  facts: HeadFact[];
  /** null without price evidence that may be shown */
  evidence: EvidenceView | null;
  /** minimum payment of its first line of credit for the requested amount; null without a line, or if unknown */
  minimum: { line: LineMinimum; isOld: boolean } | null;
  /** prices reported by readers, never ranked */
  reported: readonly ReportedPrice[];
  /** its responses to requests for its price; null: the country has no such requests */
  asked: LenderAskedData | null;
  /** token of the form for its price alert; null: no alert is possible */
  alertToken: string | null;
  late: {
    rule: LateRule | null;
    own: { text: string; source: Source } | null;
    /** computed for the requested amount, if the lender prints the formula */
    cost: AddedCost | null;
    extension: AddedCost | null;
  };
  /** `check`: where readers can verify the company; a bank of another state is not in BNR's registers of lenders */
  identity: { groups: SourceGroup<IdentityFact>[]; lacksName: boolean; site: string | null; check: string };
  reviews: { published: ShownReview[]; form: FormState; isSent: boolean; texts: ReviewChecks };
  others: { priced: PricedLender[]; links: { href: string; label: string }[] };
  openness: LenderSquares;
  /** each source of the page, once */
  sources: Source[];
};
