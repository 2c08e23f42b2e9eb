import type { RoadsTexts } from '#domain/content/roads-schema.ts';
import type { RoadsError } from '#domain/roads/roads-query.ts';
import type { KnownReach } from '#domain/roads/known-reach.ts';
import type { AverageCost } from '#domain/roads/average-cost.ts';
import type { LoanStage } from '#domain/roads/less-or-shorter.ts';
import type { AskedLoan } from '#domain/roads/asked-loan.ts';
import type { PublishedPrice } from '#domain/roads/published-cost.ts';
import type { RoadLender } from '#domain/roads/rates-on-day.ts';
import type { LoanRequest } from '#domain/offers/loan-request.ts';
import type { Bani } from '#domain/money/bani.ts';
import type { RoadsView } from '#app/shared/roads/road-view.ts';

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
  };
  /** whether sum and term are as typed: of others no road is told */
  isUsable: boolean;
  picture: RoadsView;
  notes: string[];
  /** why rows are missing; null: none is */
  outage: string | null;
  /** this page with the request in its address */
  link: string;
  offersHref: string;
  /** null: some lender is known to go so far */
  reach: { texts: RoadsTexts['reach']; reaches: KnownReach[]; asked: AskedLoan } | null;
  bank: {
    texts: RoadsTexts['examples'];
    /** at what is asked; empty: no price speaks of it */
    rows: BankRow[];
    average: AverageCost | null;
    /** the banks whose prices are not among them */
    ask: RoadLender[];
    /** „40%”; null: no such rule is known */
    incomeShare: string | null;
  };
  counter: Omit<RoadsTexts['counter'], 'questions'> & {
    questions: { q: string; a: string; source: RoadsTexts['counter']['questions'][number]['source'] }[];
  };
  stages: { texts: RoadsTexts['stages']; example: string; steps: (LoanStage & { name: string })[] } | null;
  saving: RoadsTexts['saving'] & { fundSource: RoadsTexts['fund']['source'] };
};

/** A price of a bank, and the net income its instalment fits into. */
export type BankRow = { lender: string; loan: string; price: PublishedPrice; incomeFrom: Bani | null };
