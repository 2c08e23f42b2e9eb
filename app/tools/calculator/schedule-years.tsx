import type { RepaymentPlan } from '#domain/tools/calculator/repayment-plan.ts';
import { ScheduleYear } from './schedule-year.tsx';

type ScheduleYearsProps = { plan: RepaymentPlan; firstOpen: boolean };

const MONTHS_OF_A_YEAR = 12;

/** Shows the rows of a plan, folded by year of the loan. */
export function ScheduleYears({ plan, firstOpen }: ScheduleYearsProps) {
  const { rows, loan } = plan;
  const yearCount = Math.ceil(rows.length / MONTHS_OF_A_YEAR);
  return Array.from({ length: yearCount }, (_, index) => (
    <ScheduleYear
      key={index}
      year={index + 1}
      rows={rows.slice(index * MONTHS_OF_A_YEAR, (index + 1) * MONTHS_OF_A_YEAR)}
      loan={loan}
      isOpenAtFirst={firstOpen && index === 0}
    />
  ));
}
