import type { RoadsTexts } from '#domain/texts/schemas/roads-schema.ts';
import type { Source } from '#domain/offers/offer.ts';
import type { RoadsError } from '#domain/offers/roads/roads-query.ts';
import type { KnownReach } from '#domain/offers/roads/known-reach.ts';
import type { AverageCost } from '#domain/offers/roads/average-cost.ts';
import type { LoanStage } from '#domain/offers/roads/less-or-shorter.ts';
import type { PublishedCost, PublishedPrice } from '#domain/offers/roads/published-cost.ts';
import type { RoadLender } from '#domain/offers/roads/rates-on-day.ts';
import type { LoanRequest } from '#domain/loan/loan-request.ts';
import type { Bani } from '#domain/base/money/bani.ts';
import type { RoadLink, RoadsView } from '#app/offers/shared/roads/road-view.ts';

/** Data of the page of the roads. */
export type RoadsPageData = {
  title: string;
  description: string;
  h1: string;
  lede: string;
  form: {
    request: LoanRequest;
    /** text of the fields, as typed */
    typed: Record<RoadsError['field'], string>;
    errors: RoadsError[];
    /** there is no request yet, or it cannot be read */
    isOpen: boolean;
  };
  /** whether amount and term are as typed: no roads are shown for other values */
  isUsable: boolean;
  picture: RoadsView;
  notes: string[];
  /** of the whole page */
  sources: Source[];
  /** why rows are missing; null if none are */
  outage: string | null;
  /** this page with the request in its address */
  link: string;
  /** the next step: the banks of the list of offers, or the offers */
  next: { text: string; href: string };
  /** null: within known reach of some lender */
  reach: { texts: RoadsTexts['reach']; reaches: KnownReach[] } | null;
  bank: {
    texts: RoadsTexts['examples'];
    /** lenders whose price covers the request; empty: none */
    costs: BankCost[];
    average: AverageCost | null;
    /** banks without such a price */
    ask: RoadLender[];
    /** „40%”; null: no such rule is known */
    incomeShare: string | null;
  };
  counter: { title: string; questions: { q: string; a: string }[] };
  stages: { texts: RoadsTexts['stages']; example: string; steps: LoanStage[] } | null;
  saving: {
    texts: RoadsTexts['saving'];
    /** houses with known prices, or otherwise whom to ask */
    links: RoadLink[];
    hasPrices: boolean;
  };
};

/** Published prices of one bank, for the request. */
export type BankCost = {
  cost: PublishedCost;
  /** its prices, each with the net income that its instalment requires */
  prices: { price: PublishedPrice; incomeFrom: Bani | null }[];
};
