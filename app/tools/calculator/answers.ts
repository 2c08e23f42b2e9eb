import { memo } from 'react';
import { ComparisonAnswer } from './comparison-answer.tsx';
import { EarlyAnswer } from './early-answer.tsx';
import { IncomeAnswer } from './income-answer.tsx';
import { LoanAnswer } from './loan-answer.tsx';
import { LoanInSight } from './loan-in-sight.tsx';
import { ScheduleSection } from './schedule-section.tsx';

/**
 * Every computed part, by its place. The server renders them first, browsers after a change. Memoised: parts without a new result
 * are not rendered again.
 */
export const answers = {
  inSight: memo(LoanInSight),
  loan: memo(LoanAnswer),
  schedule: memo(ScheduleSection),
  early: memo(EarlyAnswer),
  income: memo(IncomeAnswer),
  comparison: memo(ComparisonAnswer),
};

export type AnswerName = keyof typeof answers;
