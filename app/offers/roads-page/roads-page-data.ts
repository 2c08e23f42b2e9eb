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

/** What the page of the roads shows. */
export type RoadsPageData = {
  title: string;
  description: string;
  h1: string;
  lede: string;
  form: {
    request: LoanRequest;
    /** what the fields hold: as typed */
    typed: Record<RoadsError['field'], string>;
    errors: RoadsError[];
    /** nothing was asked for yet, or it can not be read */
    isOpen: boolean;
  };
  /** whether sum and term are as typed: of others no road is told */
  isUsable: boolean;
  picture: RoadsView;
  notes: string[];
  /** of the whole page */
  sources: Source[];
  /** why rows are missing; null: none is */
  outage: string | null;
  /** this page with the request in its address */
  link: string;
  /** where one goes on: the banks of the list of offers, or the offers */
  next: { text: string; href: string };
  /** null: some lender is known to go so far */
  reach: { texts: RoadsTexts['reach']; reaches: KnownReach[] } | null;
  bank: {
    texts: RoadsTexts['examples'];
    /** lenders whose price speaks of what is asked; empty: none does */
    costs: BankCost[];
    average: AverageCost | null;
    /** the banks whose prices are not among them */
    ask: RoadLender[];
    /** „40%”; null: no such rule is known */
    incomeShare: string | null;
  };
  counter: { title: string; questions: { q: string; a: string }[] };
  stages: { texts: RoadsTexts['stages']; example: string; steps: LoanStage[] } | null;
  saving: {
    texts: RoadsTexts['saving'];
    /** houses whose prices are told, or else whom to ask */
    links: RoadLink[];
    hasPrices: boolean;
  };
};

/** What one bank has published, at what is asked. */
export type BankCost = {
  cost: PublishedCost;
  /** its prices, each with the net income that its instalment fits into */
  prices: { price: PublishedPrice; incomeFrom: Bani | null }[];
};
