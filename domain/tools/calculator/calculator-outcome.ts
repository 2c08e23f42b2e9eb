import type { RulePack } from '#domain/law/rule-pack.ts';
import type { CalculatorQuery } from './calculator-query.ts';
import { earlyPlan, type EarlyPlan } from './early-plan.ts';
import { incomeShare, type IncomeShare } from './income-share.ts';
import { lawfulCeiling, type LawfulCeiling } from './lawful-ceiling.ts';
import { repaymentPlan, type RepaymentPlan } from './repayment-plan.ts';

/** All results of the calculator for a query. Results that were not requested are null. */
export type CalculatorOutcome = {
  query: CalculatorQuery;
  plan: RepaymentPlan;
  ceiling: LawfulCeiling;
  early: EarlyPlan | null;
  share: IncomeShare | null;
  second: RepaymentPlan | null;
};

/** Computes all results. @param pack the rules in force, null where none are prepared */
export function calculatorOutcome(query: CalculatorQuery, pack: RulePack | null): CalculatorOutcome {
  const plan = repaymentPlan(query.loan);
  return {
    query,
    plan,
    ceiling: lawfulCeiling(plan, query.borrower, pack),
    early: query.early && earlyPlan(plan, query.early),
    share: query.income && incomeShare(plan, query.income),
    second: query.second && repaymentPlan(query.second),
  };
}
