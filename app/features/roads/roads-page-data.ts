import type { RoadsTexts } from '#domain/content/roads-schema.ts';
import type { RoadsError } from '#domain/roads/roads-query.ts';
import type { KnownReach } from '#domain/roads/known-reach.ts';
import type { AskedLoan, CarriedIllustration } from '#domain/roads/carried-illustration.ts';
import type { RateIllustration } from '#domain/roads/rate-illustration.ts';
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
    /** at what is asked; empty: no example reaches it */
    carried: CarriedIllustration[];
    /** as printed */
    printed: RateIllustration[];
    incomeShare: { percent: number; words: string } | null;
  };
  counter: Omit<RoadsTexts['counter'], 'questions'> & {
    questions: { q: string; a: string; source: RoadsTexts['counter']['questions'][number]['source'] }[];
  };
  stages: { texts: RoadsTexts['stages']; example: string; steps: LoanStage[] } | null;
  saving: RoadsTexts['saving'] & { fundSource: RoadsTexts['fund']['source'] };
};

/** A part of the sum and what it costs. */
export type LoanStage = { name: string; principal: Bani; cost: Bani };
