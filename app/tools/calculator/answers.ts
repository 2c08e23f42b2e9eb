import { memo } from 'react';
import { ComparisonAnswer } from './comparison-answer.tsx';
import { EarlyAnswer } from './early-answer.tsx';
import { IncomeAnswer } from './income-answer.tsx';
import { LoanAnswer } from './loan-answer.tsx';
import { LoanInSight } from './loan-in-sight.tsx';
import { ScheduleSection } from './schedule-section.tsx';

/**
 * Everything that is computed, by the place it stands in. The server renders it first, browsers after a change.
 * Remembered: what was not recalculated is left alone.
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
