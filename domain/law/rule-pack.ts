import type { IsoDay } from '#domain/base/days/iso-day.ts';
import type { Bani } from '#domain/base/money/bani.ts';
import type { Figure } from '#domain/base/sources/source-schema.ts';

/**
 * Consumer-credit rules in force in one country from one day. Texts and figures of the law are data here, so that a change of law
 * is a new dated pack and never an edit of components.
 */
export type RulePack = {
  country: string;
  /** first day in force, yyyy-mm-dd */
  validFrom: string;
  /** the warning required in every credit advert */
  warning: string;
  /**
   * our role beside the lenders, and who pays us: nobody at present; a paid agreement is disclosed here before the first payment
   */
  serviceNotice: string;
  /** short form for the dateline */
  serviceShort: string;
  /** ceilings on the cost of small credits, ascending; null: the country has no such rule */
  dailyCaps: Figure<{ upTo: Bani; percentPerDay: number }[]> | null;
  /** the central bank's rate that ceilings of DAE follow, percent; dated with the day it was last seen */
  lendingFacilityPercent: Figure<number> | null;
  /** ceiling of DAE for credits above the small ones, percent; dated with the day of the rate it follows */
  generalAprCapPercent: Figure<number> | null;
  /** the same for a non-bank lender's mortgage credit */
  mortgageAprCapPercent: Figure<number> | null;
  /** the largest and longest consumer credit in the scope of the ceilings above; null: unlimited */
  capScope: Figure<{ maxPrincipal: Bani; maxYears: number }> | null;
  /** ceiling of all penalty interest, percent of the sum borrowed: 100 is the sum itself */
  penaltyCapPercent: Figure<number> | null;
  /** up to this amount penalties are part of the cost, which is limited to the principal; null: they are never part of it */
  penaltiesInCostUpTo: Figure<Bani> | null;
  /** usual ceiling of all monthly loan payments, percent of the net income, for loans in the country's currency */
  incomeSharePercent: Figure<number> | null;
  /** short name of the law with the ceilings, for the interface */
  capLawName: string | null;
  withdrawalDays: Figure<number> | null;
  /** maximum compensation for early repayment, percent of the repaid amount, at a fixed rate only */
  earlyRepaymentPercent: Figure<{ aboveAYear: number; lastYear: number }> | null;
  /** contracts older than the ceilings that may be revised by them: those running on a day, at most so many days late */
  olderContracts: Figure<{ runningOn: IsoDay; mostArrearsDays: number }> | null;
  representativeExample: {
    principal: Bani;
    termDays: number;
    yearlyRatePercent: number;
    total: Bani;
    aprPercent: number;
  } | null;
};
