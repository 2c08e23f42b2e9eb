import type { IsoDay } from '#domain/calendar/iso-day.ts';
import type { Bani } from '#domain/money/bani.ts';
import type { Figure } from '#domain/offers/source-schema.ts';

/**
 * The consumer-credit rules in force in one country from one day. Texts and figures of the law live here as data,
 * so that a change of law is a new dated pack and never an edit of components.
 */
export type RulePack = {
  country: string;
  /** first day in force, yyyy-mm-dd */
  validFrom: string;
  /** the warning every credit advert carries */
  warning: string;
  /** who we are beside the lenders, and who pays us: today nobody, and a paid agreement is told here before the first payment */
  serviceNotice: string;
  /** short form for the dateline */
  serviceShort: string;
  /** ceilings on the cost of small credits, ascending; none: the country has no such rule */
  dailyCaps: Figure<{ upTo: Bani; percentPerDay: number }[]> | null;
  /** the central bank's rate that ceilings of DAE follow, percent; dated with the day it was last seen */
  lendingFacilityPercent: Figure<number> | null;
  /** ceiling of DAE for credits above the small ones, percent; dated with the day of the rate it follows */
  generalAprCapPercent: Figure<number> | null;
  /** the same for a non-bank lender's mortgage credit */
  mortgageAprCapPercent: Figure<number> | null;
  /** the largest and longest consumer credit that the ceilings above are about; null: they have no bounds */
  capScope: Figure<{ maxPrincipal: Bani; maxYears: number }> | null;
  /** ceiling of all penalty interest, percent of the sum borrowed: 100 is the sum itself */
  penaltyCapPercent: Figure<number> | null;
  /** up to this sum penalties are part of the cost, which stops at the sum borrowed; null: they are never part of it */
  penaltiesInCostUpTo: Figure<Bani> | null;
  /** usual ceiling of all loan payments of a month, percent of the net income, for loans in the country's currency */
  incomeSharePercent: Figure<number> | null;
  /** short name of the law that sets the ceilings, for the interface */
  capLawName: string | null;
  withdrawalDays: Figure<number> | null;
  /** the most a lender may ask for repayment ahead of time, percent of what is repaid, at a fixed rate only */
  earlyRepaymentPercent: Figure<{ aboveAYear: number; lastYear: number }> | null;
  /** contracts from before the ceilings that may be revised by them: those running on a day, at most so many days late */
  olderContracts: Figure<{ runningOn: IsoDay; mostArrearsDays: number }> | null;
  representativeExample: {
    principal: Bani;
    termDays: number;
    yearlyRatePercent: number;
    total: Bani;
    aprPercent: number;
  } | null;
};
